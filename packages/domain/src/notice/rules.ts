import type { MemberId, SiteId } from '@oriel/core/id'
import type { Rate } from '@oriel/domain/rate'

/** What a member can be told of. */
export type NoticeKind = 'security' | 'service' | 'offer' | 'gift'
/** How they are told: `page` is what shows itself on an open page. */
export type NoticeChannel = 'mail' | 'sms' | 'letter' | 'page'

type NoticeRule = {
  readonly kind: NoticeKind
  readonly channel: NoticeChannel
  /** What holds until the member chooses; `always` cannot be changed. */
  readonly usual: 'always' | 'on' | 'off'
}

/** Everything there is, in the order in which it is shown. `notice_wants` says the same in SQL. */
export const noticeRules: readonly NoticeRule[] = [
  { kind: 'security', channel: 'mail', usual: 'always' },
  { kind: 'security', channel: 'sms', usual: 'always' },
  { kind: 'service', channel: 'letter', usual: 'always' },
  { kind: 'service', channel: 'mail', usual: 'off' },
  { kind: 'offer', channel: 'letter', usual: 'on' },
  { kind: 'offer', channel: 'mail', usual: 'off' },
  { kind: 'gift', channel: 'page', usual: 'on' },
]

/** Null where a kind is never told by a channel. */
export const ruleOf = (kind: NoticeKind, channel: NoticeChannel): NoticeRule | null =>
  noticeRules.find((rule) => rule.kind === kind && rule.channel === channel) ?? null

/** What a member gets, by whether they have chosen otherwise. */
export const isWanted = ({ usual }: NoticeRule, hasChosen: boolean): boolean =>
  usual === 'always' || (usual === 'on') !== hasChosen

export const CHANGES_MAX = 30
const HOUR_MS = 3_600_000

/** Each change is a row and a line in the trail. */
export const changeRates = (who: {
  readonly siteId: SiteId
  readonly memberId: MemberId
}): Rate[] => [
  { siteId: who.siteId, who: who.memberId, name: 'notice', max: CHANGES_MAX, perMs: HOUR_MS },
]
