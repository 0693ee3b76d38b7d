import path from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { paymentMethodsCall } from '@oriel/contract/member/deposit'
import { openDatabase, type Database } from '@oriel/db/database'
import { readCashierBooks } from './cashier/books.ts'
import { judgeCashier } from './cashier/judge.ts'
import { openOutside, type Outside } from './cashier/outside.ts'
import { seatPayers, type Payer } from './cashier/payers.ts'
import { keepDeciding } from './cashier/people.ts'
import { settleAll } from './cashier/settle.ts'
import { payOn, type Visits, type Way } from './cashier/visit.ts'
import { chance, type Figure } from './figures.ts'
import { countStruck, judgeLines, judgeStruck } from './play/blows.ts'
import { startStruck, strikeAll, type Blow } from './play/faults.ts'
import { layPlayGround, type PlayGround } from './play/ground.ts'
import { openHistory, type History } from './play/history.ts'
import { look } from './play/run.ts'
import { startWatch } from './play/watch.ts'

const FULL = { ops: 1_000, faults: 20, holdWorkerMs: 17_000 }
const SHORT = { ops: 120, faults: 6, holdWorkerMs: 3_000 }
/** Everybody is paid at most five times a day, and has three orders open at most. */
const OPS_OF_ONE = 12
const MEMBERS_MIN = 12
const AHEAD_SHARE = 0.1
const STILL_MAX_MS = 60_000
/** Whoever asks why a run is broken finds it here, until the next run. */
const HISTORY = path.resolve(import.meta.dirname, '../.reports/chaos-cashier.jsonl')

const BLOWS: readonly Blow[] = [
  { how: 'postgres' },
  { how: 'kill', whom: 'worker' },
  { how: 'kill', whom: 'sandbox' },
  { how: 'hold', whom: 'worker' },
  { how: 'bus-wipe' },
  { how: 'kill', whom: 'gateway' },
  { how: 'kill', whom: 'worker' },
  { how: 'kill', whom: 'api' },
  { how: 'bus-leader' },
  { how: 'hold', whom: 'gateway' },
  { how: 'kill', whom: 'worker' },
  { how: 'hold', whom: 'sandbox' },
]

export type CashierOptions = {
  readonly folder: string
  readonly short: boolean
  readonly seed: number
  readonly ops?: number | undefined
  readonly faults?: number | undefined
  readonly note: (text: string) => void
}
type Size = typeof FULL

/**
 * Members pay in and are paid at three providers through lines that lose, cut, delay and repeat,
 * with payers who pay something else, while everything behind them is ended in turn. Then both
 * sides are compared, payment by payment.
 */
export async function runCashier(options: CashierOptions): Promise<Figure[]> {
  const { folder, seed, note } = options
  const begun = performance.now()
  const size = { ...(options.short ? SHORT : FULL), ...given(options) }
  const history = openHistory(HISTORY)
  const ground = await layPlayGround(folder, chance(seed), null, note, { hasPayments: true })
  try {
    const payers = await seatPayers(ground, Math.max(MEMBERS_MIN, Math.ceil(size.ops / OPS_OF_ONE)))
    note(`${payers.length} members pay in and are paid`)
    const outside = await openOutside(ground, seed)
    const people = await keepDeciding(ground, chance(seed + 3))
    const { struck, watched, loadSeconds } = await load({
      ground,
      outside,
      payers,
      history,
      size,
      seed,
      note,
    })
    for (const line of Object.values(ground.lines)) line.calm()
    await outside.calm()
    const settled = await settleAll(ground, outside, STILL_MAX_MS, note)
    const decided = await people.stop()
    const books = await readCashierBooks(ground, outside, note)
    await outside.stop()
    note(`what everybody asked and was told: ${path.relative(process.cwd(), HISTORY)}`)
    const { sandbox, gateway } = ground.lines
    return [
      { name: 'cashier ops', value: history.lines.length, floor: size.ops },
      { name: 'cashier load_s', value: loadSeconds },
      ...judgeCashier(books, history.lines, payers, note),
      { name: 'cashier decided_by_people', value: decided },
      // No number: something never came to its end.
      { name: 'cashier settled_s', value: settled.seconds },
      ...watched,
      ...judgeLines('cashier', [sandbox, gateway]),
      ...judgeStruck('cashier', struck, size.faults),
      { name: 'cashier seconds', value: (performance.now() - begun) / 1000 },
    ]
  } finally {
    history.close()
    await ground.stop()
    note('the world is gone')
  }
}

const given = ({ ops, faults }: CashierOptions): Partial<Size> => ({
  ...(ops !== undefined && { ops }),
  ...(faults !== undefined && { faults }),
})

type Loaded = {
  readonly ground: PlayGround
  readonly outside: Outside
  readonly payers: readonly Payer[]
  readonly history: History
  readonly size: Size
  readonly seed: number
  readonly note: (text: string) => void
}

/** Arrivals that are posted, and withdrawals that have ended. */
const MOVES = `SELECT (SELECT count(*) FROM payment_arrivals WHERE posted_at IS NOT NULL)::int
  + (SELECT count(*) FROM withdrawals WHERE ended_at IS NOT NULL)::int AS moved`

/** Everybody pays until there was enough of it and all faults were struck. */
async function load({ ground, outside, payers, history, size, seed, note }: Loaded) {
  const begun = performance.now()
  const struck = startStruck()
  let areStruck = false
  const watch = startWatch(ground.adminUrl, () => struck.heldNow > 0, {
    run: 'cashier',
    moves: MOVES,
  })
  const database = openDatabase({ url: ground.ownerUrl, name: 'chaos', max: 4 })
  const progress = () => history.lines.length / size.ops
  const run: Visits = {
    port: ground.edge.port,
    history,
    random: chance(seed + 1),
    ways: await waysOf(ground, payers[0] as Payer, history, database),
    outside,
    referenceOf: (number) => referenceOf(database, number),
    paid: [],
    isAhead: () => progress() > countStruck(struck) / size.faults + AHEAD_SHARE,
    isOver: () => areStruck && progress() >= 1,
  }
  const plan = {
    ground,
    count: size.faults,
    random: chance(seed + 2),
    note,
    progress,
    blows: BLOWS,
  }
  const striking = strikeAll({ ...plan, holdWorkerMs: size.holdWorkerMs }, struck).then(() => {
    areStruck = true
  })
  const paying = payers.map((payer, place) =>
    payOn({ ...run, random: chance(seed + 10 + place) }, payer),
  )
  await Promise.all([striking, ...paying])
  await database.close()
  const loadSeconds = (performance.now() - begun) / 1000
  note(`${history.lines.length} ops in ${loadSeconds.toFixed(0)} s`)
  return { struck, watched: await watch.stop(), loadSeconds }
}

/** The ways to pay in that a member sees, each with the provider behind it. */
async function waysOf(
  ground: PlayGround,
  payer: Payer,
  history: History,
  { rows }: Database,
): Promise<Way[]> {
  const asking = { port: ground.edge.port, history, random: () => 1 }
  const told = await look(asking, payer, paymentMethodsCall, { currency: 'USD' })
  const { methods } = told as { readonly methods: readonly { id: string; kind: string }[] }
  const known = await rows
    .selectFrom('payment_methods')
    .select(['id', 'link_id'])
    .where(
      'id',
      'in',
      methods.map(({ id }) => id),
    )
    .execute()
  return methods.map(({ id, kind }) => {
    return { id, kind, link: known.find((one) => one.id === id)?.link_id ?? '' }
  })
}

const READ_AGAIN_MS = 500

/** The database may be away for a moment. */
async function referenceOf({ rows }: Database, number: string): Promise<string> {
  for (;;) {
    const found = await rows
      .selectFrom('deposits')
      .select('reference')
      .where('number', '=', number)
      .executeTakeFirst()
      .catch(() => null)
    if (found) return found.reference
    await pause(READ_AGAIN_MS)
  }
}
