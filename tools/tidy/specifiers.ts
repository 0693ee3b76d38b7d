import { FILL, scan } from './scan.ts'
import { lineAt, type SourceFile } from './source.ts'

export type Import = { readonly specifier: string; readonly line: number }

const quoted = `(['"\`])(${FILL}+)\\1`
const SHAPES = [
  new RegExp(`\\b(?:import|export)\\b[^'"\`;()]*?\\bfrom\\s*${quoted}`, 'gd'),
  new RegExp(`\\bimport\\s*${quoted}`, 'gd'),
  new RegExp(`\\bimport\\s*\\(\\s*${quoted}`, 'gd'),
]

/** Every module a file names: imports, re-exports, bare imports and imports on demand. */
export function importsOf(file: SourceFile): Import[] {
  const { code } = scan(file)
  return SHAPES.flatMap((shape) =>
    [...code.matchAll(shape)].map((found) => {
      const [start, end] = found.indices?.[2] ?? [0, 0]
      // A bundler's query (`?url`) says how to load the file, not which file it is.
      const specifier = file.text.slice(start, end).replace(/\?.*$/, '')
      return { specifier, line: lineAt(file.text, start) }
    }),
  )
}
