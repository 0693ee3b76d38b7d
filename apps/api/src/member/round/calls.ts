import { roundDetailCall, roundListCall } from '@oriel/contract/member/round'
import { gameTypes } from '@oriel/core/game-type'
import { done, refuse } from '@oriel/core/outcome'
import { findRound, listPlayedProviders, listRounds, spanOf, sumRounds } from '@oriel/domain/round'
import { playerOf } from '@oriel/domain/provider'
import { bind, type Binding } from '../../bind.ts'
import type { House } from '../../house.ts'
import { webAddress } from '../../web-address.ts'
import { roundWire } from './wire.ts'

type RoundHouse = Pick<House, 'database' | 'now' | 'providers'>

export const roundBindings = (house: RoundHouse): Binding[] => [
  bind(roundListCall, async (asked, { session, locale, site }) => {
    const { memberId } = session
    const span = spanOf(asked, house.now(), site.flags.timeZone)
    const type = gameTypes.find(({ code }) => code === asked.game_type)
    // A hall that is none finds nothing, and not everything.
    const typeId = asked.game_type === '' ? null : (type?.id ?? 0)
    const filter = { ...span, memberId, providerId: asked.gp_id || null, typeId }
    const page = { locale, after: asked.after ?? null, count: asked.count }
    const [{ rounds, next }, totals, played] = await Promise.all([
      listRounds(house.database.rows, filter, page),
      sumRounds(house.database.rows, filter),
      listPlayedProviders(house.database.rows, memberId),
    ])
    return done({
      list: rounds.map(roundWire),
      next,
      totals: totals.map((total) => ({ ...total, net: total.payout - total.stake })),
      providers: played.map(({ id, name }) => ({ gp_id: id, gp_name: name })),
      from: span.firstDay,
      to: span.lastDay,
    })
  }),

  bind(roundDetailCall, async ({ gp_id: providerId, round_id: roundId }, caller) => {
    const { session, locale, site } = caller
    // Whose it is, is known here: nobody else's round is ever asked for.
    const round = await findRound(house.database.rows, session.memberId, {
      providerId,
      roundId,
      locale,
    })
    if (!round) return refuse('round_unknown')
    const port = await house.providers.port(providerId)
    const player = playerOf(session.memberId, round.currency)
    const shownIn = { locale, timeZone: site.flags.timeZone }
    const answer = port && (await port.roundDetail({ player, roundId, shownIn }))
    if (answer?.kind === 'refused') return refuse('round_unknown')
    if (answer?.kind !== 'done') return refuse('provider_away')
    const { choice, view, replayUrl, fairnessUrl } = answer.value
    return done({
      round: roundWire(round),
      choice: choice ?? null,
      view: view ?? null,
      replay_url: webAddress(replayUrl),
      fairness_url: webAddress(fairnessUrl),
    })
  }),
]
