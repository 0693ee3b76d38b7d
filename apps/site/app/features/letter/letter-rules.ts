import type { letterListCall } from '@oriel/contract/member/letter'
import type { DataOf, InputOf } from '@oriel/contract/endpoint'
import { LETTERS_PER_PAGE_COUNT } from '@oriel/contract/limits'

export type LetterPage = DataOf<typeof letterListCall>
export type Letter = LetterPage['list'][number]

/** S7.055: what the list is asked with. */
export const askLetters = (
  page: number,
  count: number = LETTERS_PER_PAGE_COUNT,
): InputOf<typeof letterListCall> => ({
  active: '1',
  count,
  page,
  sort_field: 'id',
  sort_order: 'desc',
})

/** S9.016: how many pages of 50 there are; one page even where it is empty. */
export const pagesOf = (total: number): number =>
  Math.max(1, Math.ceil(total / LETTERS_PER_PAGE_COUNT))

/** The ids that are still chosen when the list was read again. */
export const stillChosen = (
  chosen: ReadonlySet<string>,
  list: readonly Letter[],
): ReadonlySet<string> => new Set(list.filter(({ id }) => chosen.has(id)).map(({ id }) => id))

export const toggled = (chosen: ReadonlySet<string>, id: string): ReadonlySet<string> => {
  const next = new Set(chosen)
  if (!next.delete(id)) next.add(id)
  return next
}
