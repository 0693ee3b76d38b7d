import { amountText } from '@oriel/core/money-text'
import type { MemberId, SiteId } from '@oriel/core/id'
import { done, refuse, type Outcome } from '@oriel/core/outcome'
import type { Work } from '@oriel/db/database'
import { command, type State } from '@oriel/domain/command'
import { findByNumber, openArrival, type DepositId } from '@oriel/domain/deposit'
import { findMember, getMember } from '@oriel/domain/member'
import type { Keys } from '@oriel/keys/keys'
import * as z from 'zod/mini'
import type { Parked, ParkedId } from './rules.ts'
import * as store from './store.ts'

const SUBJECT = 'arrival'
const Give = z.object({
  parked_id: z.uuid(),
  /** The number of an order, or the account of a member. */
  to: z.string().check(z.minLength(1), z.maxLength(60)),
})
const SendBack = z.object({
  parked_id: z.uuid(),
  /** The bank or network of its payer, where the provider did not tell it. */
  institution: z.optional(z.string().check(z.minLength(1), z.maxLength(40))),
})

/** D11: people say whose it is; the worker posts it. */
export const giveArrivalCommand = command<z.output<typeof Give>>({
  permission: 'arrival.give',
  subjectKind: SUBJECT,
  input: Give,
  subjectOf: ({ parked_id: id }) => id,
  async look(work, siteId, { parked_id: id, to }, keys) {
    const parked = await lockOf(work, siteId, id)
    if (!parked) return null
    const found = await findReceiver(work, siteId, to)
    const memberId = parked.memberId ?? found?.memberId
    const account = memberId ? (await getMember(work, memberId)).account : null
    const state = await stateOf(work, keys, parked)
    const order = found?.order ?? null
    return {
      ...state,
      fields: { ...state.fields, to: account, order },
      ...(memberId && { memberId }),
    }
  },
  async run(work, { keys }, { siteId }, { parked_id: id, to }) {
    const parked = await lockOf(work, siteId, id)
    if (!parked) return refuse('subject_unknown')
    if (parked.state !== 'waiting' || parked.isDue) return refuse('already_decided')
    const found = await findReceiver(work, siteId, to)
    if (!found) return refuse('receiver_unknown')
    // What names an order is that order's: another member's hand is not to reach it.
    const own = (await openArrival(work, keys, parked)).orderId
    if (own !== null && own !== found.orderId) return refuse('other_order')
    const { memberId, orderId } = found
    await store.change(work, parked, {
      state: 'giving',
      memberId,
      orderId,
      trouble: null,
      isDue: true,
    })
    return done()
  },
})

/** D12: people say that it goes back to who paid it; the worker sends it. */
export const sendArrivalBackCommand = command<z.output<typeof SendBack>>({
  permission: 'arrival.send_back',
  subjectKind: SUBJECT,
  input: SendBack,
  subjectOf: ({ parked_id: id }) => id,
  async look(work, siteId, { parked_id: id }, keys) {
    const parked = await lockOf(work, siteId, id)
    return parked && stateOf(work, keys, parked)
  },
  async run(
    work,
    _tools,
    { siteId },
    { parked_id: id, institution },
  ): Promise<Outcome<void, string>> {
    const parked = await lockOf(work, siteId, id)
    if (!parked) return refuse('subject_unknown')
    if (parked.state !== 'waiting' || parked.isDue) return refuse('already_decided')
    const named = institution ?? null
    await store.change(work, parked, {
      state: 'sending',
      institution: named,
      trouble: null,
      isDue: true,
    })
    return done()
  },
})

async function lockOf(work: Work, siteId: SiteId, id: string): Promise<Parked | null> {
  const parked = await store.lock(work, id as ParkedId)
  return parked?.siteId === siteId ? parked : null
}

type Receiver = {
  readonly memberId: MemberId
  readonly orderId: DepositId | null
  readonly order: string | null
}

async function findReceiver(work: Work, siteId: SiteId, to: string): Promise<Receiver | null> {
  const order = await findByNumber(work, siteId, to.trim().toUpperCase())
  if (order) return { memberId: order.memberId, orderId: order.id, order: order.number }
  const member = await findMember(work, siteId, to.trim().toLowerCase())
  return member && { memberId: member.id, orderId: null, order: null }
}

async function stateOf(work: Work, keys: Keys, parked: Parked): Promise<State> {
  const { state, turn, linkId, tx, amount, currency, reason } = parked
  const { payer } = await openArrival(work, keys, parked)
  return {
    version: `${state} ${turn}`,
    fields: {
      arrival: `${linkId} ${tx}`,
      amount: `${amountText({ units: amount, currency })} ${currency}`,
      payer: payer.name,
      reason,
      state,
    },
  }
}
