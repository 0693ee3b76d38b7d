import type { Currency } from '@oriel/core/currency'
import type { MemberId, SiteId } from '@oriel/core/id'
import type { Locale } from '@oriel/core/locale'

/** Durable facts: event.<partition>.<site>.<word>.<what>. Consumers can split by partition. */
export const EVENT_STREAM = 'EVENTS'
export const EVENT_SUBJECTS = 'event.>'
export const eventSubject = (partition: number, siteId: number, name: string): string =>
  `event.${partition}.${siteId}.${name}`
/** All facts of one feature word, whatever the partition and site. */
export const wordFilter = (word: string): string => `event.*.*.${word}.>`
/** Facts of one name, such as `letter.mail`. */
export const factFilter = (name: string): string => `event.*.*.${name}`

/** Facts a consumer gave up on, kept until somebody looks. */
export const DEAD_STREAM = 'DEAD'
export const DEAD_SUBJECTS = 'dead.>'
export const deadSubject = (consumer: string): string => `dead.${consumer}`

/** Who a realtime message is for. Plain NATS subjects: nobody listening means nobody pays. */
export type LiveAddress =
  | { to: 'board'; siteId: SiteId; audience: 'guest' | 'member'; locale: Locale }
  | { to: 'currency'; siteId: SiteId; currency: Currency }
  | { to: 'template'; siteId: SiteId; template: string }
  | { to: 'member'; siteId: SiteId; memberId: MemberId }

export function liveSubject(address: LiveAddress): string {
  const start = `live.${address.siteId}.${address.to}`
  switch (address.to) {
    case 'board':
      return `${start}.${address.audience}.${address.locale}`
    case 'currency':
      return `${start}.${address.currency}`
    case 'template':
      return `${start}.${address.template}`
    case 'member':
      return `${start}.${address.memberId}`
  }
}
