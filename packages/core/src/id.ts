import { randomHex } from './random-hex.ts'

declare const brand: unique symbol
/** A string that only one kind of thing may carry. */
export type Id<Kind extends string> = string & { readonly [brand]: Kind }

/** The sha256 of what is stored, in hexadecimal digits. */
export type PictureId = Id<'picture'>
export type MemberId = Id<'member'>
export type SessionId = Id<'session'>
export type AnnouncementId = Id<'announcement'>
export type EventId = Id<'event'>
export type BankCardId = Id<'bank-card'>
/** S9.081: the site id is numeric, from configuration. */
export type SiteId = number & { readonly [brand]: 'site' }

export const siteId = (value: number): SiteId => value as SiteId

let lastMs = 0
let counter = 0
const COUNTER_MAX = 0xfff

/**
 * UUID version 7 (RFC 9562): 48 bits of milliseconds, then a 12-bit counter so that ids made by one
 * process are strictly increasing, then 62 random bits. New rows land at the right edge of an
 * index.
 */
export function newId<Kind extends string>(nowMs: number = Date.now()): Id<Kind> {
  if (nowMs > lastMs) {
    lastMs = nowMs
    counter = 0
  } else if (counter < COUNTER_MAX) {
    counter += 1
  } else {
    lastMs += 1
    counter = 0
  }
  const time = lastMs.toString(16).padStart(12, '0')
  const order = (0x7000 | counter).toString(16)
  const chance = randomHex(16)
  const variant = ((Number.parseInt(chance.slice(0, 1), 16) & 3) | 8).toString(16)
  const tail = `${variant}${chance.slice(1, 4)}-${chance.slice(4)}`
  return `${time.slice(0, 8)}-${time.slice(8)}-${order}-${tail}` as Id<Kind>
}

const UUID = /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/
export const isId = (text: string): boolean => UUID.test(text)

/** When a time-ordered id was made. */
export const idTimeMs = (id: Id<string>): number =>
  Number.parseInt(id.replace('-', '').slice(0, 12), 16)
