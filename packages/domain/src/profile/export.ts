import type { MemberId } from '@oriel/core/id'
import { done, refuse, type Outcome } from '@oriel/core/outcome'
import type { Rows } from '@oriel/db/database'
import { listAudit, noteAudit, type AuditEvent } from '@oriel/domain/audit'
import { listAllCards, type BankCard } from '@oriel/domain/bank-card'
import { listDeposits, type DepositShown } from '@oriel/domain/deposit'
import { listLetters, type MemberLetter } from '@oriel/domain/letter'
import { readPersonal, type Personal } from '@oriel/domain/member'
import { listChoices, type NoticeChoice } from '@oriel/domain/notice'
import { provePassword, type PasswordReason } from '@oriel/domain/password'
import { tryRate } from '@oriel/domain/rate'
import { listAwards, listFriends, type Award, type Friend } from '@oriel/domain/recommend'
import { listOwnClaims, type OwnClaim } from '@oriel/domain/red-envelope'
import { listOwnDraws, listOwnSpins, type OwnDraws, type OwnSpin } from '@oriel/domain/roulette'
import { listSessions, type Guard, type PastSession } from '@oriel/domain/session'
import { exportRates } from './rules.ts'
import { getOwn, listAgreed, type Agreed, type Own } from './store.ts'
import { listWithdrawals, type WithdrawalShown } from '@oriel/domain/withdrawal'

export type Export = {
  readonly member: Own
  readonly personal: Personal
  readonly sessions: readonly PastSession[]
  readonly audit: readonly AuditEvent[]
  readonly agreements: readonly Agreed[]
  readonly notices: readonly NoticeChoice[]
  /** Their numbers stay sealed: nobody reads one again. */
  readonly cards: readonly BankCard[]
  readonly deposits: readonly DepositShown[]
  readonly withdrawals: readonly WithdrawalShown[]
  readonly letters: readonly MemberLetter[]
  readonly envelopes: readonly OwnClaim[]
  readonly draws: readonly OwnDraws[]
  readonly spins: readonly OwnSpin[]
  /** Friends are masked: their data is theirs. */
  readonly awards: readonly Award[]
  readonly friends: readonly Friend[]
}

/** The newest of each; support hands out what is older. */
const LINES_MAX = 1_000
const ALWAYS = { from: new Date(0), to: new Date('9999-12-31'), after: null }
/** Each may have 20,000 characters. */
const LETTERS_MAX = 200

/** Everything we know of a member, for that member, in clear. */
export async function exportData(
  guard: Guard,
  memberId: MemberId,
  password: string,
  ip: string,
  now: Date,
): Promise<Outcome<Export, PasswordReason | 'export_too_often'>> {
  const { database, keys } = guard
  const { rows } = database
  const member = await getOwn(rows, memberId)
  const line = { siteId: member.siteId, memberId, kind: 'data_exported', ip } as const
  const unproven = await provePassword(guard, member, password, now)
  const refusal =
    unproven ??
    ((await tryRate(rows, keys, exportRates(member), now)) ? null : refuse('export_too_often'))
  await noteAudit(rows, { ...line, refused: refusal?.reason ?? null }, now)
  if (refusal) return refusal
  return done({
    member,
    personal: await readPersonal(rows, keys, memberId),
    sessions: await listSessions(rows, memberId, { after: null, limit: LINES_MAX }),
    audit: await listAudit(rows, memberId, LINES_MAX),
    agreements: await listAgreed(rows, memberId),
    notices: await listChoices(rows, memberId, LINES_MAX),
    cards: (await listAllCards(rows, memberId, { after: null, count: LINES_MAX })).list,
    deposits: (await listDeposits(rows, { memberId, ...ALWAYS, count: LINES_MAX })).deposits,
    withdrawals: (await listWithdrawals(rows, { memberId, ...ALWAYS, count: LINES_MAX }))
      .withdrawals,
    ...(await readGifts(rows, member)),
  })
}

type Gifts = Pick<Export, 'letters' | 'envelopes' | 'draws' | 'spins' | 'awards' | 'friends'>

/** What the house wrote and gave to a member, and whom they have brought. */
async function readGifts(rows: Rows, { id, siteId, language }: Own): Promise<Gifts> {
  const own = { siteId, memberId: id }
  const page = { after: null, count: LINES_MAX }
  const newest = { locale: language, page: 1, count: LETTERS_MAX, order: 'desc' } as const
  return {
    letters: (await listLetters(rows, own, newest)).list,
    envelopes: await listOwnClaims(rows, own, LINES_MAX),
    draws: await listOwnDraws(rows, id, LINES_MAX),
    spins: await listOwnSpins(rows, id, LINES_MAX),
    awards: (await listAwards(rows, id, page)).list,
    friends: (await listFriends(rows, id, page)).list,
  }
}
