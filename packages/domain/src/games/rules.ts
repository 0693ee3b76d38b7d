import type { Locale } from '@oriel/core/locale'
import { DEFAULT_LOCALE } from '@oriel/core/locale'

/** A game's names; English is always there. */
export type GameNames = Readonly<Partial<Record<Locale, string>>>

/** S3.019: a name falls back to en_US. Only the names that the reader may need are passed on. */
export function namesFor(names: GameNames, locale: Locale): GameNames {
  const fallback = names[DEFAULT_LOCALE] ?? Object.values(names)[0] ?? ''
  return { [DEFAULT_LOCALE]: fallback, [locale]: names[locale] ?? fallback }
}

const QUESTION_MAX = 60

/** Scripts without spaces between words. There each letter with its marks counts as a word. */
const UNSPACED =
  /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Thai}\p{Script=Myanmar}ー]\p{Mark}*/gu

/**
 * The one form in which names are kept for searching and questions are asked: small letters, wide
 * forms made narrow, no accents, single spaces. In scripts whose vowels are marks, marks stay.
 */
export function searchForm(text: string): string {
  const plain = text.normalize('NFKC').toLowerCase()
  const latin = plain.normalize('NFD').replaceAll(/(?<=\p{Script=Latin}\p{Mark}*)\p{Mark}/gu, '')
  return latin
    .normalize('NFC')
    .replaceAll('đ', 'd')
    .replaceAll(UNSPACED, ' $& ')
    .replaceAll(/[^\p{Letter}\p{Number}\p{Mark}]+/gu, ' ')
    .trim()
}

/** What a game is found by: its names and its provider's, each after a space. */
export const termsOf = (names: GameNames, provider: string): string[] => [
  ...new Set([...Object.values(names), provider].map((name) => ` ${searchForm(name)}`)),
]

/** What somebody typed, in that form and not longer than any name. */
export const questionForm = (text: string): string => searchForm(text.slice(0, QUESTION_MAX))

/** Whether a game shall be a favourite. */
export type FavouriteChange = { readonly gameId: number; readonly isWanted: boolean }

/** Of several wishes about one game the last one counts. */
export function lastWishes(wishes: readonly FavouriteChange[]): {
  readonly wanted: readonly number[]
  readonly unwanted: readonly number[]
} {
  const last = new Map(wishes.map(({ gameId, isWanted }) => [gameId, isWanted]))
  const ids = (isWanted: boolean) =>
    [...last].filter(([, wish]) => wish === isWanted).map(([gameId]) => gameId)
  return { wanted: ids(true), unwanted: ids(false) }
}

/** A cursor is the time and the id of the last game; anything else begins anew. */
export function readTimeCursor(cursor: string | null): { at: Date; id: number } | null {
  const found = /^(\d{1,14})\.(\d{1,9})$/.exec(cursor ?? '')
  return found ? { at: new Date(Number(found[1])), id: Number(found[2]) } : null
}
