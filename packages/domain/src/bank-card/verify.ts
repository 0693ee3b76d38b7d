import type { BankCardId, MemberId, SiteId } from '@oriel/core/id'
import type { Work } from '@oriel/db/database'
import { getMember, lockMember } from '@oriel/domain/member'
import type { Keys } from '@oriel/keys/keys'
import { compareNames } from './names.ts'
import { findCard, findCardByMark, openHolder, type BankCard } from './read.ts'
import { judgeHolder, type Judgement, type VerifiedBy } from './rules.ts'
import { markOfAccount } from './seal.ts'
import { endCard, setReview, setVerified } from './store.ts'
import { showChanged, tellChanged } from './tell.ts'

/** Where a deposit came from, as its payment provider names it. */
export type Payer = {
  readonly siteId: SiteId
  readonly memberId: MemberId
  readonly institution: string
  readonly number: string
  readonly memo: string | null
  /** Networks of coins know none. */
  readonly name: string | null
}

export type Verdict = Judgement['kind']

/**
 * A deposit has come: where the account is bound to its member, that verifies it. Null where it is
 * not, or nobody says whose it is. Part of the work that credits the deposit.
 */
export async function verifyByPayer(
  work: Work,
  keys: Keys,
  payer: Payer,
  now: Date,
): Promise<Verdict | null> {
  const { siteId, memberId, institution, name } = payer
  await lockMember(work, memberId)
  const mark = markOfAccount(keys, siteId, institution, payer)
  const card = await findCardByMark(work, memberId, mark)
  if (!card) return null
  if (name !== null) return judge(work, keys, card, { name, by: 'deposit' }, now)
  // Who sends coins from an address holds its key.
  return card.kind === 'crypto'
    ? settle(work, keys, card, 'deposit', { kind: 'verified' }, now)
    : null
}

type NameCheck = {
  readonly memberId: MemberId
  readonly id: BankCardId
  /** The holder, as the payment provider has found them. */
  readonly name: string
}

/** A payment provider has said whose account it is. Null where the card is gone meanwhile. */
export async function verifyByNameCheck(
  work: Work,
  keys: Keys,
  { memberId, id, name }: NameCheck,
  now: Date,
): Promise<Verdict | null> {
  await lockMember(work, memberId)
  const card = await findCard(work, memberId, id)
  return card && judge(work, keys, card, { name, by: 'name_check' }, now)
}

async function judge(
  work: Work,
  keys: Keys,
  card: BankCard,
  { name, by }: { readonly name: string; readonly by: VerifiedBy },
  now: Date,
): Promise<Verdict> {
  const holder = await openHolder(work, keys, card)
  if (holder === null) throw new Error(`the card ${card.id} does not open`)
  const { language } = await getMember(work, card.memberId)
  const match = compareNames(holder, name, language)
  return settle(work, keys, card, by, judgeHolder(match, card.verifiedAt !== null), now)
}

async function settle(
  work: Work,
  keys: Keys,
  card: BankCard,
  by: VerifiedBy,
  judged: Judgement,
  now: Date,
): Promise<Verdict> {
  const { siteId } = await getMember(work, card.memberId)
  const who = { siteId, memberId: card.memberId, ip: null }
  if (judged.kind === 'refused') {
    await endCard(work, card.id, judged.because)
    await tellChanged(work, keys, { who, card, change: 'refused' }, now)
    return 'refused'
  }
  // Each deposit says so again.
  const isKnown = judged.kind === 'verified' && card.verifiedAt !== null
  if (isKnown && card.reviewBecause !== 'name') return 'verified'
  if (judged.kind === 'review') await setReview(work, card.id, judged.because)
  else await setVerified(work, card.id, by)
  await showChanged(work, who)
  return judged.kind
}
