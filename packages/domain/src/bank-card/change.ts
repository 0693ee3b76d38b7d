import type { BankCardId } from '@oriel/core/id'
import { done, refuse, type Outcome } from '@oriel/core/outcome'
import { noteAudit } from '@oriel/domain/audit'
import { lockMember } from '@oriel/domain/member'
import { tryRate } from '@oriel/domain/rate'
import type { CardHouse } from './add.ts'
import { proveOwner, type OwnerProof, type OwnerReason } from './prove-owner.ts'
import { findCard, type BankCard } from './read.ts'
import { askRates } from './rules.ts'
import { endCard, noteChange, setDefault, setReview } from './store.ts'
import { showChanged, tellChanged, type CardOwner } from './tell.ts'

/** Makes a card the one that money goes to where nobody chooses. */
export async function makeDefault(
  house: CardHouse,
  { id, proof }: { readonly id: BankCardId; readonly proof: OwnerProof },
  who: CardOwner,
  now: Date,
): Promise<Outcome<BankCard, OwnerReason | 'card_invalid'>> {
  const { database, keys } = house
  const refused = await proveOwner(house, who.memberId, proof, now)
  if (refused) {
    await noteAudit(database.rows, { ...who, kind: 'card_default', refused: refused.reason }, now)
    return refused
  }
  return database.transaction(async (work) => {
    const { memberId } = who
    await lockMember(work, memberId)
    const before = await findCard(work, memberId, id)
    if (!before) return refuse('card_invalid')
    if (before.isDefault) return done(before)
    await setDefault(work, { memberId, id })
    await noteChange(work, { memberId, id }, 'default')
    const card = await findCard(work, memberId, id)
    if (!card) throw new Error(`the card ${id} is not there`)
    await tellChanged(work, keys, { who, card, change: 'default' }, now)
    return done(card)
  })
}

/** The account is the member's no longer, and free for whoever shows that it is theirs. */
export const removeCard = (
  { database, keys }: Pick<CardHouse, 'database' | 'keys'>,
  id: BankCardId,
  who: CardOwner,
  now: Date,
): Promise<Outcome<void, 'card_invalid'>> =>
  database.transaction(async (work) => {
    await lockMember(work, who.memberId)
    const card = await findCard(work, who.memberId, id)
    if (!card) return refuse('card_invalid')
    await endCard(work, id, 'member')
    await tellChanged(work, keys, { who, card, change: 'removed' }, now)
    return done()
  })

/** The member wants a person to say that the account is theirs, before money has come from it. */
export async function askVerified(
  { database, keys }: Pick<CardHouse, 'database' | 'keys'>,
  id: BankCardId,
  who: CardOwner,
  now: Date,
): Promise<Outcome<BankCard, 'card_invalid' | 'too_many_requests'>> {
  if (!(await tryRate(database.rows, keys, askRates(who, id), now))) {
    return refuse('too_many_requests')
  }
  return database.transaction(async (work) => {
    await lockMember(work, who.memberId)
    const card = await findCard(work, who.memberId, id)
    if (!card) return refuse('card_invalid')
    if (card.verifiedAt !== null || card.reviewBecause !== null) return done(card)
    await setReview(work, id, 'asked')
    await noteAudit(work, { ...who, kind: 'card_asked', facts: { card: card.lastFour } }, now)
    await showChanged(work, who)
    return done({ ...card, reviewBecause: 'asked' })
  })
}
