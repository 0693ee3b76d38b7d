import { randomUUID } from 'node:crypto'
import { MOVE_MAX, UNITS_MAX } from '@oriel/core/money'
import { openSeamlessTable, type SeamlessTable } from '@oriel/dev-world/testing/seamless-table'
import type { SeamlessSeat } from '@oriel/dev-world/testing/seamless-seats'
import { listHeld, listHeldOf, readOldestHeld, refuseHeld, releaseHeld } from '@oriel/domain/held'
import { saveLimit } from '@oriel/domain/provider'
import { createLedger } from '@oriel/ledger/ledger'
import { memberAccount } from '@oriel/ledger/chart'
import { readBalance } from '@oriel/ledger/reading'
import { brokenLaws } from '@oriel/ledger/testing/world'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { moveOf, PROVIDER, TITLE } from './testing/says.ts'
import { createTeller } from './seamless.ts'

const STAKE_MAX = 50_0000n
const WIN_MAX = 1_000_0000n

let table: SeamlessTable
let tell: ReturnType<typeof createTeller>
beforeAll(async () => {
  table = await openSeamlessTable()
  tell = createTeller(table.database)
  const limit = { currency: 'USD', providerId: PROVIDER, stakeMax: STAKE_MAX } as const
  await saveLimit(table.database.rows, { ...limit, title: '', winMax: WIN_MAX * 10n })
  await saveLimit(table.database.rows, { ...limit, title: TITLE, winMax: WIN_MAX })
})
afterAll(async () => {
  expect(await brokenLaws(table.database)).toEqual([])
  await table.database.drop()
})

const bet = (seat: SeamlessSeat, roundId: string, units: bigint) =>
  tell(
    moveOf({ kind: 'bet', memberRef: seat.memberRef, roundId, txId: `b-${roundId}`, bet: units }),
  )
const win = (seat: SeamlessSeat, roundId: string, units: bigint, name = 'w') => {
  const of = { memberRef: seat.memberRef, roundId, betTxId: `b-${roundId}` }
  return tell(moveOf({ kind: 'win', ...of, txId: `${name}-${roundId}`, win: units }))
}
const heldOf = ({ memberId }: SeamlessSeat) =>
  readBalance(table.database.rows, memberAccount(memberId, 'held', 'USD'))
const books = () => ({ database: table.database, ledger: createLedger(table.database) })
const by = { staff: 'ada', because: 'looked at the round', now: new Date() }
const ok = (balance: bigint) => ({ ok: true, value: { balance } })

describe('M3 [A27]: a win above its limit', () => {
  test('is accepted, set aside, answered without it, and told the same again', async () => {
    const seat = await table.seat()
    const round = randomUUID()
    await bet(seat, round, 1_0000n)
    expect(await win(seat, round, WIN_MAX + 1n)).toEqual(ok(99_0000n))
    expect(await win(seat, round, WIN_MAX + 1n)).toEqual(ok(99_0000n))
    expect(await heldOf(seat)).toBe(WIN_MAX + 1n)
    const held = await listHeldOf(table.database.rows, seat.memberId)
    expect(held).toMatchObject([
      { roundId: round, amount: WIN_MAX + 1n, winMax: WIN_MAX, state: 'held', decidedAt: null },
    ])
    const [one] = held
    expect((one?.answerBy.getTime() ?? 0) - (one?.toldAt.getTime() ?? 0)).toBe(72 * 3_600_000)
    expect(await readOldestHeld(table.database.rows)).toBeGreaterThan(0)
  })

  test('counts what the round has paid before; one at its limit is paid at once', async () => {
    const seat = await table.seat()
    const round = randomUUID()
    await bet(seat, round, 1_0000n)
    expect(await win(seat, round, WIN_MAX)).toEqual(ok(99_0000n + WIN_MAX))
    expect(await win(seat, round, 1n, 'more')).toEqual(ok(99_0000n + WIN_MAX))
    expect(await heldOf(seat)).toBe(1n)
  })

  test('in one call with its stake, beside others in one batch, holds back its own alone', async () => {
    const seats = await table.seats(3)
    const units = [5_0000n, WIN_MAX + 7n, 6_0000n]
    const told = seats.map(({ memberRef }, place) => {
      const roundId = randomUUID()
      const both = { txId: `b-${roundId}`, bet: 1_0000n, win: units[place] ?? 0n }
      return tell(moveOf({ kind: 'bet-win', memberRef, roundId, ...both }))
    })
    expect(await Promise.all(told)).toEqual([ok(104_0000n), ok(99_0000n), ok(105_0000n)])
    expect(await Promise.all(seats.map(heldOf))).toEqual([0n, WIN_MAX + 7n, 0n])
  })

  test('is released once, or refused once and given back to the house', async () => {
    const before = await table.result()
    const [lucky, false_] = await table.seats(2)
    const ids: string[] = []
    for (const seat of [lucky, false_] as SeamlessSeat[]) {
      const round = randomUUID()
      await bet(seat, round, 1_0000n)
      await win(seat, round, WIN_MAX + 1n)
      const [held] = await listHeldOf(table.database.rows, seat.memberId)
      ids.push(held?.id ?? '')
    }
    const [first = '', second = ''] = ids
    expect(await releaseHeld(books(), first, by)).toMatchObject({ value: { state: 'released' } })
    expect(await refuseHeld(books(), second, by)).toMatchObject({ value: { state: 'refused' } })
    for (const id of ids) {
      expect(await releaseHeld(books(), id, by)).toMatchObject({ reason: 'already_decided' })
      expect(await refuseHeld(books(), id, by)).toMatchObject({ reason: 'already_decided' })
    }
    expect(await releaseHeld(books(), randomUUID(), by)).toMatchObject({ reason: 'held_unknown' })
    expect(await table.balance(lucky as SeamlessSeat)).toBe(99_0000n + WIN_MAX + 1n)
    expect(await table.balance(false_ as SeamlessSeat)).toBe(99_0000n)
    expect((await table.result()) - before).toBe(2_0000n - WIN_MAX - 1n)
    const open = await listHeld(table.database.rows)
    expect(open.filter(({ id }) => ids.includes(id))).toEqual([])
  })
})

describe('M3: no amount', () => {
  test('above the stake limit is taken, and the call may be repeated', async () => {
    const seat = await table.seat()
    const round = randomUUID()
    const no = { ok: false, reason: 'limit_exceeded' }
    expect(await bet(seat, round, STAKE_MAX + 1n)).toEqual(no)
    expect(await bet(seat, round, STAKE_MAX + 1n)).toEqual(no)
    expect(await bet(seat, randomUUID(), STAKE_MAX)).toEqual(ok(50_0000n))
  })

  test('however large and often makes a call fail: it is kept for a person, not posted', async () => {
    const seat = await table.seat()
    for (let count = 0; count < 12; count += 1) {
      const round = randomUUID()
      await bet(seat, round, 1n)
      expect(await win(seat, round, UNITS_MAX)).toMatchObject({ ok: true })
    }
    expect(await heldOf(seat)).toBe(0n)
    const held = await listHeldOf(table.database.rows, seat.memberId)
    expect(new Set(held.map(({ state }) => state))).toEqual(new Set(['unposted']))
    const id = held[0]?.id ?? ''
    expect(await releaseHeld(books(), id, by)).toMatchObject({ reason: 'not_posted' })
    expect(await refuseHeld(books(), id, by)).toMatchObject({ value: { state: 'refused' } })
  })

  test('the largest that is posted is the same in code and database', async () => {
    const states = []
    for (const units of [MOVE_MAX, MOVE_MAX + 1n]) {
      const [seat, round] = [await table.seat(), randomUUID()]
      await bet(seat, round, 1n)
      await win(seat, round, units)
      const [held] = await listHeldOf(table.database.rows, seat.memberId)
      states.push([held?.state, await heldOf(seat)])
    }
    expect(states).toEqual([
      ['held', MOVE_MAX],
      ['unposted', 0n],
    ])
  })

  test('is posted into an account that is nearly full', async () => {
    const seat = await table.seat(4_000_000_000_000_000_002n)
    const round = randomUUID()
    await bet(seat, round, 1n)
    expect(await win(seat, round, MOVE_MAX)).toEqual(ok(4_000_000_000_000_000_001n))
    await bet(seat, randomUUID(), 1n)
    expect(await listHeldOf(table.database.rows, seat.memberId)).toMatchObject([
      { state: 'unposted', amount: MOVE_MAX },
    ])
  })
})
