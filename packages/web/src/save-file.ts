export type TextFile = { readonly name: string; readonly text: string; readonly type: string }

/** Browsers read the file some time after the press. */
const KEPT_MS = 60_000

export const saveFile = ({ name, text, type }: TextFile): void =>
  saveBlob(name, new Blob([text], { type }))

/** As if a link to it had been pressed: the browser asks where to, or puts it with the others. */
export function saveBlob(name: string, blob: Blob): void {
  const address = URL.createObjectURL(blob)
  const link = document.createElement('a')
  link.href = address
  link.download = name
  link.click()
  setTimeout(() => URL.revokeObjectURL(address), KEPT_MS)
}
