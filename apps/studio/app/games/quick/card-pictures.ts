import { pictures } from '../table-kit/cards.art.ts'

/** Any card may come next: all of them are fetched before the first one is turned. */
export const CARD_PICTURES: readonly string[] = Object.values(pictures)
