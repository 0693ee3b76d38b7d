import { FILL, scan } from './scan.ts'
import { lineAt, type SourceFile } from './source.ts'

export type Import = {
  readonly specifier: string
  readonly line: number
  /** Erased before the program runs, as `import type` and `export type` are. */
  readonly typeOnly: boolean
}

const quoted = `(['"\`])(${FILL}+)\\1`
const SHAPES = [
  new RegExp(`\\b(?:import|export)\\b[^'"\`;()]*?\\bfrom\\s*${quoted}`, 'gd'),
  new RegExp(`\\bimport\\s*${quoted}`, 'gd'),
  new RegExp(`\\bimport\\s*\\(\\s*${quoted}`, 'gd'),
]

/** The last keyword of the match counts: an earlier `export const` may stand before the import. */
const TYPE_ONLY = /\b(?:import|export)\s+type\s+(?!from\b|,)(?!.*\b(?:import|export)\b)/s

/** Every module a file names: imports, re-exports, bare imports and imports on demand. */
export function importsOf(file: SourceFile): Import[] {
  const { code } = scan(file)
  return SHAPES.flatMap((shape) =>
    [...code.matchAll(shape)].map((found) => {
      const [start, end] = found.indices?.[2] ?? [0, 0]
      // A bundler's query (`?url`) says how to load the file, not which file it is.
      const specifier = file.text.slice(start, end).replace(/\?.*$/, '')
      const typeOnly = TYPE_ONLY.test(found[0])
      return { specifier, line: lineAt(file.text, start), typeOnly }
    }),
  )
}
