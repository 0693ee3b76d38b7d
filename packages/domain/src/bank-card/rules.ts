import type { BankCardId, MemberId, SiteId } from '@oriel/core/id'
import type { Rate } from '@oriel/domain/rate'
import type { NameMatch } from './names.ts'

/** By what an account is known to be the member's. */
export type VerifiedBy = 'deposit' | 'name_check' | 'person'

/** Why a person looks at a card before money goes there. */
export type ReviewBecause = 'changes' | 'name' | 'asked'

/** Why a card is gone. All but the first and the last were refused. */
export type RemovedBecause = 'member' | 'name_differs' | 'person' | 'account_deleted'
export const refusals = ['name_differs', 'person'] as const satisfies readonly RemovedBecause[]
export type CardRefusal = (typeof refusals)[number]
export const isRefusal = (because: RemovedBecause): because is CardRefusal =>
  (refusals as readonly RemovedBecause[]).includes(because)

/** So many changes of where a member is paid to, within so many days, are looked at by a person. */
export const REVIEWED_CHANGES = 3
export const REVIEWED_DAYS = 30

/** So long members see what was refused, with the reason. */
export const REFUSED_SHOWN_DAYS = 30

/** As it is shown everywhere: the number is never shown again. */
export const cardLabel = (institution: string, lastFour: string): string =>
  `${institution} •••• ${lastFour}`

export type Judgement =
  | { readonly kind: 'verified' }
  | { readonly kind: 'review'; readonly because: ReviewBecause }
  | { readonly kind: 'refused'; readonly because: CardRefusal }

/** What follows from how the holder of the account is named elsewhere. */
export function judgeHolder(match: NameMatch, isVerified: boolean): Judgement {
  if (match === 'equal') return { kind: 'verified' }
  // What a person has looked at is not undone by a payer: another person looks.
  if (match === 'near' || isVerified) return { kind: 'review', because: 'name' }
  return { kind: 'refused', because: 'name_differs' }
}

const ADDS_MAX = 10
const ASKS_MAX = 3
const DAY_MS = 86_400_000

type Whose = { readonly siteId: SiteId; readonly memberId: MemberId }

/** An answer may say that somebody else has an account: nobody asks that of many. */
export const addRates = ({ siteId, memberId: who }: Whose): Rate[] => [
  { siteId, who, name: 'bank card', max: ADDS_MAX, perMs: DAY_MS },
]

/** Each takes the time of a person. */
export const askRates = ({ siteId }: Whose, cardId: BankCardId): Rate[] => [
  { siteId, who: cardId, name: 'bank card asked', max: ASKS_MAX, perMs: DAY_MS },
]
