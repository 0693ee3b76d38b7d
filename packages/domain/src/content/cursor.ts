import type { Content, ContentPage } from './content.ts'

/** Where a page ended: what the list is ordered by, and the number of the last content. */
type Place = readonly [order: number, number: number]

export const writeCursor = ([order, number]: Place): string => `${order}.${number}`

const CURSOR = /^(-?\d{1,13})\.(\d{1,10})$/
const INTEGER_MAX = 2_147_483_647

/** Anything that is no cursor of ours begins anew. */
export function readCursor(text: string | null): Place | null {
  const found = CURSOR.exec(text ?? '')
  if (!found) return null
  const [order, number] = [Number(found[1]), Number(found[2])]
  return number <= INTEGER_MAX ? [order, number] : null
}

/** One more than the limit was asked for: its presence says that there is a next page. */
export function pageOf(
  found: readonly Content[],
  limit: number,
  cursorOf: (last: Content) => string,
): ContentPage {
  const contents = found.slice(0, limit)
  const last = contents.at(-1)
  return { contents, next: last && found.length > limit ? cursorOf(last) : null }
}
