import type { CardKind } from '@oriel/core/bank-card/card-kind'
import { newId, type BankCardId, type MemberId } from '@oriel/core/id'
import { done, refuse, type Outcome, type Refused } from '@oriel/core/outcome'
import type { Database, Work } from '@oriel/db/database'
import { noteAudit } from '@oriel/domain/audit'
import { getMember, lockMember, readPersonal, takeOwnKey } from '@oriel/domain/member'
import type { Passwords } from '@oriel/domain/password'
import { joinPerson } from '@oriel/domain/person'
import { tryRate } from '@oriel/domain/rate'
import { readCardNumber, type CardNumber } from '@oriel/forms/bank-card'
import type { Keys } from '@oriel/keys/keys'
import { findInstitution, type Institution } from './institutions.ts'
import { proveOwner, type OwnerProof, type OwnerReason } from './prove-owner.ts'
import { findCard, type BankCard } from './read.ts'
import { addRates } from './rules.ts'
import { aboutCard, markOfAccount } from './seal.ts'
import { insertCard, noteChange } from './store.ts'
import { tellChanged, type CardOwner } from './tell.ts'

export type CardHouse = {
  readonly database: Database
  readonly keys: Keys
  readonly passwords: Passwords
}

/** Whether money that is sent there comes back to the house: its own addresses for deposits. */
export type IsOwnAddress = (institution: string, number: string) => Promise<boolean>

export type CardDraft = {
  readonly kind: CardKind
  readonly institution: string
  readonly number: string
  readonly memo: string
}

/** Which field a draft is refused for. */
export type CardField = 'institution' | 'number' | 'memo'

export type AddReason =
  | OwnerReason
  | 'card_invalid'
  | 'card_taken'
  | 'name_differs'
  | 'too_many'
  | 'too_many_requests'

const refuseField = (field: CardField): Refused<'card_invalid'> => refuse('card_invalid', { field })

type Account = CardNumber & { readonly institution: Institution; readonly holder: string }

/**
 * Binds an account to a member. It cools for a day, and every contact hears of it: whoever has the
 * session and both passwords of somebody else is paid nothing before its owner could say so.
 */
export async function addCard(
  house: CardHouse & { readonly isOwnAddress: IsOwnAddress },
  { draft, proof }: { readonly draft: CardDraft; readonly proof: OwnerProof },
  who: CardOwner,
  now: Date,
): Promise<Outcome<BankCard, AddReason>> {
  const { database, keys } = house
  const account = await readAccount(house, draft, who)
  // Before the passwords: a slip of the pen costs no try.
  if (!account.ok) return account
  const isSeldom = await tryRate(database.rows, keys, addRates(who), now)
  const refused = isSeldom
    ? await proveOwner(house, who.memberId, proof, now)
    : refuse('too_many_requests')
  const outcome =
    refused ?? (await database.transaction((work) => bind(work, keys, account.value, who, now)))
  if (!outcome.ok) {
    await noteAudit(database.rows, { ...who, kind: 'card_added', refused: outcome.reason }, now)
  }
  return outcome
}

/** The holder is the member, by the name they are known by: nobody types another one. */
async function readAccount(
  { database: { rows }, keys, isOwnAddress }: Parameters<typeof addCard>[0],
  draft: CardDraft,
  { siteId, memberId }: CardOwner,
): Promise<Outcome<Account, 'card_invalid' | 'name_differs'>> {
  const { currency } = await getMember(rows, memberId)
  const institution = await findInstitution(rows, siteId, currency, draft.institution)
  if (institution?.kind !== draft.kind) return refuseField('institution')
  const read = readCardNumber(institution, draft)
  if (!read.ok) return refuseField(read.reason === 'memo' ? 'memo' : 'number')
  if (await isOwnAddress(institution.code, read.value.number)) return refuseField('number')
  const { name: holder } = await readPersonal(rows, keys, memberId)
  if (holder === undefined) return refuse('name_differs')
  return done({ ...read.value, institution, holder })
}

async function bind(
  work: Work,
  keys: Keys,
  account: Account,
  who: CardOwner,
  now: Date,
): Promise<Outcome<BankCard, 'card_taken' | 'too_many'>> {
  const { siteId, memberId } = who
  await lockMember(work, memberId)
  const id: BankCardId = newId<'bank-card'>()
  const added = await insertCard(work, {
    id,
    siteId,
    memberId,
    ...(await sealAccount(work, keys, id, memberId, account)),
    mark: markOfAccount(keys, siteId, account.institution.code, account),
    lastFour: account.number.slice(-4),
  })
  if (!added.ok) return added
  await noteChange(work, { memberId, id }, 'added')
  const card = await findCard(work, memberId, id)
  if (!card) throw new Error(`the card ${id} is not there`)
  await tellChanged(work, keys, { who, card, change: 'added' }, now)
  await joinPerson(work, { siteId, id: memberId })
  return done(card)
}

async function sealAccount(
  work: Work,
  keys: Keys,
  id: BankCardId,
  memberId: MemberId,
  { institution: { code, kind, currency }, number, memo, holder }: Account,
) {
  const key = await takeOwnKey(work, keys, memberId)
  return {
    institution: code,
    kind,
    currency,
    number: key.seal(number, aboutCard(id, 'number')),
    memo: memo === null ? null : key.seal(memo, aboutCard(id, 'memo')),
    holder: key.seal(holder, aboutCard(id, 'holder')),
  }
}
