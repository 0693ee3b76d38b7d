import type { Units } from '@oriel/core/money'
import type { Counter, OutCard, Withdrawal } from './withdrawal-types.ts'

/** Why nothing can be paid to an account now; null where it can. */
export function whyNotTo(
  card: OutCard,
  open: readonly Withdrawal[],
): 'cooling' | 'unverified' | 'busy' | 'closed' | null {
  if (card.usable_at !== null) return 'cooling'
  if (!card.is_verified) return 'unverified'
  if (open.some((one) => one.card === card.label)) return 'busy'
  return card.way === null || card.way.closed_until !== null ? 'closed' : null
}

/** What stands in the way of any withdrawal at all; the first thing a member can do about it. */
export type Stop = 'no_password' | 'no_card' | 'held' | 'used_up' | 'closed'

export function stopOf(counter: Counter): Stop | null {
  if (counter.held_until !== null) return 'held'
  if (!counter.has_password) return 'no_password'
  if (counter.cards.length === 0) return 'no_card'
  if (counter.today >= counter.today_max) return 'used_up'
  const isClosed = counter.cards.every(({ way }) => way === null || way.closed_until !== null)
  return isClosed ? 'closed' : null
}

/** The one that was chosen, where it can be paid; else the default; else the first that can be. */
export function chosenCard(
  { cards, open }: Pick<Counter, 'cards' | 'open'>,
  id: string,
): OutCard | null {
  const able = cards.filter((card) => whyNotTo(card, open) === null)
  return (
    able.find((card) => card.id === id) ??
    able.find(({ is_default: isDefault }) => isDefault) ??
    able[0] ??
    null
  )
}

/** At most what is free; a method's own most is for each of up to twenty parts. */
const PARTS_MAX = 20n
export const rangeOf = (
  { way }: OutCard,
  free: Units,
): { readonly min: Units; readonly max: Units } => {
  const most = (way?.max ?? 0n) * PARTS_MAX
  return { min: way?.min ?? 0n, max: most < free ? most : free }
}
