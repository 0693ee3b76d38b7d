import { currencies } from '@oriel/core/currency'
import { writeUnits } from '@oriel/core/money'
import type { Instructions, OrderRefusal, PaymentCaps, PayoutRefusal } from '@oriel/domain/payment'
import { refused } from '@oriel/domain/provider'
import { codeOf } from '@oriel/providers/amounts'
import { readBridgeHook } from './bridge-hook.ts'
import {
  Collection,
  Entries,
  Opened,
  Sent,
  speakBridge,
  Statement,
  toArrival,
  toFate,
  Transfer,
} from './bridge-wire.ts'
import { canMove, excluded, whyNotOpened } from './check.ts'
import { SETTLEMENT_MAX_BYTES } from './limits.ts'
import { decided, told } from './speak.ts'
import { withOurCurrencies } from './statement.ts'
import type { PaymentDialect } from './wire.ts'

/** Its documents: a request is refused five minutes after its time. Twice that is certain. */
const NOT_FOUND_FINAL_MS = 600_000

const CAPS: PaymentCaps = {
  methods: ['bank', 'qr'],
  currencies,
  step: 1n,
  // The longest text that banks carry from end to end.
  refPattern: /^[A-Za-z0-9]{1,35}$/,
  status: true,
  arrivals: true,
  payout: true,
  payoutCancel: false,
  refund: false,
  settlement: 'csv',
  notFoundFinalMs: NOT_FOUND_FINAL_MS,
}

const OPEN_REFUSALS: Readonly<Record<string, OrderRefusal>> = {
  amount: 'amount_not_allowed',
  channel_closed: 'method_closed',
  maintenance: 'maintenance',
  reference_used: 'duplicate',
}
const SEND_REFUSALS: Readonly<Record<string, PayoutRefusal | 'duplicate'>> = {
  account_unknown: 'payee_invalid',
  holder_differs: 'name_differs',
  amount: 'amount_not_allowed',
  no_cover: 'insufficient_float',
  account_blocked: 'payee_blocked',
  maintenance: 'maintenance',
  reference_used: 'duplicate',
}

/** A bank: it collects transfers by their message, tells them in a feed, and sends transfers. */
export const createBridge: PaymentDialect = (link, keys, wire) => {
  const speak = speakBridge(link, keys, wire)
  const { openMs, statusMs, payoutMs, settlementMs } = wire.limits
  return {
    caps: CAPS,
    async open(asked) {
      const why = whyNotOpened(CAPS, asked)
      if (why) return refused(why)
      const { reference, currency, amount, method, expiresAt } = asked
      const said = await speak(
        '/v1/collections/open',
        {
          reference,
          currency: codeOf(currency),
          amount: writeUnits(amount),
          channel: method,
          expires_at: expiresAt.toISOString(),
        },
        Opened,
        openMs,
      )
      return decided(said, OPEN_REFUSALS, ({ receiver, message }): Instructions => {
        const { bank: institution, bank_name: name, number, holder } = receiver
        const kind = method === 'qr' ? 'qr' : 'bank'
        return { kind, receiver: { institution, name, number, holder }, message }
      })
    },
    async orderStatus(reference) {
      const said = await speak('/v1/collections/status', { reference }, Collection, statusMs)
      return told(said, ({ state, entries }) => ({ state, arrivals: entries.map(toArrival) }))
    },
    async arrivals({ cursor, count }) {
      const said = await speak('/v1/entries', { cursor, count }, Entries, statusMs)
      return told(said, ({ entries, ...page }) => ({ arrivals: entries.map(toArrival), ...page }))
    },
    async payout(asked) {
      if (!canMove(CAPS, asked)) return refused('amount_not_allowed')
      const { reference, currency, amount, payee } = asked
      if (payee.kind === 'crypto') return refused('payee_invalid')
      const { institution: bank, account: number, holder } = payee
      const to = { bank, number, holder }
      const fields = { reference, currency: codeOf(currency), amount: writeUnits(amount), to }
      const said = await speak('/v1/transfers/send', fields, Sent, payoutMs)
      return decided(said, SEND_REFUSALS, ({ id }) => ({ providerTx: id }))
    },
    async payoutStatus(reference) {
      const said = await speak('/v1/transfers/status', { reference }, Transfer, statusMs)
      return told(said, toFate)
    },
    payoutCancel: async () => refused('unsupported'),
    refund: excluded(link.id, 'refund'),
    readHook: (raw, headers) => readBridgeHook(raw, headers, keys, wire.now()),
    async settlement(day) {
      const path = '/v1/statements'
      const said = await speak(path, { day }, Statement, settlementMs, SETTLEMENT_MAX_BYTES)
      return decided(said, { not_ready: 'not_ready' }, ({ csv }) => ({
        day,
        text: withOurCurrencies(csv),
      }))
    },
  }
}
