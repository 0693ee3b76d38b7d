import { randomUUID } from 'node:crypto'
import { setTimeout as pause } from 'node:timers/promises'
import { depositCall, depositCancelCall, depositStateCall } from '@oriel/contract/member/deposit'
import { withdrawalCall, withdrawalCancelCall } from '@oriel/contract/member/withdrawal'
import { CAST_WITHDRAW_PASSWORD } from '@oriel/dev-world/cast'
import { act, look, SUCCESS, type Asking } from '../play/run.ts'
import type { Outside } from './outside.ts'
import { HOLDER, type Payer } from './payers.ts'

/** A way to pay in, and the provider behind it. */
export type Way = { readonly id: string; readonly link: string; readonly kind: string }

/** What everybody in a run shares. */
export type Visits = Asking & {
  readonly ways: readonly Way[]
  readonly outside: Outside
  /** What a payer reads from the page: by which word their money is known. */
  referenceOf(number: string): Promise<string>
  readonly paid: { readonly link: string; readonly tx: string }[]
  isAhead(): boolean
  isOver(): boolean
}

const REST_MS = 300
const LONG_REST_MS = 2_000
const LOOK_MS = 300
const OPEN_WAIT_MS = 20_000
const CENTS = 100

/** Of all that is done. */
const PAYS_IN = 0.62
const DISPUTES = 0.05
/** Of those who have asked how to pay. */
const NEVER = 0.06
const CANCELS = 0.1
const NAMELESS = 0.05
const LATER = 0.15
const DROPPED = 0.2
const CANCELS_OUT = 0.1

/** One payment after another, in and out, until the run is over. */
export async function payOn(run: Visits, payer: Payer): Promise<void> {
  await pause(run.random() * 1000)
  while (!run.isOver()) {
    const dice = run.random()
    if (dice < PAYS_IN) await payIn(run, payer)
    else if (dice < PAYS_IN + DISPUTES) await dispute(run)
    else await takeOut(run, payer)
    await pause(run.random() * (run.isAhead() ? LONG_REST_MS : REST_MS))
  }
}

type Order = { readonly number: string; readonly to_pay: string; readonly instructions: unknown }
type Told = { readonly order: Order }

async function payIn(run: Visits, payer: Payer): Promise<void> {
  const way = anyOf(run.ways, run.random)
  const amount = amountOf(20, 100, run.random)
  const body = { request_id: randomUUID(), method_id: way.id, amount }
  const told = await act(run, payer, depositCall, { what: 'deposit', provider: way.link, body })
  if (told?.code !== SUCCESS) {
    await pause(LONG_REST_MS)
    return
  }
  const { number } = (told.data as Told).order
  const order = await awaitOpen(run, payer, number)
  if (!order || run.random() < NEVER) return
  const cancels = run.random() < CANCELS
  if (cancels) {
    await act(run, payer, depositCancelCall, { what: 'deposit-cancel', body: { number } })
    if (run.random() < 0.5) return
  }
  await pay(run, way, order)
}

/** The provider has been asked, and the page shows how to pay. */
async function awaitOpen(run: Visits, payer: Payer, number: string): Promise<Order | null> {
  for (const until = performance.now() + OPEN_WAIT_MS; performance.now() < until;) {
    const { order } = (await look(run, payer, depositStateCall, { number })) as Told
    if (order.instructions !== null) return order
    await pause(LOOK_MS)
  }
  return null
}

/** As a payer does it: in one go or in two, with the word that was asked for or without. */
async function pay(run: Visits, { link, kind }: Way, { number, to_pay: amount }: Order) {
  const { random, outside } = run
  const isNameless = kind === 'bank' && random() < NAMELESS
  const named = isNameless
    ? { message: 'for the garden' }
    : { reference: await run.referenceOf(number) }
  const isLater = random() < LATER
  const payer = { currency: 'USD', name: HOLDER.toUpperCase(), account: '001122334455' }
  const paid = { act: 'pay', ...named, ...payer, amount, pending: isLater }
  const tx = (await outside.act(link, paid))?.tx
  if (tx === undefined) return
  run.paid.push({ link, tx })
  if (!isLater) return
  await pause(random() * LONG_REST_MS)
  await outside.act(link, { act: random() < DROPPED ? 'drop' : 'settle', tx })
}

/** Whoever paid takes it back, and now and then the house wins. */
async function dispute(run: Visits): Promise<void> {
  if (run.paid.length === 0) return
  const { link, tx } = anyOf(run.paid, run.random)
  // Coins are nobody's to take back.
  if (link.startsWith('PSQY')) return
  await run.outside.act(link, { act: link.startsWith('PSHB') ? 'chargeback' : 'return', tx })
  if (run.random() < 0.5) return
  await pause(run.random() * LONG_REST_MS)
  await run.outside.act(link, { act: 'win', tx })
}

async function takeOut(run: Visits, payer: Payer): Promise<void> {
  const body = {
    request_id: randomUUID(),
    amount: amountOf(20, 40, run.random),
    bank_card_id: payer.cardId,
    withdraw_password: CAST_WITHDRAW_PASSWORD,
  }
  const told = await act(run, payer, withdrawalCall, { what: 'withdrawal', body })
  if (told?.code !== SUCCESS) {
    await pause(LONG_REST_MS)
    return
  }
  if (run.random() >= CANCELS_OUT) return
  const { number } = (told.data as { readonly withdrawal: { readonly number: string } }).withdrawal
  await act(run, payer, withdrawalCancelCall, { what: 'withdrawal-cancel', body: { number } })
}

const anyOf = <One>(list: readonly One[], random: () => number): One =>
  list[Math.floor(random() * list.length)] as One

function amountOf(least: number, spread: number, random: () => number): string {
  const cents = Math.floor((least + random() * spread) * CENTS)
  return `${Math.floor(cents / CENTS)}.${String(cents % CENTS).padStart(2, '0')}`
}
