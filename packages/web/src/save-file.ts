export type TextFile = { readonly name: string; readonly text: string; readonly type: string }

/** Browsers read the file some time after the press. */
const KEPT_MS = 60_000

/** As if a link to it had been pressed: the browser asks where to, or puts it with the others. */
export function saveFile({ name, text, type }: TextFile): void {
  const address = URL.createObjectURL(new Blob([text], { type }))
  const link = document.createElement('a')
  link.href = address
  link.download = name
  link.click()
  setTimeout(() => URL.revokeObjectURL(address), KEPT_MS)
}
