import { timingSafeEqual } from 'node:crypto'
import type { MemberId } from '@oriel/core/id'
import { done, refuse, type Outcome } from '@oriel/core/outcome'
import type { Work } from '@oriel/db/database'
import { announce } from '@oriel/db/outbox'
import { noteAudit } from '@oriel/domain/audit'
import { takeCaptcha } from '@oriel/domain/captcha'
import { addressFor, findCandidate, readPersonal, type Member } from '@oriel/domain/member'
import { queueMessage, type Channel } from '@oriel/domain/message'
import { tryRate } from '@oriel/domain/rate'
import { findKnownDevice, mayComeFrom, type From, type Guard } from '@oriel/domain/session'
import type { Site } from '@oriel/domain/site'
import { isBlank } from '@oriel/forms/fields'
import type { Keys } from '@oriel/keys/keys'
import { askedFact, type Asked } from './fact.ts'
import * as rules from './rules.ts'
import { dropCode, issueToken, noteAsked, spendTry } from './store.ts'

type House = Pick<Guard, 'database' | 'keys'>

export type Ask = {
  readonly site: Site
  readonly account: string
  readonly channel: Channel
  readonly captcha: { readonly token: string; readonly answer: string }
}

export type AskReason =
  | 'recovery_not_offered'
  | 'verification_unreadable'
  | 'recovery_too_often'
  | 'verify_failed'
  | 'place_closed'

/**
 * Asks for a code to a contact of the account. Whether there is such an account is looked up later
 * and elsewhere, by who sends the code: here both do exactly the same and take the same time.
 */
export async function askForCode(
  { database, keys }: House,
  { site, account: written, channel, captcha }: Ask,
  from: From,
  now: Date,
): Promise<Outcome<void, AskReason>> {
  const { siteId, ip } = from
  if (!rules.isOffered(site)) return refuse('recovery_not_offered')
  if (isBlank(written)) return refuse('verification_unreadable')
  const account = rules.plainAccount(written)
  if (await mayComeFrom(database.rows, from)) return refuse('place_closed')
  const given = { siteId, type: 'client', ip, ...captcha } as const
  if (!(await takeCaptcha(database.rows, keys, given, now))) return refuse('verify_failed')
  const knownDevice = await findKnownDevice(database.rows, from, { account })
  const who = { siteId, account, knownDevice }
  // An address that asks too much must not use up what the account's owner may ask.
  const isAllowed =
    (await tryRate(database.rows, keys, rules.askAddressRates(from), now)) &&
    (await noteAsked(database.rows, keys.mark('rate', `code ${rules.askedBy(who)}`), now)) &&
    (await tryRate(database.rows, keys, rules.askRates(who), now))
  if (!isAllowed) return refuse('recovery_too_often')
  await database.transaction((work) =>
    announce(work, askedFact(keys, { siteId, account, channel, ip, at: now })),
  )
  return done()
}

/**
 * Answers a request: a code to who is there, nothing to who is not. Told twice it sends one, and
 * told late it does not replace a newer one: ids grow with time.
 */
export async function sendCode(
  { database, keys }: House,
  { id: ask_id, siteId, account, channel, ip, at }: Asked,
  now: Date,
): Promise<'sent' | 'settled' | 'nobody' | 'late'> {
  const expires_at = rules.codeExpires(at)
  if (expires_at <= now) return 'late'
  return database.transaction(async (work) => {
    const member = await findCandidate(work, siteId, { account })
    const personal = member?.state === 'open' ? await readPersonal(work, keys, member.id) : {}
    const to = member && addressFor(channel, member.currency, personal)
    if (!member || !to) return 'nobody'
    const code = rules.newCode()
    const fresh = {
      ask_id,
      code_mark: markOf(keys, member.id, code),
      tries_left: rules.CODE_TRIES,
      expires_at,
    }
    const kept = await work
      .insertInto('recovery_codes')
      .values({ member_id: member.id, ...fresh })
      .onConflict((conflict) =>
        conflict.column('member_id').doUpdateSet(fresh).where('recovery_codes.ask_id', '<', ask_id),
      )
      .returning('member_id')
      .executeTakeFirst()
    if (!kept) return 'settled'
    const whom = { siteId, memberId: member.id, locale: member.language, channel, to }
    const values = { code, minutes: rules.CODE_LIFE_MINUTES }
    await queueMessage(work, keys, { ...whom, template: 'reset_code', values })
    const line = { siteId, memberId: member.id, kind: 'recovery_code', ip } as const
    await noteAudit(work, { ...line, facts: { channel } }, now)
    return 'sent'
  })
}

/** A code that the house asks for in the member's place; false where it would reach nobody. */
export async function sendRecovery(
  work: Work,
  keys: Keys,
  member: Pick<Member, 'id' | 'siteId' | 'account' | 'currency'>,
  channel: Channel,
  at: Date,
): Promise<boolean> {
  const { id, siteId, account, currency } = member
  if (addressFor(channel, currency, await readPersonal(work, keys, id)) === null) return false
  await announce(work, askedFact(keys, { siteId, account, channel, ip: null, at }))
  return true
}

/** Leave to set a new password, for who has the code. Five tries, and then it is dead. */
export async function takeCode(
  { database, keys }: House,
  given: { readonly account: string; readonly code: string },
  { siteId, ip }: Pick<From, 'siteId' | 'ip'>,
  now: Date,
): Promise<Outcome<{ readonly token: string }, 'recovery_code_wrong' | 'verification_too_often'>> {
  const { rows } = database
  if (!(await tryRate(rows, keys, rules.guessRates({ siteId, ip }), now))) {
    return refuse('verification_too_often')
  }
  const spent = await spendTry(rows, siteId, rules.plainAccount(given.account), now)
  const memberId = spent?.memberId ?? null
  const line = { siteId, memberId, kind: 'recovery_code', ip } as const
  const isRight =
    spent !== null && timingSafeEqual(spent.mark, markOf(keys, spent.memberId, given.code))
  return database.transaction(async (work) => {
    // Two right ones at once are one: whoever removes the code has used it.
    if (!memberId || !isRight || !(await dropCode(work, memberId))) {
      await noteAudit(work, { ...line, refused: 'recovery_code_wrong' }, now)
      return refuse('recovery_code_wrong')
    }
    await noteAudit(work, { ...line, kind: 'verified' }, now)
    return done({ token: await issueToken(work, { id: memberId, siteId }, now) })
  })
}

const markOf = (keys: Keys, memberId: MemberId, code: string): Buffer =>
  keys.mark('code', `recovery ${memberId} ${code}`)
