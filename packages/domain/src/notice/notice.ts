import type { MemberId, SiteId } from '@oriel/core/id'
import { done, refuse, type Outcome } from '@oriel/core/outcome'
import type { Database, Rows } from '@oriel/db/database'
import { noteAudit } from '@oriel/domain/audit'
import { tryRate } from '@oriel/domain/rate'
import type { Keys } from '@oriel/keys/keys'
import { changeRates, isWanted, noticeRules, ruleOf } from './rules.ts'
import type { NoticeChannel, NoticeKind } from './rules.ts'
import { depart, goBack, listDepartures } from './store.ts'

/** What a member wants to hear of, and by which channel. */
export { CHANGES_MAX, type NoticeChannel, type NoticeKind } from './rules.ts'
export { listChoices, wantsNotice, type NoticeChoice } from './store.ts'

export type Notice = {
  readonly kind: NoticeKind
  readonly channel: NoticeChannel
  readonly wanted: boolean
  /** Always sent: nobody can change it. */
  readonly isFixed: boolean
}

/** Everything a member can be told of, and what they get of it now. */
export async function listNotices(rows: Rows, memberId: MemberId): Promise<Notice[]> {
  const chosen = await listDepartures(rows, memberId)
  return noticeRules.map((rule) => {
    const { kind, channel, usual } = rule
    const hasChosen = chosen.some((one) => one.kind === kind && one.channel === channel)
    return { kind, channel, wanted: isWanted(rule, hasChosen), isFixed: usual === 'always' }
  })
}

type Who = { readonly siteId: SiteId; readonly memberId: MemberId; readonly ip: string | null }
type Wish = Omit<Notice, 'isFixed'>
export type NoticeReason = 'notice_fixed' | 'too_many_requests'

/** Changes what a member gets from now on. A change to what already is writes nothing. */
export async function setNotice(
  database: Database,
  keys: Keys,
  { siteId, memberId, ip }: Who,
  { kind, channel, wanted }: Wish,
  now: Date,
): Promise<Outcome<void, NoticeReason>> {
  const rule = ruleOf(kind, channel)
  if (!rule || rule.usual === 'always') return refuse('notice_fixed')
  const rates = changeRates({ siteId, memberId })
  if (!(await tryRate(database.rows, keys, rates, now))) return refuse('too_many_requests')
  return database.transaction(async (work) => {
    const isUsual = wanted === isWanted(rule, false)
    const isChanged = await (isUsual ? goBack : depart)(work, { memberId, kind, channel })
    const line = { siteId, memberId, kind: 'notice_changed', ip } as const
    if (isChanged) await noteAudit(work, { ...line, facts: { kind, channel, wanted } }, now)
    return done()
  })
}
