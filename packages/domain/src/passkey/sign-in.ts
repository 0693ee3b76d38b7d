import { done, refuse, type Outcome, type Refused } from '@oriel/core/outcome'
import type { MemberId } from '@oriel/core/id'
import { noteAudit } from '@oriel/domain/audit'
import { isSpent, tryRate } from '@oriel/domain/rate'
import {
  failureRates,
  findKnownDevice,
  finishSignInWithin,
  mayComeFrom,
  openRates,
  type From,
  type Guard,
  type PlaceReason,
  type SignedIn,
  type Tried,
} from '@oriel/domain/session'
import { issueChallenge, takeChallenge } from './challenge.ts'
import { requestOptions, type PasskeyPlace, type RequestOptions } from './options.ts'
import { challengeRates, isCounterAhead, readClientData, userHandleOf } from './rules.ts'
import { isSiteOff } from '@oriel/domain/switch'
import { findHolder, noteUsed, type KeyHolder } from './store.ts'
import { verifyUsedKey, type UsedKeyAnswer } from './verify.ts'

type House = Pick<Guard, 'database' | 'keys'>

/** What a browser asks its keys to sign. Nobody is named: the key says whose it is. */
export async function startPasskeySignIn(
  { database, keys }: House,
  place: PasskeyPlace,
  ip: string,
  now: Date,
): Promise<Outcome<RequestOptions, 'too_many_requests'>> {
  if (!(await tryRate(database.rows, keys, challengeRates({ siteId: place.siteId, ip }), now))) {
    return refuse('too_many_requests')
  }
  const owner = { siteId: place.siteId, memberId: null }
  return done(requestOptions(place, await issueChallenge(database.rows, owner, now)))
}

export type PasskeySignInReason =
  | PlaceReason
  | 'passkey_unknown'
  | 'passkey_failed'
  | 'passkey_expired'
  | 'account_disabled'
  | 'account_frozen'
  | 'login_too_often'
  | 'transfer_verification'
  | 'site_closed'

/**
 * The device has made sure who holds it, and the key is made for this host alone: that is more than
 * a password and a code, so neither a captcha nor another question is asked.
 */
export async function signInWithPasskey(
  house: House,
  answer: UsedKeyAnswer,
  place: PasskeyPlace,
  from: From,
  now: Date,
): Promise<Outcome<SignedIn, PasskeySignInReason>> {
  const holder = await findHolder(house.database.rows, from.siteId, answer.id)
  const tried = await triedFrom(house, holder, from)
  const early = await refuseBefore(house, answer.id, tried, now)
  if (early) return noted(house, null, from, early, now)
  const said = readClientData(answer.response.clientDataJSON)
  if (!said || said.isFramed) return failed(house, answer.id, null, tried, now)
  const owner = { siteId: from.siteId, memberId: null }
  if (!(await takeChallenge(house.database.rows, owner, said.challenge, now))) {
    return noted(house, null, from, refuse('passkey_expired'), now)
  }
  if (!holder) {
    await tryRate(house.database.rows, house.keys, failureRates(answer.id, tried), now)
    return noted(house, null, from, refuse('passkey_unknown'), now)
  }
  const isTheirs = answer.response.userHandle === userHandleOf(holder.memberId)
  const counter = isTheirs
    ? await verifyUsedKey(answer, said.challenge, place, holder.publicKey)
    : null
  if (counter === null) return failed(house, answer.id, holder, tried, now)
  return finish(house, answer.id, holder, counter, from, now)
}

/** From here on it is known that the key was there: its member may hear what is the matter. */
async function finish(
  house: House,
  id: string,
  holder: KeyHolder,
  counter: bigint,
  from: From,
  now: Date,
): Promise<Outcome<SignedIn, PasskeySignInReason>> {
  const closed = await refuseKnown(house, holder, from)
  if (closed) return noted(house, holder.memberId, from, closed, now)
  const isAhead = isCounterAhead(holder.counter, counter)
  const signedIn = await house.database.transaction(async (work) => {
    if (await isSiteOff(work, from.siteId)) return 'site_closed'
    // Of two copies of one key that say the same number, one is noted.
    if (!isAhead || !(await noteUsed(work, id, counter, now))) return null
    const who = { id: holder.memberId, siteId: from.siteId, account: holder.account }
    return finishSignInWithin(work, who, from, 'passkey', now)
  })
  if (signedIn === 'site_closed') {
    return noted(house, holder.memberId, from, refuse(signedIn), now)
  }
  if (signedIn) return done(signedIn)
  return noted(house, holder.memberId, from, refuse('passkey_failed'), now, { copied: true })
}

type Attempt = From & Tried

/** A device its holder has signed in with before is not refused for what strangers got wrong. */
async function triedFrom(
  { database }: House,
  holder: KeyHolder | null,
  from: From,
): Promise<Attempt> {
  const knownDevice = holder && (await findKnownDevice(database.rows, from, holder))
  return { ...from, knownDevice }
}

async function refuseBefore(
  { database, keys }: House,
  id: string,
  from: Attempt,
  now: Date,
): Promise<Refused<PasskeySignInReason> | null> {
  const { rows } = database
  const isOften =
    !(await tryRate(rows, keys, openRates(id, from), now)) ||
    (await isSpent(rows, keys, failureRates(id, from), now))
  if (isOften) return refuse('login_too_often')
  const place = await mayComeFrom(rows, from)
  return place && refuse(place)
}

async function refuseKnown(
  { database }: House,
  holder: KeyHolder,
  from: From,
): Promise<Refused<PasskeySignInReason> | null> {
  if (holder.state === 'disabled') return refuse('account_disabled')
  if (holder.state === 'frozen') return refuse('account_frozen')
  const place = await mayComeFrom(database.rows, from, holder.memberId)
  if (place) return refuse(place)
  return holder.mustVerify ? refuse('transfer_verification') : null
}

/** What is not signed as asked counts like a wrong password. */
async function failed(
  house: House,
  id: string,
  holder: KeyHolder | null,
  from: Attempt,
  now: Date,
): Promise<Refused<PasskeySignInReason>> {
  await tryRate(house.database.rows, house.keys, failureRates(id, from), now)
  return noted(house, holder?.memberId ?? null, from, refuse('passkey_failed'), now)
}

async function noted(
  { database }: House,
  memberId: MemberId | null,
  { siteId, ip, device }: From,
  refusal: Refused<PasskeySignInReason>,
  now: Date,
  more: { readonly copied?: true } = {},
): Promise<Refused<PasskeySignInReason>> {
  const facts = { device, opened_with: 'passkey', ...more }
  const line = { siteId, memberId, kind: 'login', ip, refused: refusal.reason, facts } as const
  await noteAudit(database.rows, line, now)
  return refusal
}
