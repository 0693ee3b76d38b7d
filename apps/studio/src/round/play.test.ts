import { randomUUID } from 'node:crypto'
import { describe, expect, test } from 'vitest'
import { streamOf } from '../fairness/stream.ts'
import { classic } from '../games/classic/rules.ts'
import { useStudio } from '../testing/open-studio.ts'
import { checkBooks } from '../wallet/check.ts'

const house = useStudio()
const TITLE = 'triple-sevens'
const spin = (token: string, client_round: string = randomUUID(), stake = '1') =>
  house.page('/player/round', token, { client_round, stake, choice: {} })
const balance = async (token: string) =>
  (await house.page('/player/state', token)).body.data?.['balance']

describe('a round', () => {
  test('takes the stake and pays what the reels say, from the seeds that were promised', async () => {
    const { token } = await house.seat(TITLE)
    const state = (await house.page('/player/state', token)).body.data as {
      seed: { hash: string; client_seed: string; nonce: number }
    }
    const played = (await spin(token)).body.data as {
      round: { payout: string; view: unknown }
      balance: string
    }
    expect(Number(played.balance)).toBeCloseTo(99 + Number(played.round.payout), 4)
    const turned = (await house.page('/player/seed', token, { client_seed: 'mine' })).body.data as {
      revealed: { server_seed: string; hash: string; client_seed: string }
    }
    expect(turned.revealed.hash).toBe(state.seed.hash)
    const { server_seed: serverSeed, client_seed: clientSeed } = turned.revealed
    const again = classic.run({}, [], streamOf({ serverSeed, clientSeed, nonce: state.seed.nonce }))
    expect(again?.view).toEqual(played.round.view)
  })

  test('asked again, it is the same round, and is paid for once', async () => {
    const { token } = await house.seat(TITLE)
    const own = randomUUID()
    const answers = await Promise.all(Array.from({ length: 20 }, () => spin(token, own)))
    const rounds = new Set(answers.map(({ body }) => JSON.stringify(body.data?.['round'])))
    expect(rounds.size).toBe(1)
    expect(await balance(token)).toBe(answers[0]?.body.data?.['balance'])
  })

  test('fifty at once with money for three: no more than three, and never below zero', async () => {
    const { token } = await house.seat(TITLE, '3')
    await house.studio.pool.query('UPDATE operators SET pace_ms = 0')
    const answers = await Promise.all(Array.from({ length: 50 }, () => spin(token)))
    await house.studio.pool.query('UPDATE operators SET pace_ms = 2500')
    const played = answers.filter(({ body }) => body.ok)
    const reasons = new Set(answers.filter(({ body }) => !body.ok).map(({ body }) => body.reason))
    expect(played.length).toBeGreaterThanOrEqual(3)
    expect([...reasons].every((reason) => reason === 'insufficient_funds')).toBe(true)
    expect(await checkBooks(house.studio)).toEqual([])
  })

  test('one every two and a half seconds, not sooner', async () => {
    const { token } = await house.seat(TITLE)
    expect((await spin(token)).body.ok).toBe(true)
    house.wait(2_499)
    expect((await spin(token)).body.reason).toBe('too_soon')
    house.wait(1)
    expect((await spin(token)).body.ok).toBe(true)
  })

  test.each(['0', '0.1', '0.2001', '1000000', '-1'])(
    'a stake of %s is not taken',
    async (stake) => {
      const { token } = await house.seat(TITLE)
      expect((await spin(token, randomUUID(), stake)).body.reason).toBe('stake_not_allowed')
    },
  )

  test('who was asked to leave plays no more, and their money goes home', async () => {
    const { token, memberRef } = await house.seat(TITLE)
    const player = { member_ref: memberRef, currency: 'USD' }
    expect((await house.call('/operator/v1/kick', player)).body.data).toEqual({ kicked: true })
    expect((await spin(token)).status).toBe(401)
    const out = { ...player, ref: `home-${memberRef}`, direction: 'out', amount: 'all' }
    expect((await house.call('/operator/v1/transfer', out)).body.data?.['amount']).toBe('100.0000')
  })

  test('an address opens a game once, and not after a minute', async () => {
    const { memberRef } = await house.seat(TITLE)
    const launch = async () => {
      const answer = await house.call('/operator/v1/launch', {
        member_ref: memberRef,
        currency: 'USD',
        launch_id: randomUUID(),
        title: TITLE,
        locale: 'en_US',
        device: 'mobile',
        lobby_url: 'https://house.example/close',
        demo: false,
      })
      return String(answer.body.data?.['url']).split('#')[1] ?? ''
    }
    const code = await launch()
    const tries = await Promise.all(
      Array.from({ length: 10 }, () => house.page('/player/enter', '', { code })),
    )
    expect(tries.filter(({ status }) => status === 200)).toHaveLength(1)
    const late = await launch()
    house.wait(60_001)
    expect((await house.page('/player/enter', '', { code: late })).status).toBe(410)
  })
})

const idOf = (round: unknown): string => (round as { round_id: string }).round_id
const idsOf = (rounds: unknown): string[] => (rounds as unknown[]).map(idOf)

async function countSettled(): Promise<number> {
  const { rows } = await house.studio.pool.query<{ count: number }>(
    'SELECT count(*)::integer AS count FROM rounds WHERE settled_at IS NOT NULL AND NOT is_demo',
  )
  return rows[0]?.count ?? 0
}

test('the feed tells every round once, in order, and nothing behind its cursor', async () => {
  const seats = await Promise.all([1, 2, 3].map(() => house.seat(TITLE)))
  const told: string[] = []
  const played: string[] = []
  let cursor = ''
  const readOn = async (count: number) => {
    const page = (await house.call('/operator/v1/rounds', { cursor, count })).body.data
    cursor = String(page?.['cursor'])
    return told.push(...idsOf(page?.['rounds']))
  }
  // The feed waits for whoever is still writing, in any database of the cluster.
  const toldAll = (count: number) => expect.poll(() => readOn(500)).toBeGreaterThanOrEqual(count)
  await toldAll(await countSettled())
  told.length = 0
  for (let turn = 0; turn < 5; turn += 1) {
    house.wait(2_500)
    const answers = await Promise.all(seats.map(({ token }) => spin(token)))
    for (const { body } of answers) {
      played.push(idOf(body.data?.['round']))
    }
    await readOn(2)
  }
  await toldAll(played.length)
  expect(told.toSorted()).toEqual(played.toSorted())
  expect(new Set(told).size).toBe(told.length)
})
