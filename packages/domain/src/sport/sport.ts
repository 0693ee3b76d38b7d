import { newId, type MemberId, type SessionId, type SiteId } from '@oriel/core/id'
import { done, refuse, type Outcome } from '@oriel/core/outcome'
import type { Rows } from '@oriel/db/database'
import { findPlayableBy, type GameReader, type Maintenance } from '@oriel/domain/games'
import { makeKnown, playerOf, type Providers } from '@oriel/domain/provider'
import { tryRate } from '@oriel/domain/rate'
import type { Keys } from '@oriel/keys/keys'
import { timeZoneOf } from '@oriel/domain/site'
import { addressRate, checkRate, QUICK_BETS, quickBetAddress } from './rules.ts'
import { findAddress, keepAddress } from './store.ts'

export { sweepSportAddresses } from './store.ts'

type House = { readonly rows: Rows; readonly keys: Keys; readonly providers: Providers }

export type QuickBetAsked = {
  readonly audience: GameReader
  readonly memberId: MemberId
  readonly sessionId: SessionId
  readonly device: 'desktop' | 'mobile'
  readonly lobbyUrl: string
}

export type QuickBet = { readonly url: string; readonly providerId: string }
type Refusal = 'sport_unknown' | 'sport_unreachable' | 'sport_too_often' | 'maintenance'

/**
 * An address of a quick bet for one session. The provider is asked outside of any transaction, and
 * no money moves: a bet takes what the member has at that provider.
 */
export async function openQuickBet(
  { rows, keys, providers }: House,
  asked: QuickBetAsked,
): Promise<Outcome<QuickBet, Refusal>> {
  const { audience, memberId, sessionId, device, lobbyUrl } = asked
  if (!(await tryRate(rows, keys, [addressRate(audience.siteId, memberId)], audience.now))) {
    return refuse('sport_too_often')
  }
  const game = await findSportsbook(rows, audience)
  if (!game) return refuse('sport_unknown')
  if (game.isOff) return refuse('maintenance', { start_at: null, end_at: null })
  if (game.maintenance) return refuse('maintenance', toldOf(game.maintenance))
  const { providerId, title, page } = game
  const port = await providers.port(providerId)
  if (!port) return refuse('sport_unknown')
  const { currency, locale } = audience
  const isKnown = await makeKnown(rows, port, { memberId, providerId, currency })
  if (isKnown !== 'known') return refuse('sport_unreachable')
  const player = playerOf(memberId, currency)
  const timeZone = await timeZoneOf(rows, audience.siteId)
  const launch = { launchId: newId(), title, locale, timeZone, device, lobbyUrl, demo: false }
  const answer = await port.launch({ player, ...launch })
  if (answer.kind !== 'done') return refuse('sport_unreachable')
  const url = quickBetAddress(answer.value.url, page)
  if (url === null) return refuse('sport_unreachable')
  await keepAddress(rows, { sessionId, mark: keys.mark('address', url), providerId })
  return done({ url, providerId })
}

/**
 * A seamless wallet comes first: there a bet takes the money where it lies. Otherwise it is the
 * order of the house.
 */
async function findSportsbook(rows: Rows, audience: GameReader) {
  for (const { dialect, title, page } of QUICK_BETS) {
    const game = await findPlayableBy(rows, audience, { dialect, title })
    if (game) return { ...game, page }
  }
  return null
}

const toldOf = ({ startsAt, endsAt }: Maintenance) => ({ start_at: startsAt, end_at: endsAt })

/** Whether a session was given this very address. Others learn nothing, not even by trying. */
export async function checkQuickBet(
  { rows, keys }: Pick<House, 'rows' | 'keys'>,
  { id: sessionId, siteId }: { readonly id: SessionId; readonly siteId: SiteId },
  url: string,
  now: Date,
): Promise<Outcome<{ providerId: string }, 'sport_address_refused' | 'sport_too_often'>> {
  const rate = checkRate(siteId, sessionId)
  if (!(await tryRate(rows, keys, [rate], now))) return refuse('sport_too_often')
  const found = await findAddress(rows, sessionId, keys.mark('address', url))
  return found ? done(found) : refuse('sport_address_refused')
}
