/** Loads what a first click will need at the first sign of somebody at the screen: after the first sight, before the click. */

const SIGNS = ['pointermove', 'pointerdown', 'keydown'] as const

export function loadAhead(): void {
  const load = (event: Event) => {
    // Browsers tell of a pointer that rests where something was drawn beneath it: that is nobody's sign.
    if (event instanceof PointerEvent && event.type === 'pointermove' && !isMoved(event)) return
    for (const sign of SIGNS) removeEventListener(sign, load)
    // Without a network the click itself says what is wrong.
    Promise.all([import('../link/local.ts'), import('../pages/table/TablePage.tsx')]).catch(() => undefined)
  }
  for (const sign of SIGNS) addEventListener(sign, load, { passive: true })
}

const isMoved = ({ movementX, movementY }: PointerEvent): boolean => movementX !== 0 || movementY !== 0
