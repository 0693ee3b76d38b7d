import { networkOf } from '@oriel/core/network'
import { takeCaptcha } from '@oriel/domain/captcha'
import type { From, Guard } from '@oriel/domain/session'
import type { Keys } from '@oriel/keys/keys'
import { later, PROOF_LIFE_MS } from './rules.ts'

/** A captcha for registering that was solved here, or the proof of an earlier one. */
export type GivenProof = {
  readonly proof: string | null
  readonly captcha: { readonly token: string; readonly answer: string } | null
}

type Place = Pick<From, 'siteId' | 'ip'>

/** The proof to go on with, or null for who has shown none. */
export async function takeProof(
  { database, keys }: Pick<Guard, 'database' | 'keys'>,
  { proof, captcha }: GivenProof,
  { siteId, ip }: Place,
  now: Date,
): Promise<string | null> {
  if (proof !== null) return isProof(keys, proof, { siteId, ip }, now) ? proof : null
  if (captcha === null) return null
  const asked = { siteId, ip, type: 'register' as const, ...captcha }
  const isPerson = await takeCaptcha(database.rows, keys, asked, now)
  return isPerson ? issueProof(keys, { siteId, ip }, now) : null
}

function issueProof(keys: Keys, place: Place, now: Date): string {
  const until = later(now, PROOF_LIFE_MS).toISOString()
  return keys.seal('registration', until, aboutOf(place)).toString('base64url')
}

function isProof(keys: Keys, proof: string, place: Place, now: Date): boolean {
  const until = keys.open('registration', Buffer.from(proof, 'base64url'), aboutOf(place))
  return until !== null && new Date(until.toString()) > now
}

/** Good on this site and in this network only: a phone changes its address within it. */
const aboutOf = ({ siteId, ip }: Place): string => `proof ${siteId} ${networkOf(ip)}`
