import {
  walletHistoryCall,
  walletSessionCall,
  walletSummaryCall,
} from '@oriel/contract/member/wallet'
import type { DataOf, InputOf } from '@oriel/contract/endpoint'
import type { AdjustmentKind } from '@oriel/core/adjustment'
import { done, refuse } from '@oriel/core/outcome'
import { listAdjustmentKinds } from '@oriel/domain/adjustment'
import {
  listLooks,
  listProviderNames,
  type GameLook,
  type ProviderNames,
} from '@oriel/domain/games'
import { listRounds } from '@oriel/domain/round'
import { listMoved } from '@oriel/domain/transfer'
import { findSession, listHistory, readSummary, type HistoryEntry } from '@oriel/domain/wallet'
import { bind, type Binding } from '../../bind.ts'
import type { MemberCaller } from '../../caller.ts'
import type { House } from '../../house.ts'
import { pictureAddress, type PictureSite } from '../../picture-address.ts'
import { roundWire } from '../round/wire.ts'

/** Before the first ledger. */
const BEGIN = new Date('2020-01-01T00:00:00Z')
/** After all that a provider's clock could say. */
const END = new Date('9999-01-01T00:00:00Z')

export const historyBindings = (house: House): Binding[] => [
  bind(walletHistoryCall, async (asked, caller) => {
    const span = spanFor(asked, caller)
    if (!span) return refuse('currency_not_offered')
    const page = { after: asked.after ?? null, count: asked.count }
    return house.database.snapshot(async (rows) => {
      const filter = { ...span, group: asked.kind ?? null }
      const { entries, next } = await listHistory(rows, filter, page)
      const names = await listProviderNames(rows)
      const ids = entries.flatMap((entry) => (entry.kind === 'game' ? entry.session.gameId : null))
      const looks = await listLooks(
        rows,
        ids.flatMap((id) => id ?? []),
        caller.locale,
      )
      const adjusted = entries.flatMap((one) => (one.kind === 'adjustment' ? one.reference : []))
      const kinds = await listAdjustmentKinds(rows, adjusted)
      const { site } = caller
      const list = entries.map((entry) => entryWire(entry, { names, looks, kinds, site }))
      return done({ currency: span.currency, list, next })
    })
  }),

  bind(walletSummaryCall, async (asked, caller) => {
    const span = spanFor(asked, caller)
    if (!span) return refuse('currency_not_offered')
    const found = await house.database.snapshot((rows) => readSummary(rows, span))
    const { opening, closing, rounds, net, gained, lost, lines, isVerified } = found
    const moved = { money_in: gained, money_out: lost, entries: lines }
    const { currency } = span
    return done({ currency, opening, ...moved, rounds, net, closing, verified: isVerified })
  }),

  bind(walletSessionCall, async ({ id, after = null }, { session, locale }) => {
    const { rows } = house.database
    const { memberId, currency } = session
    const found = await findSession(rows, { memberId, currency }, id)
    if (!found) return refuse('line_unknown')
    const filter = { ...found, memberId, typeId: null }
    const { rounds, next } = await listRounds(rows, filter, { locale, after, count: 20 })
    const moved = await listMoved(rows, memberId, found)
    return done({
      moved: moved.flatMap(({ direction, moved: amount, endedAt }) =>
        amount !== null && endedAt ? { direction, amount, ended_at: endedAt } : [],
      ),
      rounds: rounds.filter((round) => round.currency === found.currency).map(roundWire),
      next,
    })
  }),
]

/** All there ever was, unless days are named; null for a currency that the site has not. */
function spanFor(
  asked: Pick<InputOf<typeof walletSummaryCall>, 'currency' | 'from' | 'to'>,
  { session: { memberId, currency: own }, site }: MemberCaller,
) {
  const currency = asked.currency ?? own
  if (!site.currencies.includes(currency)) return null
  return { memberId, currency, from: asked.from ?? BEGIN, to: asked.to ?? END }
}

type EntryWire = DataOf<typeof walletHistoryCall>['list'][number]
type Looks = {
  readonly names: ProviderNames
  readonly looks: ReadonlyMap<number, GameLook>
  readonly kinds: ReadonlyMap<string, AdjustmentKind>
  readonly site: PictureSite
}

function entryWire(entry: HistoryEntry, { names, looks, kinds, site }: Looks): EntryWire {
  const { id, at, net, total: balance } = entry
  const usual = { id, at, net, balance }
  if (entry.kind !== 'game') {
    const { kind, reference, cause } = entry
    const gift = cause === 'red-envelope' ? ('red_envelope' as const) : null
    const adjusted = kinds.get(reference) ?? null
    return { ...usual, kind, reference, adjusted, gift, session: null }
  }
  const { providerId, gameId, isOpen, lastAt, rounds, stake, payout } = entry.session
  const look = gameId === null ? undefined : looks.get(gameId)
  const session = {
    gp_id: providerId,
    gp_name: names.get(providerId) ?? providerId,
    game_name: look?.name ?? '',
    photo_path: gameId === null ? '' : pictureAddress(site, 'game', gameId, look?.art ?? null),
    is_open: isOpen,
    last_at: lastAt,
    rounds,
    stake,
    payout,
  }
  return { ...usual, kind: 'game', reference: '', adjusted: null, gift: null, session }
}
