import { expectDone, type Outcome } from '@oriel/core/outcome'
import type { Database } from '@oriel/db/database'
import {
  addCard,
  saveInstitutions,
  type BankCard,
  type CardDraft,
  type Institution,
} from '@oriel/domain/bank-card'
import type { Member, Personal } from '@oriel/domain/member'
import { testKeys } from '@oriel/keys/testing/test-keys'
import { NOON } from '../examples.ts'
import { cheapPasswords, EMAIL, makeGuarded, PASSWORD, PHONE, PIN, SITE } from './people.ts'

const digits = { min: 8, max: 14 }
export const TRON_ADDRESS = 'TR7NHqjeKQxGTCi8q8ZY4pL8otSzgjLj6t'

export const INSTITUTIONS: readonly Institution[] = [
  { currency: 'USD', kind: 'bank', code: 'harbour', name: 'Harbour Bank', digits },
  { currency: 'USD', kind: 'bank', code: 'union', name: 'Lake Union', digits },
  { currency: 'USD', kind: 'ewallet', code: 'purse', name: 'Purse', digits },
  { currency: 'USD', kind: 'crypto', code: 'tron', name: 'USDT, TRON', digits: null },
  { currency: 'USD', kind: 'crypto', code: 'ripple', name: 'XRP Ledger', digits: null },
  { currency: 'VND', kind: 'bank', code: 'vcb', name: 'Vietcombank', digits },
]

export const HOLDER = 'Anna Maria Way'
export const PROOF = { password: PASSWORD, withdrawPassword: PIN }

export const saveExamples = (database: Database): Promise<void> =>
  saveInstitutions(database, SITE.id, INSTITUTIONS)

/** A member who can be paid to accounts of their own. */
export const makeHolder = (database: Database, personal: Personal = {}): Promise<Member> =>
  makeGuarded(database, { name: HOLDER, email: EMAIL, phone: PHONE, ...personal })

/** Whose card it is, and where from they change it. */
export const ownerOf = ({ siteId, id: memberId }: Member) => ({
  siteId,
  memberId,
  ip: '203.0.113.9',
})

let accounts = 0
/** An account that nobody has. */
export function draftOf(changes: Partial<CardDraft> = {}): CardDraft {
  accounts += 1
  const number = String(77_300_000_000 + accounts)
  return { kind: 'bank', institution: 'harbour', number, memo: '', ...changes }
}

/** The house as these tests need it: nothing is its own address. */
export const cardHouse = (database: Database) => ({
  database,
  keys: testKeys,
  passwords: cheapPasswords,
  isOwnAddress: async () => false,
})

export async function giveCard(
  database: Database,
  member: Member,
  draft: CardDraft = draftOf(),
): Promise<BankCard> {
  const wanted = { draft, proof: PROOF }
  return expectDone(await addCard(cardHouse(database), wanted, ownerOf(member), NOON))
}

export const reasonOf = (said: Outcome<unknown, string>): string => (said.ok ? 'done' : said.reason)
