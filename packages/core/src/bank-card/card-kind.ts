/** What a member can be paid to. */
export const cardKinds = ['bank', 'ewallet', 'crypto'] as const
export type CardKind = (typeof cardKinds)[number]

/** So many live ones of each kind has a member at most. The database keeps it as well. */
export const CARDS_PER_KIND = 5

/** A new one cools so long before money goes to it. The database keeps it as well. */
export const CARD_COOLING_HOURS = 24
