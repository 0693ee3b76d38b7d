import type { BankCardId, SiteId } from '@oriel/core/id'
import { done, refuse } from '@oriel/core/outcome'
import { maskPersonal } from '@oriel/core/personal'
import type { Work } from '@oriel/db/database'
import { noteAudit } from '@oriel/domain/audit'
import { command, type State } from '@oriel/domain/command'
import { getMember, lockMember } from '@oriel/domain/member'
import type { Keys } from '@oriel/keys/keys'
import * as z from 'zod/mini'
import { findAnyCard, openHolder, type BankCard } from './read.ts'
import { cardLabel } from './rules.ts'
import { endCard, setVerified } from './store.ts'
import { showChanged, tellChanged } from './tell.ts'

const Input = z.object({ card_id: z.uuid(), decision: z.enum(['verify', 'refuse']) })
type Input = z.output<typeof Input>

/** A person has seen whose account it is: the member's, or somebody else's. */
export const verifyCardCommand = command<Input>({
  permission: 'bank-card.verify',
  subjectKind: 'bank-card',
  input: Input,
  subjectOf: ({ card_id }) => card_id,
  async look(work, siteId, { card_id }, keys) {
    const found = await lockCard(work, siteId, card_id as BankCardId)
    return found && stateOf(work, keys, found)
  },
  async run(work, { keys }, { siteId, by, now }, { card_id, decision }) {
    const found = await lockCard(work, siteId, card_id as BankCardId)
    if (!found) return refuse('subject_unknown')
    const { card } = found
    const isSettled = card.verifiedAt !== null && card.reviewBecause === null
    if (card.removedAt !== null || (decision === 'verify' && isSettled)) {
      return refuse('state_unchanged')
    }
    const who = { siteId, memberId: card.memberId, ip: null }
    if (decision === 'refuse') {
      await endCard(work, card.id, 'person')
      await tellChanged(work, keys, { who, card, change: 'refused', staff: by }, now)
      return done()
    }
    await setVerified(work, card.id, 'person')
    const facts = { card: cardLabel(card.name, card.lastFour), staff: by }
    await noteAudit(work, { ...who, kind: 'card_verified', facts }, now)
    await showChanged(work, who)
    return done()
  },
})

type Found = { readonly card: BankCard; readonly account: string }

/** Through the lock of its member, as everything else that changes it. */
async function lockCard(work: Work, siteId: SiteId, id: BankCardId): Promise<Found | null> {
  const before = await findAnyCard(work, id)
  if (!before) return null
  const member = await getMember(work, before.memberId)
  if (member.siteId !== siteId) return null
  await lockMember(work, member.id)
  const card = await findAnyCard(work, id)
  return card && { card, account: member.account }
}

async function stateOf(work: Work, keys: Keys, { card, account }: Found): Promise<State> {
  const holder = await openHolder(work, keys, card)
  const isVerified = card.verifiedAt !== null
  const state = card.removedAt !== null ? 'removed' : isVerified ? 'verified' : 'unverified'
  return {
    version: `${state} ${card.reviewBecause ?? ''}`,
    fields: {
      account,
      bank_card: cardLabel(card.name, card.lastFour),
      holder: holder && maskPersonal('name', holder),
      state,
      review: card.reviewBecause,
    },
    memberId: card.memberId,
  }
}
