import { readdirSync, readFileSync } from 'node:fs'
import { basename, join } from 'node:path'
import { locales, officeLocales, type Locale } from '@oriel/core/locale'
import PO from 'pofile'

/** One message as its translator wrote it; `word` is the file it stands in. */
export type Entry = { id: string; text: string; word: string }

/** By language; the office speaks some of them. */
export type Catalogues = Readonly<Partial<Record<Locale, readonly Entry[]>>>

/** All PO files below `<folder>/<locale>/<word>.po`. */
export function readCatalogues(folder: string): Readonly<Record<Locale, readonly Entry[]>> {
  const pairs = locales.map((locale) => [locale, readLocale(join(folder, locale))] as const)
  return Object.fromEntries(pairs) as Record<Locale, Entry[]>
}

export function parseCatalogue(word: string, content: string): Entry[] {
  return PO.parse(content)
    .items.filter((item) => !item.obsolete)
    .map((item) => ({ id: item.msgid, text: item.msgstr[0] ?? '', word }))
}

/** Words of the office, below `<folder>/<locale>/office/<word>.po`; members never load them. */
export function readOfficeCatalogues(folder: string): Catalogues {
  const pairs = officeLocales.map(
    (locale) => [locale, readLocale(join(folder, locale, 'office'), 'office.')] as const,
  )
  return Object.fromEntries(pairs)
}

function readLocale(folder: string, before = ''): Entry[] {
  return readdirSync(folder)
    .filter((file) => file.endsWith('.po'))
    .toSorted()
    .flatMap((file) =>
      parseCatalogue(before + basename(file, '.po'), readFileSync(join(folder, file), 'utf8')),
    )
}
