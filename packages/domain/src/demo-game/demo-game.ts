import { newId } from '@oriel/core/id'
import { done, refuse, type Outcome } from '@oriel/core/outcome'
import type { Rows } from '@oriel/db/database'
import { findPlayable, type GameReader } from '@oriel/domain/games'
import type { Providers } from '@oriel/domain/provider'
import { perAddress, tryRate } from '@oriel/domain/rate'
import type { Keys } from '@oriel/keys/keys'
import { timeZoneOf } from '@oriel/domain/site'

export type DemoAsked = {
  readonly audience: GameReader
  readonly providerId: string
  readonly code: string
  readonly device: 'desktop' | 'mobile' | 'app'
  readonly lobbyUrl: string
  /** The visitor's address, by which their demos are counted. */
  readonly ip: string
}

export type DemoRefusal =
  | 'game_unknown'
  | 'no_demo'
  | 'maintenance'
  | 'demo_unavailable'
  | 'demo_too_often'

type DemoHouse = { readonly rows: Rows; readonly keys: Keys; readonly providers: Providers }

/** As many as a curious person opens, and fewer than would trouble a provider. */
const DEMOS = { name: 'demo', max: 20, perMs: 60_000 }

/**
 * The address of a game to be tried. Nobody is known for it and nothing is kept: the provider gives
 * coins that are worth nothing to a name that was made up for this once.
 */
export async function openDemo(
  { rows, keys, providers }: DemoHouse,
  { audience, providerId, code, device, lobbyUrl, ip }: DemoAsked,
): Promise<Outcome<string, DemoRefusal>> {
  const { siteId, now } = audience
  if (!(await tryRate(rows, keys, perAddress({ siteId, ip }, DEMOS), now)))
    return refuse('demo_too_often')
  const game = await findPlayable(rows, audience, { providerId, code })
  if (!game) return refuse('game_unknown')
  if (!game.hasDemo) return refuse('no_demo')
  if (game.isOff) return refuse('maintenance', null)
  if (game.maintenance) return refuse('maintenance', game.maintenance)
  const port = await providers.port(providerId)
  if (!port) return refuse('demo_unavailable')
  if (!port.caps.demo) return refuse('no_demo')
  const name = `demo-${newId()}`
  const launched = await port.launch({
    player: { ref: name, currency: audience.currency },
    launchId: name,
    title: game.title,
    locale: audience.locale,
    timeZone: await timeZoneOf(rows, siteId),
    device,
    lobbyUrl,
    demo: true,
  })
  if (launched.kind === 'done') return done(launched.value.url)
  const isAway = launched.kind === 'refused' && launched.reason === 'maintenance'
  return isAway ? refuse('maintenance', null) : refuse('demo_unavailable')
}
