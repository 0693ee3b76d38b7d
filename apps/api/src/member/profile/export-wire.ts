import type { DataOf } from '@oriel/contract/endpoint'
import type { memberExportCall } from '@oriel/contract/member/profile'
import { cardLabel } from '@oriel/domain/bank-card'
import type { Export } from '@oriel/domain/profile'
import { fieldOf, textsOf } from './wire.ts'

/** Everything we know of a member, as they are given it. */
export const exportWire = (data: Export, now: Date): DataOf<typeof memberExportCall> => ({
  exported_at: now,
  profile: {
    id: data.member.id,
    member_account: data.member.account,
    member_currency: data.member.currency,
    created_at: data.member.createdAt,
    ...textsOf((name) => data.personal[fieldOf(name)]),
  },
  sessions: data.sessions.map((one) => ({
    opened_with: one.openedWith,
    device: one.device,
    ip: one.ip,
    created_at: one.createdAt,
    seen_at: one.seenAt,
    ended_at: one.endedAt,
    ended_because: one.endedBecause,
  })),
  audit: data.audit.map(({ kind, refused, at, ip, facts }) => ({ kind, refused, at, ip, facts })),
  agreements: data.agreements.map(({ agreement: id, version, at: agreed_at }) => ({
    id,
    version,
    agreed_at,
  })),
  notices: data.notices.map(({ kind, channel, wanted, fromAt, untilAt }) => ({
    kind,
    channel,
    wanted,
    from_at: fromAt,
    until_at: untilAt,
  })),
  bank_cards: data.cards.map((card) => ({
    kind: card.kind,
    currency: card.currency,
    card: cardLabel(card.name, card.lastFour),
    added_at: card.addedAt,
    verified_at: card.verifiedAt,
    removed_at: card.removedAt,
    removed_because: card.removedBecause,
  })),
  deposits: data.deposits.map((order) => ({
    number: order.number,
    kind: order.kind,
    currency: order.currency,
    asked: order.asked,
    received: order.received,
    to_wallet: order.toWallet,
    fee: order.fee,
    state: order.state,
    made_at: order.madeAt,
    ended_at: order.endedAt,
  })),
  withdrawals: data.withdrawals.map((one) => ({
    number: one.number,
    card: one.card,
    currency: one.currency,
    amount: one.amount,
    fee: one.fee,
    released: one.released,
    state: one.state,
    reason: one.reason,
    made_at: one.madeAt,
    ended_at: one.endedAt,
  })),
  ...giftsWire(data),
})

const giftsWire = ({ letters, envelopes, draws, spins, awards, friends }: Export) => ({
  letters: letters.map(({ title, html, isRead, sentAt }) => {
    return { title, content: html, is_read: isRead, sent_at: sentAt }
  }),
  envelopes: envelopes.map(({ envelopeId: id, name, amount: cash, currency, claimedAt }) => {
    return { id, name, cash, currency, claimed_at: claimedAt }
  }),
  draws: draws.map(({ givenAt, expiresAt, ...one }) => {
    return { ...one, given_at: givenAt, expires_at: expiresAt }
  }),
  spins: spins.map(({ kind, amount, ...one }) => ({
    ...one,
    kind,
    amount: kind === 'cash' ? amount : 0n,
    draws: kind === 'draws' ? Number(amount) : 0,
  })),
  awards: awards.map(({ friend, month, base, amount, currency, state, madeAt }) => {
    return { friend, month, base, amount, currency, state, made_at: madeAt }
  }),
  friends: friends.map(({ friend, joinedAt }) => ({ friend, joined_at: joinedAt })),
})
