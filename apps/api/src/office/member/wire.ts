import { isIPv4 } from 'node:net'
import type { MemberId } from '@oriel/core/id'
import type { OfficeEvent } from '@oriel/domain/audit'
import type { ProviderNames } from '@oriel/domain/games'
import { WITHDRAW_TRIES, type MemberLine, type MemberNote } from '@oriel/domain/member'
import type { SentMessage } from '@oriel/domain/message'
import type { SameAccount } from '@oriel/domain/person'
import type { PlayLine } from '@oriel/domain/play'
import type { MaskedProfile } from '@oriel/domain/profile'
import type { MemberRound } from '@oriel/domain/round'
import type { KnownDevice, MemberHeader, PastSession } from '@oriel/domain/session'
import type { Transfer } from '@oriel/domain/transfer'
import type { Holdings, LineStory, WalletLine } from '@oriel/domain/wallet'

type Fields = Record<string, unknown> | null
const nameOf = (names: ProviderNames, id: string): string => names.get(id) ?? id

export const memberWire = ({ id, account, state, currency, joinedAt }: MemberLine) => ({
  id,
  account,
  state,
  currency,
  joined_at: joinedAt,
})

export const sameWire = ({ id, account, state, joinedAt, shares }: SameAccount) => ({
  id,
  account,
  state,
  joined_at: joinedAt,
  shares: [...shares],
})

export const headerWire = (header: MemberHeader, removalAt: Date | null) => ({
  ...memberWire(header),
  language: header.language,
  introducer: header.introducer && {
    by: header.introducer.by,
    account: header.introducer.account,
    member_id: header.introducer.memberId,
  },
  last_seen_at: header.lastSeenAt,
  is_signed_in: header.isSignedIn,
  removal_at: removalAt,
})

export function walletWire(holdings: Holdings, names: ProviderNames) {
  const { cash, books, late, addsUp, readAt } = holdings
  const own = (['available', 'held', 'bonus', 'vault'] as const).map((part) => {
    return { part, gp_id: null, gp_name: null, amount: cash[part], state: '' }
  })
  const there = cash.shares.flatMap(({ providerId, cash: lies, moving, state }) => {
    const at = { gp_id: providerId, gp_name: nameOf(names, providerId), state }
    const parts = [{ part: 'provider' as const, ...at, amount: lies }]
    return moving === 0n ? parts : [...parts, { part: 'moving' as const, ...at, amount: moving }]
  })
  return {
    currency: cash.currency,
    parts: [...own, ...there],
    total: cash.total,
    books,
    late,
    adds_up: addsUp,
    read_at: readAt,
  }
}

export const profileWire = (profile: MaskedProfile) => ({
  fields: profile.fields.map(({ field, masked, isVerified }) => {
    return { field, masked, is_verified: isVerified }
  }),
  passkeys: profile.passkeys,
  has_authenticator_app: profile.hasTotp,
  has_password: profile.hasPassword,
  withdraw_password: profile.withdrawPassword,
  withdraw_fails: profile.withdrawFails,
  withdraw_tries: WITHDRAW_TRIES,
  withdrawals_held_until: profile.heldUntil,
})

/** Addresses are personal: people of the house see the network, and not who in it. */
const networkOf = (ip: string | null): string | null => {
  if (ip === null) return null
  if (isIPv4(ip)) return ip.replace(/\d+$/, '•••')
  return `${ip.split(':').slice(0, 3).join(':')}:•••`
}

export const sessionWire = (session: PastSession) => ({
  id: session.id,
  opened_with: session.openedWith,
  device: session.device,
  network: networkOf(session.ip),
  opened_at: session.createdAt,
  seen_at: session.seenAt,
  ended_at: session.endedAt,
  ended_because: session.endedBecause,
})

export const deviceWire = ({ label, firstSeenAt, lastSeenAt }: KnownDevice) => ({
  label,
  first_seen_at: firstSeenAt,
  last_seen_at: lastSeenAt,
})

export const lineWire = (line: WalletLine, names: ProviderNames) => ({
  id: line.id,
  at: line.at,
  kind: line.kind,
  place: line.place,
  gp_id: line.providerId,
  gp_name: line.providerId && nameOf(names, line.providerId),
  amount: line.units,
  balance: line.balance,
  cause_kind: line.cause.kind,
  cause_id: line.cause.id,
})

export const storyWire = ({ journals, transfer }: LineStory, memberId: MemberId) => ({
  journals: journals.map(({ id, at, kind, key, reverses, entries }) => ({
    id,
    at,
    kind,
    key,
    reverses,
    entries: entries.map((entry) => ({
      account: entry.kind,
      gp_id: entry.party || null,
      is_own: entry.owner === memberId,
      currency: entry.currency,
      amount: entry.units,
      before: entry.balance - entry.units,
      after: entry.balance,
    })),
  })),
  transfer: transfer && {
    id: transfer.id,
    gp_id: transfer.providerId,
    direction: transfer.direction,
    state: transfer.state,
    reference: transfer.reference,
    reason: transfer.reason,
    tries: transfer.tries,
    sent_at: transfer.sentAt,
    ended_at: transfer.endedAt,
  },
})

export const roundWire = (round: MemberRound) => ({
  gp_id: round.providerId,
  gp_name: round.providerName,
  round_id: round.roundId,
  game_name: round.gameName,
  status: round.status,
  currency: round.currency,
  stake: round.stake,
  payout: round.payout,
  net: round.payout - round.stake,
  started_at: round.startedAt,
  settled_at: round.settledAt,
})

export const transferWire = (transfer: Transfer, names: ProviderNames) => ({
  id: transfer.id,
  gp_id: transfer.providerId,
  gp_name: nameOf(names, transfer.providerId),
  direction: transfer.direction,
  currency: transfer.currency,
  amount: transfer.moved ?? transfer.asked,
  state: transfer.state,
  reason: transfer.reason,
  reference: transfer.reference,
  tries: transfer.tries,
  made_at: transfer.madeAt,
  ended_at: transfer.endedAt,
})

export const playWire = (play: PlayLine, names: ProviderNames) => ({
  id: play.id,
  gp_id: play.providerId,
  gp_name: nameOf(names, play.providerId),
  game: play.gameCode,
  currency: play.currency,
  device: play.device,
  state: play.state,
  ended_because: play.endedBecause,
  made_at: play.madeAt,
  ended_at: play.endedAt,
})

export const messageWire = (message: SentMessage) => ({
  id: message.id,
  channel: message.channel,
  template: message.template,
  state: message.state,
  attempts: message.attempts,
  failure: message.failure,
  created_at: message.createdAt,
})

export const noteWire = ({ id, by, at, text, corrects, correctedBy }: MemberNote) => ({
  id,
  by,
  at,
  text,
  corrects,
  corrected_by: correctedBy,
})

/** Where the person sat is for those who read the audit. */
export const eventWire = (event: OfficeEvent) => ({
  id: event.id,
  at: event.at,
  actor: event.actor,
  role: event.role,
  permission: event.permission,
  outcome: event.outcome,
  reason: event.reason,
  before: event.before as Fields,
  after: event.after as Fields,
})
