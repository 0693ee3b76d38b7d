import { randomUUID } from 'node:crypto'
import { readEnv } from '@oriel/core/env'
import { testEnv } from '@oriel/core/testing/settings'
import { ORIEL, SECOND } from '@oriel/dev-world/cast'
import { openSeamlessTable, type SeamlessTable } from '@oriel/dev-world/testing/seamless-table'
import type { SwitchName } from '@oriel/domain/switch'
import { brokenLaws } from '@oriel/ledger/testing/world'
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest'
import { runStorm } from '../testing/storm.ts'
import { setSwitch } from '../testing/switches.ts'
import { createTeller, type MoveAnswer, type SeamlessMove } from './seamless.ts'
import { moveOf, PROVIDER, TITLE, type Saying } from './testing/says.ts'

let table: SeamlessTable
let tell: (move: SeamlessMove) => Promise<MoveAnswer>
beforeAll(async () => {
  table = await openSeamlessTable()
  tell = createTeller(table.database)
})
afterEach(async () => {
  const all = `UPDATE switches SET on_at = house_now(), on_because = 'a test is over', on_by = 'test'
    WHERE on_at IS NULL`
  await table.database.pool.query(all)
})
afterAll(async () => {
  expect(await brokenLaws(table.database)).toEqual([])
  await table.database.drop()
})

const say = (saying: Saying) => tell(moveOf(saying))
const ok = (balance: bigint) => ({ ok: true, value: { balance } })
const blocked = { ok: false, reason: 'title_blocked' }

const betOf = (memberRef: string, roundId: string = randomUUID()): Saying => {
  return { kind: 'bet', memberRef, roundId, txId: `bet-${roundId}`, bet: 10_0000n }
}
const gameOf = async (): Promise<string> => {
  const query = 'SELECT id FROM games WHERE title = $1'
  return String((await table.database.pool.query(query, [TITLE])).rows[0].id)
}

const NAMES: readonly [string, () => Promise<SwitchName>][] = [
  ['the site', async () => ({ scope: 'site', key: '' })],
  ['the provider', async () => ({ scope: 'provider', key: PROVIDER })],
  ['the category', async () => ({ scope: 'category', key: '2' })],
  ['the game', async () => ({ scope: 'game', key: await gameOf() })],
]

describe('while it is switched off', () => {
  test.each(NAMES)('%s takes no bet; wins, rollbacks and ends are booked', async (_, nameOf) => {
    const [name, { memberRef }] = [await nameOf(), await table.seat()]
    const [won, back] = [betOf(memberRef), betOf(memberRef)]
    await say(won)
    await say(back)
    await setSwitch(table.database, ORIEL, name, 'off')
    const bet = betOf(memberRef)
    expect(await say(bet)).toEqual(blocked)
    expect(await say({ ...betOf(memberRef), kind: 'bet-win', win: 50_0000n })).toEqual(blocked)
    const { roundId, txId = '' } = won
    const win = { memberRef, roundId, txId: `win-${txId}`, betTxId: txId, win: 25_0000n }
    expect(await say({ kind: 'win', ...win })).toEqual(ok(105_0000n))
    const taken = { memberRef, roundId: back.roundId, txId: `back-${back.txId}` }
    expect(await say({ kind: 'rollback', ...taken, betTxId: back.txId ?? '' })).toEqual(
      ok(115_0000n),
    )
    expect(await say({ kind: 'end-round', memberRef, roundId })).toEqual(ok(115_0000n))
    await setSwitch(table.database, ORIEL, name, 'on')
    expect(await say(betOf(memberRef))).toEqual(ok(105_0000n))
    // A bet that was refused stays refused: told again, it is answered as before.
    expect(await say(bet)).toEqual(blocked)
  })
})

/** Every proof runs it twenty times; a usual run does twice. */
const STORMS = readEnv(testEnv).FULL === 'true' ? 20 : 2
test('under a storm no bet begun after the switch was read is taken, and all else is booked', async () => {
  for (let turn = 0; turn < STORMS; turn += 1) {
    const storm = await runStorm(table, ORIEL, 12)
    expect(storm.before).toBeGreaterThanOrEqual(60)
    expect(storm.after).toBeGreaterThanOrEqual(120)
    expect(storm).toMatchObject({ takenAfter: 0, unsettled: 0 })
  }
  expect(await brokenLaws(table.database)).toEqual([])
})

test.each<[SwitchName, 'ORIEL' | 'SECOND']>([
  [{ scope: 'registration', key: '' }, 'ORIEL'],
  [{ scope: 'provider', key: 'GPXX' }, 'ORIEL'],
  [{ scope: 'category', key: '3' }, 'ORIEL'],
  [{ scope: 'provider', key: PROVIDER }, 'SECOND'],
  [{ scope: 'site', key: '' }, 'SECOND'],
])('another switch stops no bet: %o of %s', async (name, site) => {
  const at = site === 'ORIEL' ? ORIEL : SECOND
  const { memberRef } = await table.seat()
  await setSwitch(table.database, at, name, 'off')
  expect(await say(betOf(memberRef))).toEqual(ok(90_0000n))
  await setSwitch(table.database, at, name, 'on')
})
