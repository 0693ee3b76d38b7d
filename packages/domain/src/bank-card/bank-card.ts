/** Where a member is paid to: accounts, wallets and addresses that are theirs. */
import type { Rows } from '@oriel/db/database'
import { prune } from '@oriel/db/prune'
import { sql } from 'kysely'

export {
  addCard,
  type AddReason,
  type CardDraft,
  type CardField,
  type IsOwnAddress,
} from './add.ts'
export { askVerified, makeDefault, removeCard } from './change.ts'
export { verifyCardCommand } from './command.ts'
export { readBankCardChanged, type BankCardChanged } from './fact.ts'
export { listInstitutions, saveInstitutions, type Institution } from './institutions.ts'
export { readOverview, type CardOverview } from './overview.ts'
export { compareNames, type NameMatch } from './names.ts'
export {
  findAnyCards,
  findCard,
  hasVerifiedCard,
  listAllCards,
  listCards,
  listRefused,
  openCard,
  type BankCard,
  type OpenCard,
  type RefusedCard,
} from './read.ts'
export {
  cardLabel,
  isRefusal,
  type CardRefusal,
  type RemovedBecause,
  type ReviewBecause,
} from './rules.ts'
export { reviewHolder } from './store.ts'
export type { CardOwner } from './tell.ts'
export { verifyByNameCheck, verifyByPayer, type Payer, type Verdict } from './verify.ts'

/** Empties cards that were removed 400 days ago, and drops changes that no longer count. */
export const pruneBankCards = (rows: Rows): Promise<number> =>
  prune(rows, (count) => sql`SELECT bank_card_prune(${count}) AS removed`)
