import { checkSportAddressCall, sportQuickBetCall } from '@oriel/contract/member/sport'
import { done, refuse } from '@oriel/core/outcome'
import { checkQuickBet, openQuickBet } from '@oriel/domain/sport'
import { bind, type Binding } from '../../bind.ts'
import { audienceOf } from '../games/wire.ts'
import type { House } from '../../house.ts'

/** Where a provider leads back to; its page also sends its messages to this origin. */
const LOBBY = '/close'

export const sportBindings = (house: House): Binding[] => [
  bind(sportQuickBetCall, async ({ currency, support_device: device }, caller) => {
    const { session } = caller
    const { rows } = house.database
    // Whose money it is says the session; a page may know no better, but not differently.
    if (currency !== undefined && currency !== session.currency) {
      return refuse('currency_not_offered')
    }
    const audience = audienceOf(caller, { currency: session.currency, device }, house.now())
    if (!audience) return refuse('currency_not_offered')
    const opened = await openQuickBet(
      { rows, keys: house.keys, providers: house.providers },
      {
        audience,
        memberId: session.memberId,
        sessionId: session.id,
        device: audience.device,
        lobbyUrl: `${caller.origin}${LOBBY}`,
      },
    )
    if (!opened.ok) return opened
    const { url, providerId } = opened.value
    return done({ detail: { url, gp_id: providerId } })
  }),

  bind(checkSportAddressCall, async ({ url }, { session }) => {
    const { database, keys } = house
    const checked = await checkQuickBet({ rows: database.rows, keys }, session, url, house.now())
    return checked.ok ? done({ gp_id: checked.value.providerId }) : checked
  }),
]
