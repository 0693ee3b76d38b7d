import { checkSportAddressCall, sportQuickBetCall } from '@oriel/contract/member/sport'
import { ORIEL } from '@oriel/dev-world/cast'
import { saveGames, saveMaintenance, saveProviders, saveSiteGames } from '@oriel/domain/games'
import {
  answered,
  refOf,
  refused,
  saveLink,
  unknown,
  type LaunchAsked,
  type ProviderPort,
} from '@oriel/domain/provider'
import { sweepSportAddresses } from '@oriel/domain/sport'
import { testKeys } from '@oriel/keys/testing/test-keys'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { createHouse } from '../../house.ts'
import { memberSteps } from '../../testing/member-steps.ts'
import { NOON, openDoor, type OpenDoor, type Said } from '../../testing/open-door.ts'
import { everyReason } from '../../testing/provoke.ts'
import { sportBindings } from './calls.ts'

/** A sportsbook, as far as the house sees it. */
const launched: LaunchAsked[] = []
let isAnswering: 'yes' | 'refuses' | 'silent' = 'yes'
const sportsbook = {
  ensurePlayer: async () => answered({ extId: 'known' }),
  launch: async (asked: LaunchAsked) => {
    launched.push(asked)
    if (isAnswering === 'refuses') return refused('not_allowed')
    if (isAnswering === 'silent') return unknown('timeout')
    const url = `https://studio.example/play/${asked.title}#${asked.launchId}`
    return answered({ url, expiresAt: new Date(NOON.getTime() + 60_000) })
  },
} as unknown as ProviderPort

let door: OpenDoor
beforeAll(async () => {
  door = await openDoor((bindings, database) => {
    const clock = () => door?.now() ?? NOON
    const providers = { port: async (id: string) => (id === 'GPOS' ? sportsbook : null) }
    const own = sportBindings(createHouse(database, testKeys, clock, null, providers))
    return [...bindings.filter(({ call }) => !own.some((one) => one.call === call)), ...own]
  })
  const { database } = door
  const lobbies = [{ typeId: 4 }] as const
  await saveProviders(database, [{ id: 'GPOS', name: 'Oriel Studio', lobbies }], NOON)
  const sketch = { providerId: 'GPOS', typeId: 4, tag: null, art: {} } as const
  await saveGames(database, [{ ...sketch, code: 'sport', names: { en_US: 'Book' }, rank: 1 }], NOON)
  const link = { dialect: 'studio', wallet: 'transfer', url: 'http://127.0.0.1:1' } as const
  await saveLink(database.rows, { providerId: 'GPOS', operator: 'oriel', ...link }, NOON)
})
beforeEach(async () => {
  isAnswering = 'yes'
  await saveSiteGames(door.database, ORIEL, { typeIds: [4], providerIds: ['GPOS'] })
})
afterAll(() => door.close())

type Detail = { detail: { url: string; gp_id: string } }
const somebody = () => memberSteps(door).somebody()
type Somebody = Awaited<ReturnType<typeof somebody>>
const open = async (member: Somebody, body: Record<string, unknown> = {}): Promise<Detail> => {
  const said = await member.say(sportQuickBetCall, body)
  expect([said.status, said.body.code]).toEqual([200, 100])
  return said.body.data as Detail
}
const check = (member: Somebody, url: string): Promise<Said> =>
  member.say(checkSportAddressCall, { url })

describe('POST /arks/web/game-providers/sport-quickbet-url', () => {
  test('answers detail.url and detail.gp_id [S3.053] [S7.043]', async () => {
    const member = await somebody()
    const body = { currency: 'USD', support_device: 1, domain: 'oriel.localhost', site_id: 1 }
    const address = '/api/arks/web/game-providers/sport-quickbet-url'
    const said = await door.say(address, { member: member.session, body })
    expect([said.status, said.body.code]).toEqual([200, 100])
    expect((said.body.data as Detail).detail).toEqual({
      url: expect.stringMatching(/^https:\/\/studio\.example\/quick-bet#[0-9a-f-]{36}$/),
      gp_id: 'GPOS',
    })
    expect(launched.at(-1)).toMatchObject({
      player: { ref: refOf(member.id), currency: 'USD' },
      title: 'sport',
      device: 'mobile',
      demo: false,
    })
  })

  test('takes the domain from the connection and the currency from the session, not from the body', async () => {
    const member = await somebody()
    await open(member, { domain: 'evil.example' })
    expect(new URL(launched.at(-1)?.lobbyUrl ?? '').hostname).toBe('oriel.localhost')
    expect((await member.say(sportQuickBetCall, { currency: 'VND' })).body.code).toBe(101)
    expect((await member.say(sportQuickBetCall, { site_id: 2 })).status).toBe(403)
  })

  test('needs a member, as does the check', async () => {
    expect((await door.say(sportQuickBetCall)).status).toBe(401)
    expect(
      (await door.say(checkSportAddressCall, { body: { url: 'https://x.example/' } })).status,
    ).toBe(401)
  })

  test('prefers a provider with a seamless wallet, and answers 102 when it is unreachable', async () => {
    const { database } = door
    const lobbies = [{ typeId: 4 }] as const
    await saveProviders(database, [{ id: 'GPSE', name: 'Seamless', lobbies }], NOON)
    const sketch = { providerId: 'GPSE', typeId: 4, tag: null, art: {} } as const
    const draft = { ...sketch, code: 'sport', names: { en_US: 'Book' }, rank: 0 }
    await saveGames(database, [draft], NOON)
    const link = { dialect: 'studio', wallet: 'seamless', url: 'http://127.0.0.1:1' } as const
    await saveLink(database.rows, { providerId: 'GPSE', operator: 'other', ...link }, NOON)
    await saveSiteGames(database, ORIEL, { typeIds: [4], providerIds: ['GPOS', 'GPSE'] })
    // The house has no way to it here, and does not quietly take another.
    expect((await (await somebody()).say(sportQuickBetCall)).body.code).toBe(102)
  })
})

describe('an address is valid only for the session that it was given to [S7.044]', () => {
  test('accepts the newest address and refuses the one before', async () => {
    const member = await somebody()
    const first = (await open(member)).detail.url
    expect((await check(member, first)).body).toMatchObject({ code: 100, data: { gp_id: 'GPOS' } })
    const second = (await open(member)).detail.url
    expect((await check(member, first)).body.code).toBe(101)
    expect((await check(member, second)).body.code).toBe(100)
  })

  test('refuses the address of another member', async () => {
    const [one, other] = [await somebody(), await somebody()]
    const { url } = (await open(one)).detail
    await open(other)
    expect((await check(other, url)).body.code).toBe(101)
  })

  test('refuses the address of an earlier session of the same member', async () => {
    const member = await somebody()
    const { url } = (await open(member)).detail
    const later = await memberSteps(door).sessionOf(member.id)
    expect(
      (await door.say(checkSportAddressCall, { member: later, body: { url } })).body.code,
    ).toBe(101)
  })

  test('refuses an address older than a minute, by the clock of the database', async () => {
    const member = await somebody()
    const { url } = (await open(member)).detail
    await door.database.rows
      .updateTable('sport_addresses')
      .set({ good_until: new Date(0) })
      .where('session_id', '=', member.session.id)
      .execute()
    expect((await check(member, url)).body.code).toBe(101)
    await sweepSportAddresses(door.database)
    const left = await door.database.rows
      .selectFrom('sport_addresses')
      .select('session_id')
      .where('session_id', '=', member.session.id)
      .execute()
    expect(left).toEqual([])
  })

  test('refuses an address with one character changed, and stores no address in clear', async () => {
    const member = await somebody()
    const { url } = (await open(member)).detail
    for (const other of [`${url}x`, url.toUpperCase(), url.replace('https', 'http')]) {
      expect((await check(member, other)).body.code).toBe(101)
    }
    const kept = await door.database.rows.selectFrom('sport_addresses').selectAll().execute()
    expect(JSON.stringify(kept)).not.toContain('studio.example')
  })
})

const often = async (ask: () => Promise<Said>): Promise<Said> => {
  for (let count = 0; count < 20; count += 1) await ask()
  return ask()
}

everyReason(sportQuickBetCall, {
  currency_not_offered: async () => (await somebody()).say(sportQuickBetCall, { currency: 'THB' }),
  sport_unknown: async () => {
    await saveSiteGames(door.database, ORIEL, { typeIds: [4], providerIds: [] })
    return (await somebody()).say(sportQuickBetCall)
  },
  sport_unreachable: async () => {
    isAnswering = 'silent'
    const member = await somebody()
    expect((await member.say(sportQuickBetCall)).body.code).toBe(103)
    isAnswering = 'refuses'
    return member.say(sportQuickBetCall)
  },
  sport_too_often: async () => {
    const member = await somebody()
    return often(() => member.say(sportQuickBetCall))
  },
  maintenance: async () => {
    const startsAt = new Date(NOON.getTime() - 1_000)
    const endsAt = new Date(NOON.getTime() + 3_600_000)
    await saveMaintenance(door.database, { providerId: 'GPOS', typeId: 4, startsAt, endsAt })
    const said = await (await somebody()).say(sportQuickBetCall)
    expect(said.body.data).toMatchObject({ start_at: expect.any(String) })
    await door.database.rows.deleteFrom('game_maintenances').execute()
    return said
  },
})
everyReason(checkSportAddressCall, {
  sport_address_refused: async () => check(await somebody(), 'https://studio.example/quick-bet'),
  sport_too_often: async () => {
    const member = await somebody()
    return often(() => check(member, 'https://studio.example/'))
  },
})
