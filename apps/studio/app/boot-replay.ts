import * as z from 'zod/mini'
import { ReplayData } from '../src/player/wire.ts'
import type { Boot } from './boot.ts'
import { screens, type GameCode } from './games/screens.ts'
import type { Seat } from './lib/seat.ts'
import { loadText } from './lib/text.tsx'
import { wantedLocale, wantedZone } from './lib/wanted-locale.ts'

/** From the number of a settled round to its game, where it can be seen again and not played. */
export async function bootReplay(roundId: string): Promise<Boot> {
  const locale = wantedLocale(location.search, navigator.languages)
  try {
    const answer = await fetch(`/replay-data/${roundId}?lang=${locale}`)
    if (answer.status === 404) return { is: 'unknown' }
    const { data } = z.object({ data: z.unknown() }).parse(await answer.json())
    const replay = z.decode(ReplayData, data as never)
    const [text, { default: Screen }] = await Promise.all([
      loadText(locale, replay.game),
      screens[replay.game as GameCode](),
    ])
    document.title = `${replay.name} · Oriel Studio`
    return { is: 'ready', seat: watcherOf(replay, locale), text, Screen }
  } catch {
    return { is: 'unreachable' }
  }
}

/** Whoever watches sits nowhere: no money, no session, one stake to look at. */
function watcherOf(replay: z.output<typeof ReplayData>, locale: Seat['state']['locale']): Seat {
  const stake = replay.frames[0]?.stake ?? 0n
  return {
    token: '',
    replay: replay.frames,
    state: {
      title: replay.title,
      name: replay.name,
      game: replay.game,
      locale,
      time_zone: wantedZone(location.search),
      currency: replay.currency,
      is_demo: false,
      lobby_url: '',
      balance: 0n,
      stakes: [stake],
      first_stake: stake,
      max_win: 0n,
      pace_ms: 0,
      rules_version: replay.rules_version,
      build: replay.build,
      is_shared: false,
      seed: { hash: '', client_seed: '', nonce: 0 },
      open_round: null,
      pending: null,
      session: { opened_at: replay.started_at, rounds: 0, staked: 0n, paid: 0n },
      server_time: replay.started_at,
    },
  }
}
