import { createHash } from 'node:crypto'
import { mkdirSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { pathToFileURL } from 'node:url'
import type { Plugin } from 'vite'

const DRAWN = /\.art\.ts$/
const FOLDER = path.join(import.meta.dirname, 'node_modules/.art')
const HASH_LETTERS = 8

/**
 * A file `*.art.ts` draws: it exports `pictures`, SVG by name. It runs here, when pages are built,
 * and never in a browser. What a page imports from it are the addresses of the drawings, which are
 * files of their own: small, kept by browsers, and no part of any script.
 */
export const artFiles = (): Plugin => ({
  name: 'studio:art-files',
  enforce: 'pre',
  async load(id) {
    if (!DRAWN.test(id)) return null
    const drawn = (await import(pathToFileURL(id).href)) as { pictures: Record<string, string> }
    const files = Object.entries(drawn.pictures).map(([name, svg]) => [name, keep(name, svg)])
    const imports = files.map(([, file], at) => `import file${at} from ${JSON.stringify(file)}`)
    const entries = files.map(([name], at) => `${JSON.stringify(name)}: file${at}`)
    return `${imports.join('\n')}\nexport const pictures = { ${entries.join(', ')} }\n`
  },
})

/** Only what changed is written: the watcher of a developer's pages stays quiet. */
function keep(name: string, svg: string): string {
  const hash = createHash('sha256').update(svg).digest('hex').slice(0, HASH_LETTERS)
  const file = path.join(FOLDER, `${name}.${hash}.svg`)
  mkdirSync(FOLDER, { recursive: true })
  writeFileSync(file, svg)
  return file
}
