// Marked as a server file, so that bundlers and tidy keep the disk out of the browser.
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import { locales } from '@oriel/core/locale'
import { DISPLAY_FILE, fontCss, type Subset, type SubsetRanges, textFile } from './font-css.ts'

const FOLDER = join(import.meta.dirname, 'generated')
const SUBSETS: readonly Subset[] = ['latin', 'vietnamese']
const require = createRequire(import.meta.url)
const TEXT_PACKAGE = dirname(require.resolve('@fontsource-variable/plus-jakarta-sans/package.json'))
const DISPLAY_PACKAGE = dirname(require.resolve('@fontsource-variable/unbounded/package.json'))

/** Every generated file by its name: a style sheet for each language, the fonts, their licences. */
export function fontFiles(): Map<string, Buffer> {
  const ranges = { text: readRanges(TEXT_PACKAGE), display: readRanges(DISPLAY_PACKAGE) }
  const files = new Map<string, Buffer>()
  for (const locale of locales) {
    files.set(`fonts.${locale}.css`, Buffer.from(fontCss(locale, ranges)))
  }
  for (const subset of SUBSETS) {
    const source = join(TEXT_PACKAGE, `files/plus-jakarta-sans-${subset}-wght-normal.woff2`)
    files.set(textFile(subset), readFileSync(source))
  }
  const displaySource = join(DISPLAY_PACKAGE, 'files/unbounded-latin-wght-normal.woff2')
  files.set(DISPLAY_FILE, readFileSync(displaySource))
  files.set('plus-jakarta-sans-OFL.txt', readFileSync(join(TEXT_PACKAGE, 'LICENSE')))
  files.set('unbounded-OFL.txt', readFileSync(join(DISPLAY_PACKAGE, 'LICENSE')))
  return files
}

/** Names of the files that are not on disk as they would be written now. */
export const staleFonts = (): string[] =>
  [...fontFiles()].filter(([name, content]) => !isOnDisk(name, content)).map(([name]) => name)

export function writeFonts(): void {
  mkdirSync(FOLDER, { recursive: true })
  for (const [name, content] of fontFiles()) writeFileSync(join(FOLDER, name), content)
}

function isOnDisk(name: string, content: Buffer): boolean {
  try {
    return readFileSync(join(FOLDER, name)).equals(content)
  } catch {
    return false
  }
}

const readRanges = (folder: string): SubsetRanges =>
  JSON.parse(readFileSync(join(folder, 'unicode.json'), 'utf8')) as SubsetRanges
