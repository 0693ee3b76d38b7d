import { newId, type MemberId } from '@oriel/core/id'
import { readEnv } from '@oriel/core/env'
import { newMessageCode } from '@oriel/core/payment-code/message-code'
import { patient } from '@oriel/core/testing/patience'
import { testEnv } from '@oriel/core/testing/settings'
import type { Arrival, PaymentMethodId } from '@oriel/domain/payment'
import { createPayhouse, HERE, LINK, type Payhouse } from '@oriel/domain/testing/payhouse'
import { createRandom } from '@oriel/domain/testing/transfer-world'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { TAKEN_MAX, takeArrivals } from './take.ts'

const GROUPS = readEnv(testEnv).FULL === 'true' ? 1_000 : 20
const MEMBERS = 20
const NOW = new Date()

let house: Payhouse
let bank: PaymentMethodId
const members: MemberId[] = []
beforeAll(async () => {
  house = await createPayhouse()
  bank = await house.method()
  for (let count = 0; count < MEMBERS; count += 1) members.push((await house.member()).id)
})
afterAll(() => house.database.drop())

type Draw = (bound: number) => number
type Truth = {
  readonly tx: string
  readonly reference: string
  readonly amount: bigint
  readonly holds: boolean
}

/** What is told of one arrival: before it is final, when it is, and again, in any order. */
function tellingsOf(truth: Truth, draw: Draw): Arrival[] {
  const last = tell(truth, truth.holds ? 'final' : 'void')
  const early = Array.from({ length: draw(3) }, () => {
    // While it is on its way its worth may still change.
    return tell({ ...truth, amount: truth.amount + BigInt(draw(3)) }, 'seen')
  })
  const again = Array.from({ length: draw(3) }, () => last)
  const all = [...early, last, ...again]
  // Told late or in another order, and some of it never.
  if (draw(3) === 0) all.sort(() => draw(3) - 1)
  return all.filter(() => draw(5) > 0)
}

const tell = ({ tx, reference, amount }: Truth, state: Arrival['state']): Arrival => ({
  providerTx: tx,
  reference,
  currency: 'USD',
  amount,
  state,
  fee: null,
  payer: { name: null, account: null },
  message: null,
  coins: null,
  takenBack: null,
  seenAt: NOW,
  finalAt: state === 'final' ? NOW : null,
})

/** An order as a worker has left it: waiting, given up or over. */
const STATES = ['awaiting', 'awaiting', 'awaiting', 'cancelled', 'expired'] as const

async function makeOrders(group: number, draw: Draw): Promise<string[]> {
  const references = new Set<string>()
  while (references.size < TAKEN_MAX) references.add(newMessageCode(draw))
  const list = [...references]
  const values = list.map((reference, place) => {
    const state = STATES[draw(STATES.length)] ?? 'awaiting'
    return {
      id: newId(),
      site_id: HERE,
      member_id: members[place % MEMBERS] ?? '',
      number: `D261119-${(group * TAKEN_MAX + place).toString().padStart(6, '0')}`,
      method_id: bank,
      link_id: LINK,
      kind: 'bank',
      currency: 'USD',
      asked: 1_000_000n,
      to_pay: 1_000_000n,
      reference,
      request_id: crypto.randomUUID(),
      request_sha: Buffer.alloc(32),
      locale: 'en_US',
      return_url: 'https://site.example/user/Deposit',
      instructions: JSON.stringify({ kind: 'redirect', url: 'https://pay.example' }),
      state,
      due_at: null,
      expires_at: new Date(NOW.getTime() + 3_600_000),
      ended_at: state === 'awaiting' ? null : NOW,
    }
  })
  await house.database.rows.insertInto('deposits').values(values).execute()
  return list
}

/** A hundred orders, what is told of them, and at last the whole feed once more. */
async function run(group: number): Promise<ReadonlyMap<string, bigint>> {
  const random = createRandom(group)
  const draw: Draw = (bound) => Math.floor(random() * bound)
  const references = await makeOrders(group, draw)
  const truths = references.flatMap((reference, place) =>
    Array.from({ length: draw(3) }, (_, number): Truth => {
      const amount = BigInt(1 + draw(2_000_000))
      return { tx: `${group}-${place}-${number}`, reference, amount, holds: draw(5) > 0 }
    }),
  )
  const told = truths.map((truth) => tellingsOf(truth, draw))
  for (let round = 0; told.some((all) => all.length > round); round += 1) {
    await takePage(told.flatMap((all) => all[round] ?? []))
  }
  await takePage(truths.map((truth) => tell(truth, truth.holds ? 'final' : 'void')))
  const sums = new Map(references.map((reference) => [reference, 0n]))
  for (const { reference, amount, holds } of truths) {
    if (holds) sums.set(reference, (sums.get(reference) ?? 0n) + amount)
  }
  return sums
}

/** In pages, as a feed gives them. */
async function takePage(arrivals: readonly Arrival[]): Promise<void> {
  for (let from = 0; from < arrivals.length; from += TAKEN_MAX) {
    const page = arrivals.slice(from, from + TAKEN_MAX)
    await house.database.transaction((work) => takeArrivals(work, house.desk, house.link, page))
  }
}

test(
  `however ${GROUPS * TAKEN_MAX} orders are told of, each arrival that holds is credited once`,
  async () => {
    let credited = 0n
    for (let group = 0; group < GROUPS; group += 1) {
      const sums = await run(group)
      const { rows } = await sql<{ reference: string; received: bigint; state: string }>`
        SELECT reference, received, state FROM deposits
        WHERE reference = ANY (${[...sums.keys()]})`.execute(house.database.rows)
      const wrong = rows.filter(({ reference, received, state }) => {
        const sum = sums.get(reference) ?? 0n
        return received !== sum || (state === 'credited') !== sum > 0n
      })
      expect(wrong, `group ${group}`).toEqual([])
      credited += [...sums.values()].reduce((sum, one) => sum + one, 0n)
    }
    const { rows } = await sql<{ sum: bigint }>`
      SELECT sum(balance)::bigint AS sum FROM ledger_accounts
      WHERE kind = 'available' AND owner = ANY (${members}::uuid[])`.execute(house.database.rows)
    expect(rows[0]?.sum).toBe(credited)
    expect(await house.facing('clearing')).toBe(-credited)
    expect(await house.judge()).toEqual([])
  },
  patient(1_800_000),
)
