import { holds, isDone, isRefused, same } from '@oriel/providers/testing/check'
import { linesOf, paidOrder, payoutOf, type PaymentCase } from '../ground.ts'

const group = 'settle'
type Run = PaymentCase['run']
const settlement = (what: string, run: Run): PaymentCase => ({ group, what, run })

const DAY_MS = 86_400_000
const DAY_DIGITS = 10
const FAR_DAYS = 20_000

export const settlements: readonly PaymentCase[] = [
  settlement('of a day that is not over is not ready', async (ground) => {
    const far = new Date(Date.now() + FAR_DAYS * DAY_MS).toISOString().slice(0, DAY_DIGITS)
    isRefused('the file', await ground.port.settlement(far), 'not_ready')
  }),
  settlement('has what arrived, with its fee, and net of it', async (ground) => {
    const { arrival, opened } = await paidOrder(ground)
    const lines = await linesOf(ground, await ground.payers.closeDay())
    const line = lines.find(({ providerTx }) => providerTx === arrival.providerTx)
    const { kind, gross, fee, currency, reference } = line ?? {}
    same(
      'the line',
      { kind, gross, fee, currency, reference },
      {
        kind: 'deposit',
        gross: arrival.amount,
        fee: arrival.fee,
        currency: arrival.currency,
        reference: opened.asked.reference,
      },
    )
  }),
  settlement('has what was paid out, below zero, and what was sent back', async (ground) => {
    const asked = payoutOf(ground)
    const { providerTx } = isDone('the payout', await ground.port.payout(asked))
    await ground.payers.onPayout('pay_out', asked.reference)
    await ground.payers.onPayout('bounce', asked.reference)
    const lines = await linesOf(ground, await ground.payers.closeDay())
    const own = lines.filter((line) => line.providerTx === providerTx)
    same(
      'the lines',
      own.map(({ kind, gross }) => [kind, gross]),
      [
        ['payout', -asked.amount],
        ['payout', asked.amount],
      ],
    )
  }),
  settlement('does not change any more, whatever comes after', async (ground) => {
    const first = (await paidOrder(ground)).arrival
    const day = await ground.payers.closeDay()
    const before = await linesOf(ground, day)
    const second = (await paidOrder(ground)).arrival
    same('the file', await linesOf(ground, day), before)
    const next = await ground.payers.closeDay()
    const ids = (await linesOf(ground, next)).map(({ providerTx }) => providerTx)
    holds('the later one is in a later file', ids.includes(second.providerTx))
    holds('the first one is not', !ids.includes(first.providerTx) && next > day)
  }),
]
