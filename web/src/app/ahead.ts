/** Loads what a first click will need at the first sign of somebody at the screen: after the first sight, before the click. */

const SIGNS = ['pointermove', 'pointerdown', 'keydown'] as const

export function loadAhead(): void {
  const load = () => {
    for (const sign of SIGNS) removeEventListener(sign, load)
    // Without a network the click itself says what is wrong.
    Promise.all([import('../link/local.ts'), import('../pages/TablePage.tsx')]).catch(() => undefined)
  }
  for (const sign of SIGNS) addEventListener(sign, load, { passive: true })
}
