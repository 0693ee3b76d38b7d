import { memberRoundCall, memberRoundsCall } from '@oriel/contract/office/member'
import { done, refuse } from '@oriel/core/outcome'
import { playerOf } from '@oriel/domain/provider'
import { findRound, listRounds, spanOf, sumRounds } from '@oriel/domain/round'
import { timeZoneOf } from '@oriel/domain/site'
import type { Binding } from '../../bind.ts'
import { webAddress } from '../../web-address.ts'
import type { OfficeHouse } from '../house.ts'
import { bindPanel } from './panel.ts'
import { roundWire } from './wire.ts'

export const roundBindings = (house: OfficeHouse): Binding[] => [
  bindPanel(house, memberRoundsCall, async ({ id: memberId, siteId }, asked, { locale }) => {
    const { rows } = house.database
    const span = spanOf(asked, house.now(), await timeZoneOf(rows, siteId))
    const filter = { ...span, memberId, providerId: null, typeId: null }
    const page = { locale, after: asked.after ?? null, count: asked.count }
    const [{ rounds, next }, totals] = await Promise.all([
      listRounds(rows, filter, page),
      sumRounds(rows, filter),
    ])
    return done({
      list: rounds.map(roundWire),
      next,
      totals: totals.map((total) => ({ ...total, net: total.payout - total.stake })),
      from: span.firstDay,
      to: span.lastDay,
    })
  }),

  // The provider is asked as it is for the member's own page.
  bindPanel(house, memberRoundCall, async ({ id, siteId }, asked, { locale }) => {
    const { rows } = house.database
    const { gp_id: providerId, round_id: roundId } = asked
    const round = await findRound(rows, id, { providerId, roundId, locale })
    if (!round) return refuse('round_unknown')
    const port = await house.providers.port(providerId)
    const shownIn = { locale, timeZone: await timeZoneOf(rows, siteId) }
    const player = playerOf(id, round.currency)
    const answer = port && (await port.roundDetail({ player, roundId, shownIn }))
    if (answer?.kind === 'refused') return refuse('round_unknown')
    if (answer?.kind !== 'done') return refuse('provider_away')
    const { replayUrl, fairnessUrl } = answer.value
    return done({
      round: roundWire(round),
      replay_url: webAddress(replayUrl),
      fairness_url: webAddress(fairnessUrl),
    })
  }),
]
