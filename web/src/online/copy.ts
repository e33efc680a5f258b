/** Copying and sharing: on plain http there is neither a clipboard nor a share sheet, so each has a way without. */

/** False: the browser does not let us; the text has to be copied by hand. */
export async function copyText(text: string): Promise<boolean> {
  if (isSecureContext)
    try {
      await navigator.clipboard.writeText(text)
      return true
    } catch {
      // Forbidden, or the window has lost the focus: the old way may still work.
    }
  return copyBySelection(text)
}

/** From a hidden field; the focus stays where it was. */
function copyBySelection(text: string): boolean {
  const field = document.createElement('textarea')
  field.value = text
  field.readOnly = true
  field.style.position = 'fixed' // so that nothing scrolls
  const active = document.activeElement
  // A modal dialog makes everything outside of it unselectable.
  const home = active?.closest('dialog') ?? document.body
  home.append(field)
  field.select()
  const isDone = document.execCommand('copy')
  field.remove()
  if (active instanceof HTMLElement) active.focus({ preventScroll: true })
  return isDone
}

export const canShare = (): boolean => isSecureContext && typeof navigator.share === 'function'

/** Opens the share sheet; whoever closes it has changed their mind. */
export async function share(data: ShareData): Promise<void> {
  await navigator.share(data).catch(() => undefined)
}
