import { createHmac } from 'node:crypto'
import type { MemberId, SiteId } from '@oriel/core/id'
import type { Rate } from '@oriel/domain/rate'

const STEP_MS = 30_000
const DIGITS = 6
/** Clocks of phones are a little early or late. */
const STEPS_AROUND = 1
const ALPHABET = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567'

export const stepOf = (now: Date): number => Math.floor(now.getTime() / STEP_MS)

/** RFC 6238, with SHA-1 and six digits: what every authenticator app can do. */
export function codeAt(secret: Buffer, step: number): string {
  const counter = Buffer.alloc(8)
  counter.writeBigUInt64BE(BigInt(step))
  const mac = createHmac('sha1', secret).update(counter).digest()
  const offset = (mac.at(-1) ?? 0) & 0xf
  const number = mac.readUInt32BE(offset) & 0x7fffffff
  return String(number % 10 ** DIGITS).padStart(DIGITS, '0')
}

/** The step a code belongs to, near now; null for any other text. */
export function findStep(secret: Buffer, code: string, now: Date): number | null {
  const middle = stepOf(now)
  for (let step = middle - STEPS_AROUND; step <= middle + STEPS_AROUND; step += 1) {
    if (codeAt(secret, step) === code) return step
  }
  return null
}

/** RFC 4648, as authenticator apps read it. */
export function base32(bytes: Buffer): string {
  const bits = Array.from(bytes, (byte) => byte.toString(2).padStart(8, '0')).join('')
  const groups = bits.match(/.{1,5}/g) ?? []
  return groups.map((group) => ALPHABET[Number.parseInt(group.padEnd(5, '0'), 2)]).join('')
}

/** What the QR code says. */
export function keyAddress(secret: Buffer, issuer: string, account: string): string {
  const label = `${encodeURIComponent(issuer)}:${encodeURIComponent(account)}`
  return `otpauth://totp/${label}?secret=${base32(secret)}&issuer=${encodeURIComponent(issuer)}`
}

const CONFIRMS_MAX = 10
const QUARTER_HOUR_MS = 15 * 60_000

type Who = { readonly siteId: SiteId; readonly memberId: MemberId }

export const confirmRates = ({ siteId, memberId: who }: Who): Rate[] => [
  { siteId, who, name: 'totp confirm', max: CONFIRMS_MAX, perMs: QUARTER_HOUR_MS },
]
