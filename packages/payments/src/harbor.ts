import type { Instructions, OrderRefusal } from '@oriel/domain/payment'
import { refused } from '@oriel/domain/provider'
import { whyNotOpened } from './check.ts'
import { HARBOR_CAPS, wireAmount } from './harbor-caps.ts'
import { readHarborHook } from './harbor-hook.ts'
import { harborPayouts } from './harbor-payout.ts'
import { toSettlement } from './harbor-report.ts'
import { PaymentList, Payments, Report, Session, speakHarbor, toArrival } from './harbor-wire.ts'
import { SETTLEMENT_MAX_BYTES } from './limits.ts'
import { decided, told } from './speak.ts'
import type { PaymentDialect } from './wire.ts'

const OPEN_REFUSALS: Readonly<Record<string, OrderRefusal>> = {
  invalidAmount: 'amount_not_allowed',
  methodNotActive: 'method_closed',
  maintenance: 'maintenance',
  duplicateReference: 'duplicate',
}
/** A page of e-wallets and cards, with payouts, refunds and disputes. */
export const createHarbor: PaymentDialect = (link, keys, wire) => {
  const speak = speakHarbor(link, keys, wire)
  const { openMs, statusMs, settlementMs } = wire.limits
  return {
    ...harborPayouts(speak, wire.limits),
    caps: HARBOR_CAPS,
    async open(asked) {
      const why = whyNotOpened(HARBOR_CAPS, asked)
      if (why) return refused(why)
      const fields = {
        merchantReference: asked.reference,
        amount: wireAmount(asked),
        returnUrl: asked.returnUrl,
        expiresAt: asked.expiresAt.toISOString(),
        shopperLocale: asked.locale.replace('_', '-'),
        shopperReference: asked.payerMark,
      }
      const said = await speak('/checkout/sessions', fields, Session, openMs)
      return decided(said, OPEN_REFUSALS, ({ url }): Instructions => ({ kind: 'redirect', url }))
    },
    async orderStatus(merchantReference) {
      const said = await speak('/payments/search', { merchantReference }, Payments, statusMs)
      return told(said, ({ status, payments }) => ({
        state: status === 'unknown' ? 'not_found' : status,
        arrivals: payments.map(toArrival),
      }))
    },
    async arrivals({ cursor, count }) {
      const fields = { after: cursor, limit: count }
      const said = await speak('/payments/list', fields, PaymentList, statusMs)
      return told(said, ({ items, next, hasMore }) => ({
        arrivals: items.map(toArrival),
        cursor: next,
        more: hasMore,
      }))
    },
    readHook: (raw, headers) => readHarborHook(raw, headers, keys, wire.now()),
    async settlement(day) {
      const path = '/reports/settlement'
      const said = await speak(path, { date: day }, Report, settlementMs, SETTLEMENT_MAX_BYTES)
      return decided(said, { reportNotReady: 'not_ready' }, ({ csv }) => ({
        day,
        text: toSettlement(csv),
      }))
    },
  }
}
