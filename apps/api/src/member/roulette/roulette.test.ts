import { setNoticeCall } from '@oriel/contract/member/notice'
import {
  rouletteCall,
  rouletteInfoCall,
  rouletteSeedCall,
  rouletteSpinCall,
  rouletteSpinsCall,
} from '@oriel/contract/member/roulette'
import type { RoulettePrize } from '@oriel/core/chance/roulette'
import { newId } from '@oriel/core/id'
import { ORIEL } from '@oriel/dev-world/cast'
import { publishWheel } from '@oriel/domain/roulette'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { code, openDoor, type OpenDoor } from '../../testing/open-door.ts'
import { everyReason } from '../../testing/provoke.ts'
import { signInNew } from '../../testing/sign-in-new.ts'
import { solveCaptcha } from '../../testing/solve-captcha.ts'

type Prize = { prize_id: number; name: string; kind: string; amount: string; odds: string }
type Detail = { detail: { version: number; prize_settings: Prize[] } }

let door: OpenDoor
let sophia: Awaited<ReturnType<OpenDoor['signIn']>>
beforeEach(async () => {
  door = await openDoor()
  sophia = await door.signIn('sophia')
})
afterEach(() => door.close())

const WIN = { prizeId: 1, kind: 'cash', amount: 55_000n, weight: 2 ** 31 } as const
const plain = { stock: null, fallbackPrizeId: null } as const
const publish = (first: Pick<RoulettePrize, 'kind' | 'amount'> = WIN) =>
  door.database.transaction((work) =>
    publishWheel(work, {
      siteId: ORIEL,
      currency: 'USD',
      prizes: [
        { ...WIN, ...first, ...plain },
        { ...plain, prizeId: 2, kind: 'none', amount: 0n, weight: 1 },
      ],
      by: 'test',
      proposalId: null,
    }),
  )
const say = (call: Parameters<OpenDoor['say']>[0], body: object = {}) =>
  door.say(call, { member: sophia, body })
const dataOf = async <Data>(call: Parameters<OpenDoor['say']>[0], body: object = {}) => {
  const said = await say(call, body)
  expect(code(said)).toBe('100')
  return said.body.data as Data
}
const run = (text: string, values: unknown[] = []) => door.database.pool.query(text, values)
const useAll = () => run('UPDATE roulette_grants SET used = draws')
const switchOff = () =>
  run(
    `INSERT INTO switches (id, site_id, scope, key, because, by)
      VALUES ($1, $2, 'roulette', '', 'a test of the pause', 'test')`,
    [newId(), ORIEL],
  )

test('[S7.060] [S3.041] the wheel has its prizes with names and odds', async () => {
  const { detail } = await dataOf<Detail>(rouletteCall)
  const { prize_settings: prizes } = detail
  expect(prizes.map(({ prize_id }) => prize_id)).toEqual([1, 2, 3, 4, 5, 6, 7])
  expect(prizes[0]).toMatchObject({
    name: '$35.50',
    kind: 'cash',
    amount: '35.5000',
    odds: '0.0050',
    left: 3,
    fallback_prize_id: 7,
  })
  expect(prizes[5]).toMatchObject({ name: '2 more draws', kind: 'draws', draws: 2 })
  expect(prizes[6]).toMatchObject({ name: 'No prize', kind: 'none', odds: '0.4400' })
})

test('[S7.061] [S3.041] the info has the draws that remain and the hash of the seed', async () => {
  const { detail } = await dataOf<{ detail: object }>(rouletteInfoCall)
  expect(detail).toEqual({
    remaining_draws: 3,
    is_open: 1,
    server_seed_hash: expect.stringMatching(/^[0-9a-f]{64}$/),
    spin_number: 1,
    may_pop_up: 1,
  })
})

test('the info of who wants no gifts to show themselves says so, with the same draws', async () => {
  await dataOf(setNoticeCall, { kind: 'gift', channel: 'page', wanted: 0 })
  const { detail } = await dataOf<{ detail: object }>(rouletteInfoCall)
  expect(detail).toMatchObject({ remaining_draws: 3, is_open: 1, may_pop_up: 0 })
})

test('[S7.062] [S1.021] a spin names its prize and what remains; sent again it is the same', async () => {
  await publish()
  const body = { spin_id: newId(), client_seed: 'my-own' }
  const said = await dataOf<Record<string, unknown>>(rouletteSpinCall, body)
  expect(said).toMatchObject({
    prize_id: 1,
    remaining_draws: 2,
    prize: { name: '$5.50', amount: '5.5000', currency: 'USD' },
    proof: { number: 1, client_seed: 'my-own', server_seed: null, given_prize_id: 1 },
  })
  expect(await dataOf(rouletteSpinCall, body)).toEqual(said)
  expect(await dataOf(rouletteSpinCall)).toMatchObject({ remaining_draws: 1, proof: { number: 2 } })
})

test('the seed of a spin is shown when it is asked for, and decides nothing any more', async () => {
  await publish()
  await dataOf(rouletteSpinCall)
  const shown = await dataOf<{ server_seed: string; next_server_seed_hash: string }>(
    rouletteSeedCall,
  )
  const { list } = await dataOf<{ list: { proof: { server_seed: string } }[] }>(rouletteSpinsCall)
  expect(list).toMatchObject([{ proof: { server_seed: shown.server_seed } }])
  const { detail } = await dataOf<{ detail: object }>(rouletteInfoCall)
  expect(detail).toMatchObject({ server_seed_hash: shown.next_server_seed_hash, spin_number: 2 })
})

test('spins of another member are not listed', async () => {
  await publish()
  await dataOf(rouletteSpinCall)
  const meilin = await door.signIn('meilin')
  const said = await door.say(rouletteSpinsCall, { member: meilin })
  expect(said.body.data).toEqual({ list: [], next: null })
})

test('a prize of draws is there at once, by the clock of the house', async () => {
  await publish({ kind: 'draws', amount: 1n })
  const { remaining_draws: left } = await dataOf<{ remaining_draws: number }>(rouletteSpinCall)
  expect(left).toBe(3)
})

/** The story publishes no wheel in this currency. */
const withoutWheel = async () => {
  await run("UPDATE members SET currency = 'GP' WHERE id = $1", [sophia.memberId])
}

/** Asks while another transaction holds the seed of the member, as a spin does. */
async function whileSpinning(ask: () => ReturnType<typeof say>) {
  await say(rouletteInfoCall)
  return door.database.transaction(async (work) => {
    await work
      .selectFrom('roulette_seeds')
      .select('turn')
      .where('member_id', '=', sophia.memberId)
      .forUpdate()
      .execute()
    return ask()
  })
}

/** Three accounts of the network that everybody here is in. */
async function spinAsOthers(): Promise<void> {
  for (const member of await signInNew(door, 3)) await door.say(rouletteSpinCall, { member })
}

everyReason(
  rouletteInfoCall,
  {
    no_roulette: async () => {
      await withoutWheel()
      return say(rouletteInfoCall)
    },
  },
  { no_roulette: '[S8.063]' },
)

everyReason(
  rouletteSpinCall,
  {
    no_draws: async () => {
      await useAll()
      return say(rouletteSpinCall)
    },
    roulette_over: async () => {
      await switchOff()
      return say(rouletteSpinCall)
    },
    roulette_not_for_you: async () => {
      await withoutWheel()
      return say(rouletteSpinCall)
    },
    spin_running: () => whileSpinning(() => say(rouletteSpinCall)),
    work_needed: async () => {
      await spinAsOthers()
      return say(rouletteSpinCall)
    },
  },
  {
    no_draws: '[S8.064]',
    roulette_over: '[S8.065]',
    roulette_not_for_you: '[S8.066]',
    spin_running: '[S8.067]',
  },
)

test('the fourth account of a network spins once its device has worked, for the whole day', async () => {
  await publish()
  await spinAsOthers()
  const body = { spin_id: newId() }
  expect(code(await say(rouletteSpinCall, body))).toBe('2093105')
  const work = await solveCaptcha(door, 'gift')
  expect(await dataOf(rouletteSpinCall, { ...body, work })).toMatchObject({ remaining_draws: 2 })
  expect(await dataOf(rouletteSpinCall)).toMatchObject({ remaining_draws: 1 })
})

everyReason(rouletteSeedCall, {
  nothing_to_show: () => say(rouletteSeedCall),
  spin_running: () => whileSpinning(() => say(rouletteSeedCall)),
})
