import { newId } from '@oriel/core/id'
import { expectDone } from '@oriel/core/outcome'
import { patient } from '@oriel/core/testing/patience'
import { saveMaintenance } from '@oriel/domain/games'
import { stopTransfersIn } from '@oriel/domain/provider'
import { endSession, openSession, setMemberState } from '@oriel/domain/session'
import { listTransfers, sweepTransfers } from '@oriel/domain/transfer'
import { sql } from 'kysely'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { createOutside } from '../testing/outside.ts'
import { createPlayhouse, ONE, TWO, type Playhouse } from '../testing/playhouse.ts'
import { beatPlay, followPlay, leaveEndedSessions, leaveLost, leavePlay, openHome } from './play.ts'
import { readPlay, sweepIdle, sweepPlays, type PlayId } from './play.ts'

let house: Playhouse
beforeEach(async () => {
  house = await createPlayhouse()
})
afterEach(() => house.database.drop())

const START = 1_000_000n
/** States in which a transfer has not ended. */
const OPEN: ReadonlySet<string> = new Set(['held', 'sent'])
const plays = () => house.database.rows.selectFrom('plays').selectAll().orderBy('made_at').execute()
const transfers = async () => {
  const { transfers: list } = await listTransfers(house.database.rows, house.memberId, {
    count: 50,
  })
  return list
}
const follow = (id: PlayId) => followPlay(house.driver, id)
const begin = async (providerId = ONE, code = 'e_first') => {
  const play = expectDone(await house.start({ providerId, code }))
  return follow(play.id)
}

describe('a launch', () => {
  test('[S4.039] transfers all the money, then has an address', async () => {
    const play = await begin()
    expect(play).toMatchObject({ state: 'playing', providerId: ONE })
    expect(play?.url).toBe(`https://games.example/${play?.id}`)
    expect(await house.available()).toBe(0n)
    expect(await house.mirror(ONE)).toBe(START)
    expect(house.one.balanceOf(house.player)).toBe(START)
    expect(await house.transit(ONE)).toBe(0n)
    expect(house.one.zones).toEqual(['America/Caracas'])
  })

  test('opens the game even without money to transfer', async () => {
    const poor = await createPlayhouse({ units: 1n, one: createOutside({ step: 100n }) })
    const play = expectDone(await poor.start())
    expect(await followPlay(poor.driver, play.id)).toMatchObject({ state: 'playing' })
    expect(await poor.available()).toBe(1n)
    await poor.database.drop()
  })

  test('[A13][S1.015] leaves the remainder that the provider cannot take', async () => {
    const coarse = await createPlayhouse({ units: 12_345n, one: createOutside({ step: 100n }) })
    const play = expectDone(await coarse.start())
    await followPlay(coarse.driver, play.id)
    expect(await coarse.available()).toBe(45n)
    expect(coarse.one.balanceOf(coarse.player)).toBe(12_300n)
    await coarse.database.drop()
  })

  test('[S5.054] a repeated launch is the same launch', async () => {
    const first = expectDone(await house.start())
    const second = expectDone(await house.start())
    expect(second.id).toBe(first.id)
    expect(await plays()).toHaveLength(1)
  })

  test(
    'M7: rests while its transfer is unanswered, asks nobody twice, and goes on after it',
    async () => {
      house.one.plan((call) => (call === 'transfer in' ? 'lost' : 'answered'))
      // Whoever waited here for the provider would keep other launches from their slot.
      const play = await begin()
      expect(play).toMatchObject({ state: 'starting', tries: 1 })
      const calls = house.one.calls.length
      await follow(play?.id as PlayId)
      expect(house.one.calls).toHaveLength(calls)
      house.one.plan(() => 'answered')
      await house.asOwner('UPDATE transfers SET due_at = now()')
      await sweepTransfers(house.driver)
      await house.asOwner('UPDATE plays SET due_at = now()')
      await sweepPlays(house.driver)
      await house.asOwner('UPDATE plays SET due_at = now()')
      await sweepPlays(house.driver)
      expect(await plays()).toMatchObject([{ state: 'playing' }])
      expect([await house.available(), await house.mirror(ONE)]).toEqual([0n, START])
    },
    patient(10_000),
  )

  test('[S4.028] refuses another game while the first is starting', async () => {
    await house.start()
    expect(await house.start({ code: 'e_second' })).toMatchObject({ reason: 'play_starting' })
  })

  test('[S4.031] on a phone another game is refused while one is played', async () => {
    await begin()
    const asked = { code: 'e_second', device: 'mobile' } as const
    expect(await house.start(asked)).toMatchObject({ reason: 'play_elsewhere' })
  })

  test('[A16] a hundred concurrent launches make one play and one transfer', async () => {
    const outcomes = await Promise.all(Array.from({ length: 100 }, () => house.start()))
    const ids = new Set(outcomes.map((outcome) => expectDone(outcome).id))
    expect(ids.size).toBe(1)
    const [id] = ids
    await Promise.all(Array.from({ length: 20 }, () => follow(id as PlayId)))
    expect(await plays()).toHaveLength(1)
    expect(await transfers()).toHaveLength(1)
    expect(await house.mirror(ONE)).toBe(START)
  })

  test('on a desktop a newer game replaces the first, and the money moves with it', async () => {
    await begin(ONE)
    house.one.play(house.player, 5_000n)
    await begin(TWO)
    const [old, next] = await plays()
    expect(old).toMatchObject({ state: 'ended', ended_because: 'replaced' })
    expect(next).toMatchObject({ state: 'playing', provider_id: TWO })
    expect(house.two.balanceOf(house.player)).toBe(START + 5_000n)
    expect(house.one.balanceOf(house.player)).toBe(0n)
    expect(await house.mirror(ONE)).toBe(-5_000n)
  })

  test('another game of the same provider needs no transfer', async () => {
    await begin(ONE, 'e_first')
    await begin(ONE, 'e_second')
    expect(await transfers()).toHaveLength(1)
    expect(house.one.balanceOf(house.player)).toBe(START)
  })
})

describe('a launch is refused', () => {
  test('for a game that is not shown', async () => {
    expect(await house.start({ code: 'e_none' })).toMatchObject({ reason: 'game_unknown' })
    expect(await house.start({ providerId: 'GPNONE' })).toMatchObject({ reason: 'game_unknown' })
  })

  test('[S8.012] during maintenance, with its interval', async () => {
    const startsAt = new Date(Date.now() - 60_000)
    const endsAt = new Date(Date.now() + 60_000)
    await saveMaintenance(house.database, { providerId: ONE, typeId: 2, startsAt, endsAt })
    expect(await house.start()).toEqual({
      ok: false,
      reason: 'maintenance',
      told: { startsAt, endsAt },
    })
  })

  test('[S4.045][S4.027] while transfers to the provider are stopped', async () => {
    await stopTransfersIn(house.database.rows, ONE, 'a difference', new Date())
    expect(await house.start()).toMatchObject({ reason: 'transfer_disabled' })
    await stopTransfersIn(house.database.rows, ONE, null, new Date())
    expect((await house.start()).ok).toBe(true)
  })

  test('for a member whose account is frozen', async () => {
    await sql`UPDATE members SET state = 'frozen'`.execute(house.database.rows)
    expect(await house.start()).toMatchObject({ reason: 'play_not_allowed' })
  })

  test('[S4.029] while the money of the last game is being transferred back', async () => {
    const play = await begin()
    house.one.plan((call) => (call === 'transfer out' || call === 'status' ? 'lost' : 'answered'))
    await leavePlay(house.database, house.memberId, null)
    const leaving = follow(play?.id as PlayId)
    await expect.poll(async () => (await transfers())[0]?.direction).toBe('out')
    expect(await house.start()).toMatchObject({ reason: 'play_leaving' })
    house.one.plan(() => 'answered')
    await leaving
  })
})

describe('leaving', () => {
  test('[S4.046] transfers all of it back, exact to the unit', async () => {
    const play = await begin()
    house.one.play(house.player, -123_457n)
    expect(await leavePlay(house.database, house.memberId, play?.id ?? null)).not.toBeNull()
    expect(await follow(play?.id as PlayId)).toMatchObject({ state: 'ended', endedBecause: 'left' })
    expect(await house.available()).toBe(START - 123_457n)
    expect(house.one.balanceOf(house.player)).toBe(0n)
    expect(house.one.calls).toContain('kick')
  })

  test('waits while a round is open, and reports it', async () => {
    const play = await begin()
    house.one.setInRound(house.player, true)
    await leavePlay(house.database, house.memberId, null)
    expect(await follow(play?.id as PlayId)).toMatchObject({ state: 'leaving' })
    expect((await transfers())[0]).toMatchObject({ state: 'reversed', reason: 'in_round' })
    house.one.setInRound(house.player, false)
    await sql`UPDATE plays SET due_at = now()`.execute(house.database.rows)
    await sweepPlays(house.driver)
    expect(await house.available()).toBe(START)
  })

  test('before the provider was called ends the play without a transfer', async () => {
    const play = expectDone(await house.start())
    await leavePlay(house.database, house.memberId, null)
    expect(await follow(play.id)).toMatchObject({ state: 'ended' })
    expect(await transfers()).toEqual([])
    expect(await house.available()).toBe(START)
  })

  test('signing out leaves the game, and so does a sign-in on another device', async () => {
    await begin()
    await endSession(house.database, house.sessionId, new Date())
    expect(await leaveEndedSessions(house.database, house.memberId)).toHaveLength(1)
    await sweepPlays(house.driver)
    expect(await house.available()).toBe(START)
    expect((await plays())[0]).toMatchObject({ state: 'ended', ended_because: 'signed_out' })
  })

  test('S2: closing a member leaves the game and brings the money home', async () => {
    await begin()
    const member = { id: house.memberId, siteId: house.siteId, state: 'disabled' } as const
    await setMemberState(house.database, member, {
      staff: 'anna',
      because: 'a test',
      now: new Date(),
    })
    expect(await leaveEndedSessions(house.database, house.memberId)).toHaveLength(1)
    await sweepPlays(house.driver)
    expect(await house.available()).toBe(START)
    expect((await plays())[0]).toMatchObject({ state: 'ended', ended_because: 'signed_out' })
  })

  test('the end of another session does not leave the game of a live one', async () => {
    await openSession(
      house.database,
      { siteId: house.siteId, memberId: house.memberId },
      new Date(),
    )
    expect(await leaveEndedSessions(house.database, house.memberId)).toEqual([])
  })

  test('a play without a heartbeat for a minute is left, one with a heartbeat is not', async () => {
    const play = await begin()
    await sql`UPDATE plays SET beat_at = now() - interval '59 seconds'`.execute(house.database.rows)
    expect(await leaveLost(house.database)).toEqual([])
    await sql`UPDATE plays SET beat_at = now() - interval '61 seconds'`.execute(house.database.rows)
    expect(await beatPlay(house.database.rows, house.memberId, play?.id as PlayId)).toBe('playing')
    expect(await leaveLost(house.database)).toEqual([])
    await sql`UPDATE plays SET beat_at = now() - interval '61 seconds'`.execute(house.database.rows)
    expect(await leaveLost(house.database)).toHaveLength(1)
    expect(await beatPlay(house.database.rows, house.memberId, play?.id as PlayId)).toBe('leaving')
  })

  test('money at a provider without a play is transferred back after a while', async () => {
    await begin()
    await sql`UPDATE plays SET state = 'ended', ended_at = now(), ended_because = 'left'`.execute(
      house.database.rows,
    )
    expect(await sweepIdle(house.database, new Date())).toBe(0)
    expect(await sweepIdle(house.database, new Date(Date.now() + 6 * 60_000))).toBe(1)
    expect((await transfers())[0]).toMatchObject({ direction: 'out', cause: 'idle' })
  })
})

describe('a start that fails', () => {
  test('returns the money when the game has no address', async () => {
    house.one.plan((call) => (call === 'launch' ? 'lost' : 'answered'))
    const play = expectDone(await house.start())
    await follow(play.id)
    expect(await house.mirror(ONE)).toBe(START)
    await house.asOwner(`UPDATE plays SET made_at = now() - interval '1 minute', due_at = now()`)
    await sweepPlays(house.driver)
    await sweepPlays(house.driver)
    expect((await plays())[0]).toMatchObject({
      state: 'ended',
      ended_because: 'provider_unavailable',
    })
    expect(await house.available()).toBe(START)
  })

  test('keeps the money when the provider refuses it', async () => {
    house.one.plan((call) => (call === 'transfer in' ? 'refused' : 'answered'))
    const play = expectDone(await house.start())
    expect(await follow(play.id)).toMatchObject({ endedBecause: 'transfer_failed' })
    expect(await house.available()).toBe(START)
    expect(house.one.calls).not.toContain('launch')
  })
})

describe('the way home', () => {
  test('[A14] S6: money that goes to and fro twenty times is never more nor less', async () => {
    const coarse = await createPlayhouse({ units: 12_345n, one: createOutside({ step: 100n }) })
    for (let times = 0; times < 20; times += 1) {
      const play = expectDone(await coarse.start())
      await followPlay(coarse.driver, play.id)
      expect(coarse.one.balanceOf(coarse.player)).toBe(12_300n)
      await leavePlay(coarse.database, coarse.memberId, null)
      await followPlay(coarse.driver, play.id)
      expect(await coarse.available()).toBe(12_345n)
    }
    expect(await coarse.brokenLaws()).toEqual([])
    await coarse.database.drop()
  })

  test('[A29] S6: bringing money back while a game starts waits for it, or it for that', async () => {
    const asked = { siteId: house.siteId, memberId: house.memberId, cause: 'back' } as const
    const back = () => openHome(house.database, { ...asked, causeId: newId() })
    const open = async () => (await transfers()).filter(({ state }) => OPEN.has(state))
    const play = expectDone(await house.start())
    let most = 0
    const watched = async () => {
      await back()
      most = Math.max(most, (await open()).length)
    }
    await Promise.all([follow(play.id), ...Array.from({ length: 20 }, watched)])
    expect(most).toBeLessThanOrEqual(1)
    await leavePlay(house.database, house.memberId, null)
    for (let times = 0; times < 4; times += 1) {
      await sweepTransfers(house.driver)
      await sweepPlays(house.driver)
    }
    expect(await open()).toEqual([])
    expect([await house.available(), await house.mirror(ONE)]).toEqual([START, 0n])
    expect(await house.brokenLaws()).toEqual([])
  })

  test('fifty concurrent requests open one transfer per provider', async () => {
    await begin(ONE)
    const asked = { siteId: house.siteId, memberId: house.memberId, cause: 'back' } as const
    const all = await Promise.all(
      Array.from({ length: 50 }, () => openHome(house.database, { ...asked, causeId: newId() })),
    )
    expect(new Set(all.flat().map(({ transfer }) => transfer.id)).size).toBe(1)
    expect(all.flat().filter(({ isNew }) => isNew)).toHaveLength(1)
  })
})

test('[S4.040] only the session that asked gets the address', async () => {
  const play = await begin()
  const { memberId, sessionId } = house
  const { rows } = house.database
  expect(await readPlay(rows, { memberId, sessionId }, play?.id as PlayId)).toMatchObject({
    state: 'playing',
    url: play?.url,
    gameCode: 'e_first',
    gameType: 'slot',
  })
  const other = { memberId, sessionId: newId<'session'>() }
  expect(await readPlay(rows, other, null)).toMatchObject({ state: 'playing', url: null })
  const stranger = { memberId: newId<'member'>(), sessionId }
  expect(await readPlay(rows, stranger, play?.id as PlayId)).toBeNull()
})

test('the laws of the ledger hold after all of it', async () => {
  await begin(ONE)
  await begin(TWO)
  await leavePlay(house.database, house.memberId, null)
  await sweepPlays(house.driver)
  expect(await house.available()).toBe(START)
  expect(await house.brokenLaws()).toEqual([])
})
