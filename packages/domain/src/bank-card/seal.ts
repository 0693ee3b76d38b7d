import type { BankCardId, SiteId } from '@oriel/core/id'
import type { CardNumber } from '@oriel/forms/bank-card'
import type { Keys } from '@oriel/keys/keys'

/** What is sealed of one card opens as nothing else, and for no other card. */
export const aboutCard = (id: BankCardId, part: 'number' | 'memo' | 'holder'): string =>
  `bank card ${id} ${part}`

/** By which an account is found again at its site, and never read. */
export const markOfAccount = (
  keys: Keys,
  siteId: SiteId,
  institution: string,
  { number, memo }: CardNumber,
): Buffer => keys.mark('index', `${siteId} bank card ${institution} ${number} ${memo ?? ''}`)
