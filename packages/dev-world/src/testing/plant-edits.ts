import { readFileSync } from 'node:fs'
import { registerHooks } from 'node:module'
import { fileURLToPath } from 'node:url'

/** Another text in a file of the product, as a process reads it; the file itself stays as it is. */
export type Edit = { readonly file: string; readonly part: string; readonly instead: string }

/** Whatever this process imports from here on is read with the edits. */
export function registerEdits(edits: readonly Edit[]): void {
  registerHooks({
    load(url, context, next) {
      const own = edits.filter(({ file }) => url.endsWith(file))
      const loaded = next(url, context)
      if (own.length === 0) return loaded
      let text = readFileSync(fileURLToPath(url), 'utf8')
      for (const { file, part, instead } of own) {
        if (!text.includes(part)) throw new Error(`${file} has no place for "${part}"`)
        text = text.replace(part, () => instead)
      }
      return { ...loaded, source: text }
    },
  })
}
