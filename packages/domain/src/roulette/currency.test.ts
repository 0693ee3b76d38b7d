import type { Currency } from '@oriel/core/currency'
import { newId, type MemberId } from '@oriel/core/id'
import { expectDone } from '@oriel/core/outcome'
import { toldDatabase, type TestDatabase } from '@oriel/dev-world/testing/test-db'
import { findMember } from '@oriel/domain/member'
import { testKeys } from '@oriel/keys/testing/test-keys'
import { sql } from 'kysely'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { ORIEL } from '../testing/office.ts'
import { readDrawTally, readRemaining, readRouletteInfo } from './roulette.ts'
import { ALWAYS, draws, give, nothing, publish, spinner } from './testing/wheels.ts'

let database: TestDatabase
let sophia: MemberId
let spin: ReturnType<typeof spinner>
beforeEach(async () => {
  database = await toldDatabase()
  await sql`UPDATE roulette_grants SET used = draws`.execute(database.rows)
  sophia = (await findMember(database.rows, ORIEL, 'sophia'))?.id ?? ('' as MemberId)
  spin = spinner(database)
})
afterEach(() => database.drop())

const left = (currency: Currency) => readRemaining(database.rows, { memberId: sophia, currency })

describe('draws of one currency', () => {
  const play = (currency: Currency) =>
    sql`UPDATE members SET currency = ${currency} WHERE id = ${sophia}`.execute(database.rows)

  test('turn no other wheel, and are there again when the member plays with it', async () => {
    await publish(database, ALWAYS)
    await give(database, { memberId: sophia, draws: 2 })
    await play('VND')
    expect(await spin(sophia)).toEqual({ ok: false, reason: 'no_draws' })
    const who = { siteId: ORIEL, memberId: sophia, currency: 'VND' } as const
    const info = expectDone(await readRouletteInfo(database, testKeys, who))
    expect(info.remaining).toBe(0)
    await play('USD')
    expect(expectDone(await spin(sophia)).remaining).toBe(1)
  })

  test('win draws of the same wheel', async () => {
    await publish(database, [draws(1, 1n), nothing(2)])
    await give(database, { memberId: sophia, draws: 1, currency: 'VND' })
    await give(database, { memberId: sophia, draws: 20 })
    let won = 0
    for (let turn = 0; turn < 20; turn += 1) {
      won += expectDone(await spin(sophia)).spin.given.kind === 'draws' ? 1 : 0
    }
    expect(won).toBeGreaterThan(0)
    expect(await left('USD')).toBe(won)
    expect(await left('VND')).toBe(1)
  })

  test('are counted apart from those of another', async () => {
    const tallies = () =>
      Promise.all((['USD', 'VND'] as const).map((one) => readDrawTally(database.rows, ORIEL, one)))
    const [usd, vnd] = await tallies()
    await give(database, { memberId: sophia, draws: 3, currency: 'VND' })
    const [usdAfter, vndAfter] = await tallies()
    expect(usdAfter).toEqual(usd)
    expect((vndAfter?.open ?? 0n) - (vnd?.open ?? 0n)).toBe(3n)
  })

  test('are those the member plays with where the release before gives them', async () => {
    await sql`INSERT INTO roulette_grants (id, site_id, member_id, cause, draws, expires_at)
      VALUES (${newId()}, ${ORIEL}, ${sophia}, 'before', 4, house_now() + interval '1 day')
      `.execute(database.rows)
    expect(await left('USD')).toBe(4)
  })
})
