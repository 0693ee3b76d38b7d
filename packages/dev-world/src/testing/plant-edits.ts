import { readFileSync } from 'node:fs'
import { registerHooks } from 'node:module'
import { fileURLToPath } from 'node:url'

/** Another text in a file of the product, as a process reads it; the file itself stays as it is. */
export type Edit = { readonly file: string; readonly part: string; readonly instead: string }

/** The text of a file with those of the edits that are about it; null where none is. */
export function editedText(path: string, edits: readonly Edit[]): string | null {
  const own = edits.filter(({ file }) => path.endsWith(file))
  if (own.length === 0) return null
  let text = readFileSync(path, 'utf8')
  for (const { file, part, instead } of own) {
    if (!text.includes(part)) throw new Error(`${file} has no place for "${part}"`)
    text = text.replace(part, () => instead)
  }
  return text
}

/** Whatever this process imports from here on is read with the edits. */
export function registerEdits(edits: readonly Edit[]): void {
  registerHooks({
    load(url, context, next) {
      const source = url.startsWith('file:') ? editedText(fileURLToPath(url), edits) : null
      const loaded = next(url, context)
      return source === null ? loaded : { ...loaded, source }
    },
  })
}
