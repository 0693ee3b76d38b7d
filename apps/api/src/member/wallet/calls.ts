import {
  allBackCall,
  balanceGetBackCall,
  checkTransferCall,
  heldWinsCall,
  myCashCall,
  transferListCall,
  walletCurrenciesCall,
  walletCurrencyCall,
  walletStatementCall,
} from '@oriel/contract/member/wallet'
import { BALANCE_GET_BACK_WAIT_S, ONE_KEY_BACK_WAIT_S } from '@oriel/contract/limits'
import { done, refuse } from '@oriel/core/outcome'
import { listAdjustmentKinds } from '@oriel/domain/adjustment'
import { listProviderNames } from '@oriel/domain/games'
import { listHeldOf } from '@oriel/domain/held'
import { takeInterval } from '@oriel/domain/rate'
import { checkTransfer, listTransfers, type TransferId } from '@oriel/domain/transfer'
import {
  awaitBack,
  backOutcome,
  listPurses,
  listWalletLines,
  openBack,
  readCash,
  switchCurrency,
} from '@oriel/domain/wallet'
import { bind, type Binding } from '../../bind.ts'
import type { MemberCaller } from '../../caller.ts'
import type { House } from '../../house.ts'
import { historyBindings } from './history.ts'
import { heldWire, lineWire, shareWire, transferWire } from './wire.ts'

export const walletBindings = (house: House): Binding[] => [
  ...lookBindings(house),
  ...backBindings(house),
  ...currencyBindings(house),
  ...historyBindings(house),
]

const lookBindings = (house: House): Binding[] => [
  bind(myCashCall, async (_input, { session, site }) => {
    const { rows } = house.database
    const names = await listProviderNames(rows)
    const { shares, ...cash } = await readCash(rows, session.memberId, session.currency)
    return done({
      ...cash,
      my_cash_list: shares
        .toSorted((left, right) => Number(right.cash + right.moving - left.cash - left.moving))
        .map((share) => shareWire(share, names, site)),
    })
  }),

  bind(transferListCall, async ({ open, after, count }, { session }) => {
    const { rows } = house.database
    const page = { openOnly: open, after: after ?? null, count }
    const { transfers, next } = await listTransfers(rows, session.memberId, page)
    const names = await listProviderNames(rows)
    return done({ list: transfers.map((one) => transferWire(one, names)), next })
  }),

  bind(heldWinsCall, async (_input, { session }) => {
    const { rows } = house.database
    const names = await listProviderNames(rows)
    const wins = await listHeldOf(rows, session.memberId)
    return done({ list: wins.flatMap((win) => heldWire(win, names)) })
  }),

  bind(checkTransferCall, async ({ id }, { session }) => {
    const checked = await checkTransfer(house.database, session.memberId, id as TransferId)
    if (!checked.ok) return checked
    const names = await listProviderNames(house.database.rows)
    return done({ transfer: transferWire(checked.value, names) })
  }),

  bind(walletStatementCall, async (asked, { session, site }) => {
    const { rows } = house.database
    const currency = asked.currency ?? session.currency
    if (!site.currencies.includes(currency)) return refuse('currency_not_offered')
    const { memberId } = session
    const { from = null, to = null, kind: group = null } = asked
    const page = { after: asked.after ?? null, count: asked.count }
    const filter = { memberId, currency, from, to, group }
    const { lines, next } = await listWalletLines(rows, filter, page)
    const names = await listProviderNames(rows)
    const adjusted = lines.filter(({ kind }) => kind === 'adjustment').map(({ cause }) => cause.id)
    const kinds = await listAdjustmentKinds(rows, adjusted)
    return done({ currency, list: lines.map((line) => lineWire(line, names, kinds)), next })
  }),
]

/** Providers are given this long before the answer says what is still under way. */
const BACK_AWAITED_MS = 8_000

const backBindings = (house: House): Binding[] => [
  bind(allBackCall, async (_input, caller) => {
    if (!caller.site.flags.transfersOpen) return refuse('transfers_disabled')
    return bringBack(house, caller, 'all', ONE_KEY_BACK_WAIT_S)
  }),

  bind(balanceGetBackCall, async (_input, caller) => {
    if (!caller.site.flags.transfersOpen) return refuse('transfer_disabled')
    return bringBack(house, caller, 'last', BALANCE_GET_BACK_WAIT_S)
  }),
]

async function bringBack(
  { database, keys }: House,
  { session }: MemberCaller,
  from: 'all' | 'last',
  everyS: number,
) {
  const { siteId, memberId: who } = session
  const turn = { siteId, who, name: `back-${from}`, everyMs: everyS * 1_000 }
  if ((await takeInterval(database.rows, keys, turn)) > 0) return refuse('too_many_requests')
  const ids = await openBack(database, session, from)
  if (ids.length === 0) return refuse('nothing_to_bring_back')
  const transfers = await awaitBack(database.rows, ids, BACK_AWAITED_MS)
  const names = await listProviderNames(database.rows)
  const told = { list: transfers.map((one) => transferWire(one, names)), wait_s: everyS }
  const outcome = backOutcome(transfers)
  return outcome.ok ? done(told) : refuse(outcome.reason, told)
}

const currencyBindings = (house: House): Binding[] => [
  bind(walletCurrenciesCall, async (_input, { session, site }) => {
    const { memberId, currency: active } = session
    const purses = await listPurses(house.database.rows, { memberId, active }, site.currencies)
    const list = purses.map(({ currency, total, isActive }) => {
      return { currency, total, is_active: isActive }
    })
    return done({ list })
  }),

  bind(walletCurrencyCall, async ({ currency }, { session }) => {
    const switched = await switchCurrency(house.database, session, currency)
    return switched.ok ? done({ member_currency: currency }) : switched
  }),
]
