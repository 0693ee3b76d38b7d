import { randomUUID } from 'node:crypto'
import { signRequest } from '@oriel/contract/provider-client'
import type { SeamlessSeat } from '@oriel/dev-world/testing/seamless-seats'
import { PROVIDER } from '@oriel/dev-world/testing/seamless-table'
import { listCases } from '@oriel/domain/provider'
import { brokenLaws } from '@oriel/ledger/testing/world'
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import { openGateway, TITLE, type Gateway } from './testing/open-gateway.ts'

const MINUTE_MS = 60_000
let gateway: Gateway
let clock = 0
beforeAll(async () => {
  gateway = await openGateway({ now: () => Date.now() + clock })
})
afterEach(() => {
  clock = 0
})
afterAll(async () => {
  expect(await brokenLaws(gateway.database)).toEqual([])
  await gateway.close()
})

/** A round of one bet of 10 and a win of 25, as a provider says it. */
const roundOf = ({ memberRef }: SeamlessSeat) => {
  const round_id = randomUUID()
  const of = { member_ref: memberRef, currency: 'USD', round_id, title: TITLE }
  const bet_tx_id = `bet-${round_id}`
  return {
    bet: { ...of, tx_id: bet_tx_id, amount: '10.0000' },
    win: { ...of, tx_id: `win-${round_id}`, bet_tx_id, amount: '25.0000' },
    rollback: { ...of, tx_id: `back-${round_id}`, bet_tx_id },
  }
}
const cases = async () => {
  const open = await listCases(gateway.database.rows, PROVIDER.providerId)
  return open.map(({ subject }) => subject)
}
const said = (reason: string) => ({ isSigned: true, body: { ok: false, reason } })

test('[A12] S6: another currency is refused and opens a case; nothing is posted', async () => {
  const seat = await gateway.seat()
  const journals = await gateway.countJournals()
  const { bet, win } = roundOf(seat)
  for (const [call, move] of [
    ['bet', bet],
    ['win', win],
  ] as const) {
    const foreign = await gateway.call(call, { ...move, currency: 'VND' })
    expect(foreign).toMatchObject(said('wrong_currency'))
  }
  expect(await cases()).toEqual(['wrong_currency'])
  expect(await gateway.countJournals()).toBe(journals)
  expect(await gateway.balance(seat)).toBe(100_0000n)
})

test('[A21] S6: a callback an hour later has its first answer, or is stale; nothing is posted', async () => {
  const seat = await gateway.seat()
  const { bet, win } = roundOf(seat)
  const signed = signRequest(gateway.key, '/seamless/v1/bet', JSON.stringify(bet), Date.now())
  const first = await gateway.call('bet', signed.body, { headers: signed.headers })
  const paid = await gateway.call('win', win)
  const journals = await gateway.countJournals()
  clock = 60 * MINUTE_MS
  const atMs = Date.now() + clock
  expect((await gateway.call('bet', bet, { atMs })).text).toBe(first.text)
  expect((await gateway.call('win', win, { atMs })).text).toBe(paid.text)
  // The recorded call itself, byte for byte.
  const recorded = await gateway.call('bet', signed.body, { headers: signed.headers })
  expect(recorded).toMatchObject({ status: 401, body: { error: 'stale' } })
  expect(await gateway.countJournals()).toBe(journals)
  expect(await gateway.balance(seat)).toBe(115_0000n)
})

test('[A22] S6: a callback signed ten minutes ago is refused', async () => {
  const seat = await gateway.seat()
  const { bet } = roundOf(seat)
  const late = await gateway.call('bet', bet, { atMs: Date.now() - 10 * MINUTE_MS })
  expect(late).toMatchObject({ status: 401, body: { error: 'stale' } })
  expect(await gateway.balance(seat)).toBe(100_0000n)
})

test.each([
  ['spaces', (body: object) => JSON.stringify(body, null, 1)],
  [
    'another order of keys',
    (body: object) => JSON.stringify(Object.fromEntries(Object.entries(body).toReversed())),
  ],
  ['a line at the end', (body: object) => `${JSON.stringify(body)}\n`],
])('[A23] S6: a body written again with %s does not fit its signature', async (_what, write) => {
  const seat = await gateway.seat()
  const { bet } = roundOf(seat)
  const answer = await gateway.call('bet', bet, { body: write(bet) })
  expect(answer).toMatchObject({ status: 401, body: { error: 'bad_signature' } })
  expect(await gateway.balance(seat)).toBe(100_0000n)
})

test('[A24] S6: a win for an unknown bet is refused, kept and opens a case', async () => {
  const seat = await gateway.seat()
  const journals = await gateway.countJournals()
  const { win } = roundOf(seat)
  for (const _time of [1, 2])
    expect(await gateway.call('win', win)).toMatchObject(said('bet_unknown'))
  const kept = gateway.database.rows.selectFrom('seamless_moves').select(['state', 'reason', 'win'])
  expect(await kept.where('tx_id', '=', win.tx_id).execute()).toEqual([
    { state: 'refused', reason: 'bet_unknown', win: 25_0000n },
  ])
  expect(await cases()).toContain(`bet_unknown ${win.tx_id}`)
  expect(await gateway.countJournals()).toBe(journals)
  expect(await gateway.balance(seat)).toBe(100_0000n)
})

test('[A24] many wins for unknown bets open no more cases than a person can read', async () => {
  const seat = await gateway.seat()
  const before = (await cases()).filter((subject) => subject.startsWith('bet_unknown')).length
  for (let index = 0; index < 60 - before; index += 1) {
    expect(await gateway.call('win', roundOf(seat).win)).toMatchObject(said('bet_unknown'))
  }
  const open = (await cases()).filter((subject) => subject.startsWith('bet_unknown'))
  expect(open).toHaveLength(51)
  expect(open).toContain('bet_unknown more')
})

test('[A25] S6: a bet after its rollback is refused, however often it comes', async () => {
  const seat = await gateway.seat()
  const { bet, rollback } = roundOf(seat)
  expect((await gateway.call('rollback', rollback)).body.ok).toBe(true)
  for (const _time of [1, 2])
    expect(await gateway.call('bet', bet)).toMatchObject(said('rolled_back'))
  expect(await gateway.balance(seat)).toBe(100_0000n)
})

test('[A26] S6: a win told twice, at once or with another amount, is paid once', async () => {
  const seat = await gateway.seat()
  const { bet, win } = roundOf(seat)
  await gateway.call('bet', bet)
  const told = await Promise.all(Array.from({ length: 20 }, () => gateway.call('win', win)))
  expect(new Set(told.map(({ text }) => text)).size).toBe(1)
  const other = await gateway.call('win', { ...win, amount: '26.0000' })
  expect(other).toMatchObject(said('duplicate_different'))
  expect(await gateway.balance(seat)).toBe(115_0000n)
})
