import { randomUUID } from 'node:crypto'
import fc from 'fast-check'
import { patient } from '@oriel/core/testing/patience'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openSeamlessTable, type SeamlessTable } from '@oriel/dev-world/testing/seamless-table'
import { brokenLaws } from '@oriel/ledger/testing/world'
import { createTeller, type MoveAnswer } from './seamless.ts'
import { createModel } from './testing/model.ts'
import { moveOf, type Saying } from './testing/says.ts'

let table: SeamlessTable
beforeAll(async () => {
  table = await openSeamlessTable()
})
afterAll(() => table.database.drop())

const START = 10_0000n
const RUNS = 100
const SAYINGS_MAX = 14
const toldOf = (answer: MoveAnswer): string =>
  answer.ok ? String(answer.value.balance) : answer.reason

/** Said of two rounds with two bets by few names, so that they meet. */
const round = fc.constantFrom('a', 'b')
const name = fc.constantFrom('1', '2')
const units = fc.constantFrom(1_0000n, 4_0000n, 7_0000n)
const anySaying = fc.oneof(
  fc.record({ kind: fc.constant('bet'), round, name, bet: units }),
  fc.record({
    kind: fc.constant('bet-win'),
    round,
    name,
    bet: units,
    win: fc.constantFrom(0n, 5_0000n),
  }),
  fc.record({ kind: fc.constant('win'), round, name, on: name, win: units }),
  fc.record({ kind: fc.constant('rollback'), round, name, on: name }),
  fc.record({ kind: fc.constant('end-round'), round }),
)
type AnySaying = { kind: string; round: string; name?: string; on?: string } & Partial<Saying>

function sayingOf(any: AnySaying, own: string, memberRef: string): Saying {
  const { kind, round: letter, name: number, on, bet, win } = any
  const prefix = kind.startsWith('bet') ? 'bet' : kind
  return {
    kind,
    memberRef,
    roundId: `${own.slice(0, -1)}${letter}`,
    ...(number === undefined ? {} : { txId: `${prefix}-${number}-${own}` }),
    ...(on === undefined ? {} : { betTxId: `bet-${on}-${own}` }),
    ...(bet === undefined ? {} : { bet }),
    ...(win === undefined ? {} : { win }),
  }
}

test(
  'any calls, in any order and however often repeated, give the answers of the model',
  async () => {
    const tell = createTeller(table.database)
    const list = fc.array(anySaying, { minLength: 3, maxLength: SAYINGS_MAX })
    await fc.assert(
      fc.asyncProperty(list, async (said) => {
        const seat = await table.seat(START)
        const own = randomUUID()
        const model = createModel(START)
        for (const any of said) {
          const saying = sayingOf(any, own, seat.memberRef)
          const expected = model.say(saying)
          expect([saying, toldOf(await tell(moveOf(saying)))]).toEqual([saying, expected])
        }
        expect(await table.balance(seat)).toBe(model.balance())
      }),
      { numRuns: RUNS },
    )
    expect(await brokenLaws(table.database)).toEqual([])
  },
  patient(120_000),
)

function* permutations<One>(items: readonly One[]): Generator<One[]> {
  if (items.length === 0) yield []
  for (const [index, first] of items.entries()) {
    const rest = items.filter((_, place) => place !== index)
    for (const order of permutations(rest)) yield [first, ...order]
  }
}

test('every order of bet, win, rollback and end, each said once or twice', async () => {
  const tell = createTeller(table.database)
  const orders = [...permutations(['bet', 'win', 'rollback', 'end-round'] as const)]
  expect(orders).toHaveLength(24)
  for (const order of orders) {
    for (const twice of [false, true]) {
      const seat = await table.seat(START)
      const own = randomUUID()
      const of = { memberRef: seat.memberRef, roundId: own }
      const sayings: Record<(typeof order)[number], Saying> = {
        bet: { kind: 'bet', ...of, txId: `bet-${own}`, bet: 3_0000n },
        win: { kind: 'win', ...of, txId: `win-${own}`, betTxId: `bet-${own}`, win: 8_0000n },
        rollback: { kind: 'rollback', ...of, txId: `back-${own}`, betTxId: `bet-${own}` },
        'end-round': { kind: 'end-round', ...of },
      }
      const model = createModel(START)
      for (const kind of order) {
        for (let times = 0; times <= Number(twice); times += 1) {
          const told = toldOf(await tell(moveOf(sayings[kind])))
          expect([order, kind, told]).toEqual([order, kind, model.say(sayings[kind])])
        }
      }
      // Late copies of all of it change nothing.
      const before = await table.balance(seat)
      await Promise.all(order.map((kind) => tell(moveOf(sayings[kind]))))
      expect(await table.balance(seat)).toBe(before)
      expect(before).toBe(model.balance())
    }
  }
})
