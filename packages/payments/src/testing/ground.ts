import { randomBytes } from 'node:crypto'
import { writeUnits, type Units } from '@oriel/core/money'
import {
  readSettlement,
  type SettlementLine,
  type Arrival,
  type Instructions,
  type OrderAsked,
  type Payee,
  type PaymentMethodKind,
  type PaymentPort,
  type PayoutAsked,
  type PayoutFate,
} from '@oriel/domain/payment'
import { codeOf } from '@oriel/providers/amounts'
import { isDone, same } from '@oriel/providers/testing/check'
import type { DialectName, WireChange } from './open-port.ts'
import type { Paid, Payers } from './payers.ts'

export type PaymentWanted = {
  readonly dialect: DialectName
  /** The way to a provider over a wire of our choice. */
  portOver(change: WireChange): PaymentPort
  /** The same with a secret that the provider does not know. */
  strangerPort(): PaymentPort
  readonly payers: Payers
  readonly returnUrl: string
}

/** What every case of a port stands on. */
export type PaymentGround = PaymentWanted & {
  readonly port: PaymentPort
  newReference(): string
}

const RUN_BYTES = 8

export function makePaymentGround(wanted: PaymentWanted): PaymentGround {
  const run = randomBytes(RUN_BYTES).toString('hex').toUpperCase()
  let names = 0
  return {
    ...wanted,
    port: wanted.portOver({}),
    newReference: () => `${run}${(names += 1).toString(16).toUpperCase().padStart(16, '0')}`,
  }
}

export type Need =
  | 'cancel'
  | 'no-cancel'
  | 'refund'
  | 'no-refund'
  | 'step'
  | 'currencies'
  | 'names'
  | 'strangers'
  | 'disputes'
  | 'chain'
  | 'signed-time'
export type PaymentCase = {
  readonly group: string
  readonly what: string
  readonly needs?: Need
  run(ground: PaymentGround): Promise<void>
}

const HAS: Readonly<Record<Need, (ground: PaymentGround) => boolean>> = {
  cancel: ({ port }) => port.caps.payoutCancel,
  'no-cancel': ({ port }) => !port.caps.payoutCancel,
  refund: ({ port }) => port.caps.refund,
  'no-refund': ({ port }) => !port.caps.refund,
  step: ({ port }) => port.caps.step > 1n,
  currencies: ({ port }) => port.caps.currencies.length > 1,
  names: ({ dialect }) => dialect !== 'quarry',
  // Only a bank is paid by somebody who never asked for an order.
  strangers: ({ dialect }) => dialect === 'bridge',
  disputes: ({ dialect }) => dialect === 'harbor',
  chain: ({ dialect }) => dialect === 'quarry',
  'signed-time': ({ dialect }) => dialect !== 'quarry',
}
export const applies = ({ needs }: PaymentCase, ground: PaymentGround): boolean =>
  needs === undefined || HAS[needs](ground)

/** Runs one case at a provider where nothing goes wrong and nothing moves by itself. */
export async function runPaymentCase(one: PaymentCase, ground: PaymentGround): Promise<void> {
  await ground.payers.setFaults({})
  await one.run(ground)
}

export const ONE: Units = 10_000n
export const HUNDRED: Units = 100n * ONE
const HALF_HOUR_MS = 1_800_000

const METHODS: Readonly<Record<DialectName, PaymentMethodKind>> = {
  bridge: 'bank',
  harbor: 'redirect',
  quarry: 'crypto',
}

export const orderOf = (ground: PaymentGround, change: Partial<OrderAsked> = {}): OrderAsked => ({
  reference: ground.newReference(),
  currency: 'USD',
  amount: HUNDRED,
  method: METHODS[ground.dialect],
  returnUrl: ground.returnUrl,
  expiresAt: new Date(Date.now() + HALF_HOUR_MS),
  locale: 'en_US',
  payerMark: 'a-mark',
  ...change,
})

export type Opened = { readonly asked: OrderAsked; readonly instructions: Instructions }

export async function openOrder(
  ground: PaymentGround,
  change: Partial<OrderAsked> = {},
): Promise<Opened> {
  const asked = orderOf(ground, change)
  return { asked, instructions: isDone('the order', await ground.port.open(asked)) }
}

const PAYER = { name: 'SOPHIA REYES', account: '0011223344' }

/** The payer of an order does as asked, but for the changes. */
export function payOrder(
  { payers }: PaymentGround,
  { asked }: Opened,
  change: Partial<Omit<Paid, 'amount'>> & { readonly amount?: Units } = {},
): Promise<string> {
  const { reference, currency } = asked
  const { amount = asked.amount, ...more } = change
  const paid = { reference, currency: codeOf(currency), message: reference, ...PAYER }
  return payers.pay({ ...paid, ...more, amount: writeUnits(amount) })
}

/** An order that was paid, and its arrival as the status tells it. */
export async function paidOrder(
  ground: PaymentGround,
  change: Partial<OrderAsked> = {},
): Promise<{ readonly opened: Opened; readonly arrival: Arrival }> {
  const opened = await openOrder(ground, change)
  const tx = await payOrder(ground, opened)
  return { opened, arrival: await arrivalOf(ground, opened, tx) }
}

export async function arrivalsOf({ port }: PaymentGround, { asked }: Opened): Promise<Arrival[]> {
  const status = isDone('the status', await port.orderStatus(asked.reference))
  return [...status.arrivals]
}

export async function arrivalOf(
  ground: PaymentGround,
  opened: Opened,
  tx: string,
): Promise<Arrival> {
  const found = (await arrivalsOf(ground, opened)).find(({ providerTx }) => providerTx === tx)
  if (!found) throw new Error(`the status does not tell arrival ${tx}`)
  return found
}

export const payeeOf = ({ dialect }: PaymentGround, last = '4417'): Payee =>
  dialect === 'quarry'
    ? { kind: 'crypto', network: 'Quarry test chain', address: `qry1payee${last}`, memo: null }
    : { kind: 'bank', institution: '970400', account: `00112233${last}`, holder: 'SOPHIA REYES' }

export const payoutOf = (
  ground: PaymentGround,
  change: Partial<PayoutAsked> = {},
): PayoutAsked => ({
  reference: ground.newReference(),
  currency: 'USD',
  amount: HUNDRED,
  payee: payeeOf(ground),
  ...change,
})

export const fateOf = async ({ port }: PaymentGround, reference: string): Promise<PayoutFate> =>
  isDone('the status', await port.payoutStatus(reference))

const PAGE = 500
const PAGES_MAX = 1_000

/** Reads the feed to its end. */
export async function readAll(
  { port }: PaymentGround,
  from: string,
  count = PAGE,
): Promise<{ readonly arrivals: readonly Arrival[]; readonly cursor: string }> {
  const arrivals: Arrival[] = []
  let cursor = from
  for (let page = 0; page < PAGES_MAX; page += 1) {
    const told = isDone('the feed', await port.arrivals({ cursor, count }))
    arrivals.push(...told.arrivals)
    cursor = told.cursor
    if (!told.more) return { arrivals, cursor }
  }
  throw new Error('the feed has no end')
}

export const endOfFeed = async (ground: PaymentGround): Promise<string> =>
  (await readAll(ground, '')).cursor

/** The settlement of a day, read whole. */
export async function linesOf(
  { port }: PaymentGround,
  day: string,
): Promise<readonly SettlementLine[]> {
  const file = isDone('the file', await port.settlement(day))
  same('its day', file.day, day)
  const found = readSettlement(file.text)
  if (!found.ok) throw new Error(`line ${found.brokenLine} is broken`)
  return found.lines
}
