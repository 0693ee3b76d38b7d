import { expectDone } from '@oriel/core/outcome'
import { listTransfers, sweepTransfers } from '@oriel/domain/transfer'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { createPlayhouse, ONE, TWO, type Playhouse } from '../testing/playhouse.ts'
import { setSwitch } from '../testing/switches.ts'
import { followPlay, leaveSwitchedOff, sweepPlays } from './play.ts'

let house: Playhouse
beforeEach(async () => {
  house = await createPlayhouse()
})
afterEach(() => house.database.drop())

const START = 1_000_000n
const plays = () => house.database.rows.selectFrom('plays').selectAll().orderBy('made_at').execute()
const begin = async (providerId = ONE) =>
  followPlay(house.driver, expectDone(await house.start({ providerId })).id)
const gameOf = async (providerId: string, code: string): Promise<string> => {
  const games = house.database.rows.selectFrom('games').select('id')
  const asked = games.where('provider_id', '=', providerId).where('code', '=', code)
  return String((await asked.executeTakeFirstOrThrow()).id)
}
const turnOff = (scope: 'provider' | 'game', key: string) =>
  setSwitch(house.database, house.siteId, { scope, key }, 'off')

test.each([
  { scope: 'site', key: '' },
  { scope: 'provider', key: ONE },
  { scope: 'category', key: '2' },
  { scope: 'game', key: 'e_first' },
] as const)('no launch while it is switched off: %o', async ({ scope, key }) => {
  const name = { scope, key: scope === 'game' ? await gameOf(ONE, key) : key }
  await setSwitch(house.database, house.siteId, name, 'off')
  expect(await house.start()).toEqual({ ok: false, reason: 'maintenance', told: null })
  await setSwitch(house.database, house.siteId, name, 'on')
  expect((await house.start()).ok).toBe(true)
})

describe('switched off under play', () => {
  test('players leave because of maintenance and their money comes home', async () => {
    const play = await begin(ONE)
    await turnOff('provider', ONE)
    const [left] = await leaveSwitchedOff(house.database, true)
    expect(left).toMatchObject({ id: play?.id, state: 'leaving', endedBecause: 'maintenance' })
    await sweepPlays(house.driver)
    await sweepTransfers(house.driver)
    await sweepPlays(house.driver)
    expect(await plays()).toMatchObject([{ state: 'ended', ended_because: 'maintenance' }])
    expect(await house.available()).toBe(START)
    expect(await house.mirror(ONE)).toBe(0n)
  })

  test('players of something else play on', async () => {
    await begin(TWO)
    await turnOff('provider', ONE)
    await turnOff('game', await gameOf(TWO, 'e_second'))
    expect(await leaveSwitchedOff(house.database, true)).toEqual([])
    expect(await plays()).toMatchObject([{ state: 'playing' }])
  })

  test('the schedule looks after switches of the last minutes, a fact after all', async () => {
    await begin(ONE)
    await turnOff('provider', ONE)
    await house.asOwner(`UPDATE switches SET off_since = off_since - interval '1 hour'`)
    expect(await leaveSwitchedOff(house.database, true)).toEqual([])
    expect(await leaveSwitchedOff(house.database, false)).toHaveLength(1)
  })

  test('a launch that began before sends no money and opens nothing', async () => {
    const play = expectDone(await house.start({ providerId: ONE }))
    await turnOff('provider', ONE)
    expect(await followPlay(house.driver, play.id)).toMatchObject({
      state: 'leaving',
      endedBecause: 'maintenance',
    })
    const { transfers } = await listTransfers(house.database.rows, house.memberId, { count: 5 })
    expect(transfers).toEqual([])
    expect(await house.available()).toBe(START)
    expect(house.one.zones).toEqual([])
  })

  test('a launch whose game goes off after its money was sent opens nothing', async () => {
    const play = expectDone(await house.start({ providerId: ONE }))
    const at = async (step: string) => {
      if (step === 'before launch') await turnOff('game', await gameOf(ONE, 'e_first'))
    }
    expect(await followPlay({ ...house.driver, at }, play.id)).toMatchObject({
      state: 'leaving',
      endedBecause: 'maintenance',
    })
    expect(house.one.zones).toEqual([])
  })
})
