import {
  applyForAgentCall,
  bonusSettingCall,
  cashSurplusCall,
  recommendMembersCall,
  recommendProjectCall,
  recommendRecordsCall,
} from '@oriel/contract/member/recommend'
import { done, refuse, type Outcome } from '@oriel/core/outcome'
import { dayOf } from '@oriel/core/time'
import { isRecommendOpen } from '@oriel/domain/introducer'
import {
  checkApplication,
  ensureCode,
  findTerms,
  listAwards,
  listFriends,
  readSums,
  type ApplicationReason,
} from '@oriel/domain/recommend'
import { bind, type Binding } from '../../bind.ts'
import type { MemberCaller } from '../../caller.ts'
import type { House } from '../../house.ts'

type RecommendHouse = Pick<House, 'database' | 'now'>

export const recommendBindings = (house: RecommendHouse): Binding[] => [
  bind(bonusSettingCall, async (_input, { session, site }) => {
    const { rows } = house.database
    return done({ is_friend: await isRecommendOpen(rows, site.id, session.currency) })
  }),

  bind(applyForAgentCall, async (_input, { session, site }) => {
    const answer = await checkApplication(house.database.rows, session.memberId, site)
    return answer.ok ? done({}) : answer
  }),

  // Interest on balances is not built, so nothing is asked.
  bind(cashSurplusCall, async () => done({ active: false })),

  bind(recommendProjectCall, async (_input, caller) => {
    const refused = await refusedTo(house, caller)
    if (refused) return refused
    const { session, site } = caller
    const { rows } = house.database
    const { memberId: id, currency } = session
    const now = house.now()
    const [own, terms, sums] = await Promise.all([
      ensureCode(house.database, { siteId: site.id, id }, now),
      findTerms(rows, site.id, currency),
      readSums(rows, { id, currency }, now, site.flags.timeZone),
    ])
    return done({
      code: own.code,
      is_enabled: own.isEnabled,
      currency,
      terms: terms && {
        version: terms.version,
        since: terms.validFrom,
        share_ppm: terms.sharePpm,
        share_days: terms.shareDays,
        share_max: terms.shareMax,
      },
      ...sums,
    })
  }),

  ...listBindings(house),
]

const listBindings = (house: RecommendHouse): Binding[] => [
  bind(recommendRecordsCall, async ({ after, count }, caller) => {
    const refused = await refusedTo(house, caller)
    if (refused) return refused
    const page = { after: numberOf(after), count }
    const { list, next } = await listAwards(house.database.rows, caller.session.memberId, page)
    return done({
      list: list.map(({ cursor, ratePpm, madeAt, ...award }) => ({
        id: cursor,
        rate_ppm: ratePpm,
        made_at: madeAt,
        ...award,
      })),
      next,
    })
  }),

  bind(recommendMembersCall, async ({ after, count }, caller) => {
    const refused = await refusedTo(house, caller)
    if (refused) return refused
    const { session, site } = caller
    const page = { after: uuidOf(after), count }
    const { list, next } = await listFriends(house.database.rows, session.memberId, page)
    return done({
      list: list.map(({ cursor, friend, joinedAt, currency, staked, lastSeenAt }) => ({
        id: cursor,
        friend,
        joined_at: joinedAt,
        currency,
        staked: staked.map(({ currency: own, units }) => ({ currency: own, amount: units })),
        last_seen: lastSeenAt && dayOf(lastSeenAt, site.flags.timeZone),
      })),
      next,
    })
  }),
]

/** S6.013 to S6.015: closed for this currency, and for who brings members as an agent. */
async function refusedTo(
  { database }: RecommendHouse,
  { session, site }: MemberCaller,
): Promise<Extract<Outcome<never, ApplicationReason | 'recommend_closed'>, { ok: false }> | null> {
  const open = await isRecommendOpen(database.rows, site.id, session.currency)
  if (!open) return refuse('recommend_closed')
  const checked = await checkApplication(database.rows, session.memberId, site)
  return checked.ok ? null : checked
}

/** A cursor that is none begins anew. */
const numberOf = (text: string | undefined): string | null =>
  text !== undefined && /^\d{1,18}$/.test(text) ? text : null
const uuidOf = (text: string | undefined): string | null =>
  text !== undefined && /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/.test(text) ? text : null
