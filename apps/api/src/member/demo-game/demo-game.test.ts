import { playDemoCall } from '@oriel/contract/member/demo-game'
import { ORIEL } from '@oriel/dev-world/cast'
import { saveGames, saveMaintenance, saveProviders, saveSiteGames } from '@oriel/domain/games'
import {
  answered,
  refused,
  unknown,
  type LaunchAsked,
  type ProviderPort,
} from '@oriel/domain/provider'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { NOON, openDoor, SITE_ONE, SITE_TWO, type OpenDoor } from '../../testing/open-door.ts'
import { everyReason } from '../../testing/provoke.ts'

const asked: LaunchAsked[] = []
let answer: () => Awaited<ReturnType<ProviderPort['launch']>> = () =>
  answered({ url: 'https://studio.example/g/1', expiresAt: NOON })
/** Of a provider, what a demo asks of it. */
const port = {
  caps: { demo: true },
  launch: async (launch: LaunchAsked) => {
    asked.push(launch)
    return answer()
  },
} as unknown as ProviderPort

let door: OpenDoor
beforeAll(async () => {
  const providers = { port: async (id: string) => (id === 'GPOS' ? port : null) }
  door = await openDoor(undefined, null, providers)
  const { database } = door
  const lobbies = [{ typeId: 2 }] as const
  const names = ['GPOS', 'GPPL', 'GPXX'].map((id) => ({ id, name: id, lobbies }))
  await saveProviders(database, names, NOON)
  const common = { typeId: 2, tag: null, art: {}, rank: 1, names: { en_US: 'A game' } } as const
  await saveGames(
    database,
    [
      { ...common, providerId: 'GPOS', code: 'e_jade', hasDemo: true },
      { ...common, providerId: 'GPOS', code: 'e_koi' },
      { ...common, providerId: 'GPPL', code: 'e_away', hasDemo: true },
      { ...common, providerId: 'GPXX', code: 'e_unlinked', hasDemo: true },
    ],
    NOON,
  )
  await saveSiteGames(database, ORIEL, { typeIds: [2], providerIds: ['GPOS', 'GPPL', 'GPXX'] })
  const endsAt = new Date(NOON.getTime() + 3_600_000)
  await saveMaintenance(database, { providerId: 'GPPL', typeId: null, startsAt: NOON, endsAt })
})
afterAll(() => door.close())

const jade = { gp_id: 'GPOS', game_type: 2, game_code: 'e_jade', house: '' }
const ask = async (body: object, from = '198.51.100.7') =>
  (await door.say(playDemoCall, { body: { currency: 'USD', device: 0, ...body }, from })).body

describe('a demo', () => {
  test('[S1.012] [S6.005] [S7.030] opens for a visitor: the answer is the address', async () => {
    expect(await ask(jade)).toMatchObject({
      code: 100,
      data: { game_url: 'https://studio.example/g/1' },
    })
    expect(asked.at(-1)).toMatchObject({ title: 'e_jade', demo: true, device: 'desktop' })
    expect(asked.at(-1)?.timeZone).toBe('America/Caracas')
    expect(asked.at(-1)?.lobbyUrl).toMatch(/\/close$/)
  })

  test('starts each demo with its own anonymous player', async () => {
    await ask(jade)
    await ask({ ...jade, device: 1 })
    const [one, two] = asked.slice(-2).map(({ player }) => player.ref)
    expect(one).toMatch(/^demo-/)
    expect(one).not.toBe(two)
    expect(asked.at(-1)?.device).toBe('mobile')
  })

  test('answers 102, 103, 104 or 203 when the game is unknown, has no demo or is in maintenance', async () => {
    expect(await ask({ ...jade, game_code: 'e_none' })).toMatchObject({ code: 102 })
    expect(await ask({ ...jade, game_code: 'e_koi' })).toMatchObject({ code: 103 })
    expect(await ask({ ...jade, gp_id: 'GPXX', game_code: 'e_unlinked' })).toMatchObject({
      code: 104,
    })
    expect(await ask({ ...jade, gp_id: 'GPPL', game_code: 'e_away' })).toMatchObject({
      code: 203,
      data: { start_at: expect.any(String), end_at: expect.any(String) },
    })
  })

  test('answers 104 when the provider is silent, 203 when it reports maintenance', async () => {
    answer = () => unknown('timeout')
    expect(await ask(jade)).toMatchObject({ code: 104 })
    answer = () => refused('maintenance')
    expect(await ask(jade)).toMatchObject({ code: 203, data: { start_at: null, end_at: null } })
    answer = () => answered({ url: 'https://studio.example/g/2', expiresAt: NOON })
  })

  test('allows twenty demos a minute from one address', async () => {
    const codes = []
    for (let turn = 0; turn < 25; turn += 1) codes.push((await ask(jade, '203.0.113.9')).code)
    expect(codes.filter((code) => code === 100)).toHaveLength(20)
    expect(codes.at(-1)).toBe(105)
    expect(await ask(jade, '203.0.113.10')).toMatchObject({ code: 100 })
  })
})

/** Each from an address of its own, so that nobody is too often. */
const tell = (body: object, from: string, host = SITE_ONE) =>
  door.say(playDemoCall, { host, body: { currency: 'USD', device: 0, ...jade, ...body }, from })

everyReason(playDemoCall, {
  currency_not_offered: () => tell({ currency: 'NGN' }, '203.0.113.21', SITE_TWO),
  game_unknown: () => tell({ game_code: 'e_none' }, '203.0.113.22'),
  no_demo: () => tell({ game_code: 'e_koi' }, '203.0.113.23'),
  demo_unavailable: () => tell({ gp_id: 'GPXX', game_code: 'e_unlinked' }, '203.0.113.24'),
  demo_too_often: () => tell({}, '203.0.113.9'),
  maintenance: () => tell({ gp_id: 'GPPL', game_code: 'e_away' }, '203.0.113.25'),
})
