import { done, refuse, type Outcome } from '@oriel/core/outcome'
import { noteAudit } from '@oriel/domain/audit'
import { tryRate } from '@oriel/domain/rate'
import { noteProven, type Guard, type Session } from '@oriel/domain/session'
import { issueChallenge, takeChallenge } from './challenge.ts'
import { requestOptions, type PasskeyPlace, type RequestOptions } from './options.ts'
import { challengeRates, isCounterAhead, readClientData } from './rules.ts'
import { findHolder, noteUsed } from './store.ts'
import { verifyUsedKey, type UsedKeyAnswer } from './verify.ts'

type House = Pick<Guard, 'database' | 'keys'>

/** What the device of a signed-in member signs to show once more who they are. */
export async function startPasskeyProof(
  { database, keys }: House,
  { memberId, siteId }: Session,
  place: PasskeyPlace,
  ip: string,
  now: Date,
): Promise<Outcome<RequestOptions, 'too_many_requests'>> {
  if (!(await tryRate(database.rows, keys, challengeRates({ siteId, ip }), now))) {
    return refuse('too_many_requests')
  }
  const challenge = await issueChallenge(database.rows, { siteId, memberId }, now)
  return done(requestOptions(place, challenge))
}

export type PasskeyProofReason = 'passkey_failed' | 'passkey_expired'

/** A key of this very member; a key of somebody else proves nothing here. */
export async function provePasskey(
  { database }: House,
  session: Session,
  answer: UsedKeyAnswer,
  place: PasskeyPlace,
  ip: string,
  now: Date,
): Promise<Outcome<void, PasskeyProofReason>> {
  const refused = await judge(database.rows, session, answer, place, now)
  const { siteId, memberId } = session
  const facts = { with: 'passkey' }
  await noteAudit(database.rows, { siteId, memberId, kind: 'proof', ip, refused, facts }, now)
  if (refused) return refuse(refused)
  await noteProven(database.rows, session.id, now)
  return done()
}

async function judge(
  rows: House['database']['rows'],
  { siteId, memberId }: Session,
  answer: UsedKeyAnswer,
  place: PasskeyPlace,
  now: Date,
): Promise<PasskeyProofReason | null> {
  const said = readClientData(answer.response.clientDataJSON)
  if (!said || said.isFramed) return 'passkey_failed'
  if (!(await takeChallenge(rows, { siteId, memberId }, said.challenge, now))) {
    return 'passkey_expired'
  }
  const holder = await findHolder(rows, siteId, answer.id)
  if (holder?.memberId !== memberId) return 'passkey_failed'
  const counter = await verifyUsedKey(answer, said.challenge, place, holder.publicKey)
  const isOwn = counter !== null && isCounterAhead(holder.counter, counter)
  return isOwn && (await noteUsed(rows, answer.id, counter, now)) ? null : 'passkey_failed'
}
