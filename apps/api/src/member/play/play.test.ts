import {
  leavePlayCall,
  playBeatCall,
  playStateCall,
  startPlayCall,
} from '@oriel/contract/member/play'
import { newId } from '@oriel/core/id'
import { ORIEL, SECOND } from '@oriel/dev-world/cast'
import { countLockWaits } from '@oriel/dev-world/testing/lock-waits'
import { saveGames, saveMaintenance, saveProviders, saveSiteGames } from '@oriel/domain/games'
import { answered, refused, saveLink, stopTransfersIn } from '@oriel/domain/provider'
import { unknown, type ProviderPort, type Providers } from '@oriel/domain/provider'
import { followPlay } from '@oriel/domain/play'
import { findSite, saveSite } from '@oriel/domain/site'
import { createLedger } from '@oriel/ledger/ledger'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { memberSteps, type MemberSteps } from '../../testing/member-steps.ts'
import { NOON, openDoor, SITE_TWO, type OpenDoor, type Said } from '../../testing/open-door.ts'
import { everyReason } from '../../testing/provoke.ts'

const HOUR_MS = 3_600_000
const GP = 'GPPLAY'
const AWAY = 'GPAWAY'

let door: OpenDoor
let steps: MemberSteps
beforeAll(async () => {
  door = await openDoor()
  steps = memberSteps(door)
  const { database } = door
  const lobbies = [{ typeId: 2 }] as const
  const providers = [GP, AWAY].map((id) => ({ id, name: id, lobbies }))
  await saveProviders(database, providers, NOON)
  const games = [GP, AWAY].flatMap((providerId) =>
    ['e_one', 'e_two'].map((code) => {
      const look = { art: {}, rank: 0, tag: null, names: { en_US: code } } as const
      return { providerId, typeId: 2 as const, code, ...look }
    }),
  )
  await saveGames(database, games, NOON)
  await saveSiteGames(database, ORIEL, { typeIds: [2], providerIds: [GP, AWAY] })
  for (const providerId of [GP, AWAY]) {
    const link = { providerId, dialect: 'studio', wallet: 'seamless', operator: 'oriel' } as const
    await saveLink(database.rows, { ...link, url: 'http://127.0.0.1:9' }, NOON)
  }
  const startsAt = new Date(NOON.getTime() - HOUR_MS)
  const endsAt = new Date(NOON.getTime() + HOUR_MS)
  await saveMaintenance(database, { providerId: AWAY, typeId: 2, startsAt, endsAt })
})
afterAll(() => door.close())

const game = (code = 'e_one', gpId = GP) => ({ gpId, game_type: '2', game_code: code, device: 0 })
type Told = { launch_id: string; play: Record<string, unknown>; state: string }
const dataOf = ({ body }: Said): Told => body.data as Told

/** The provider, where only launches matter. */
const port = {
  caps: { wallet: 'seamless', kick: false },
  ensurePlayer: async () => answered({ extId: 'x' }),
  launch: async ({ launchId, lobbyUrl }: { launchId: string; lobbyUrl: string }) =>
    answered({ url: `https://games.example/${launchId}?lobby=${lobbyUrl}`, expiresAt: NOON }),
  transfer: async () => unknown('timeout'),
  cancel: async () => refused('unsupported'),
} as unknown as ProviderPort
const providers: Providers = { port: async () => port }
const follow = (id: string) =>
  followPlay(
    { database: door.database, ledger: createLedger(door.database), providers },
    id as never,
  )

describe('[S7.033][S6.008] play1', () => {
  test('[S2.016] answers a launch id; the game address follows, with our /close as its lobby', async () => {
    const anna = await steps.somebody()
    const started = dataOf(
      await anna.say(startPlayCall, { ...game(), lobby_url: 'https://evil.example' }),
    )
    expect(started).toEqual({ launch_id: expect.any(String), game_url: null })
    const { launch_id: id } = started
    await follow(id)
    const { play } = dataOf(await anna.say(playStateCall, { launch_id: id }))
    expect(play).toMatchObject({ launch_id: id, gp_id: GP, game_code: 'e_one', state: 'playing' })
    // Decision: where a provider sends people back to is never what a page says.
    expect(play).toMatchObject({
      game_url: expect.stringMatching(/lobby=http:\/\/oriel[^ ]*\/close$/),
    })
  })

  test.each([
    [0, 'desktop'],
    [1, 'mobile'],
    [2, 'app'],
  ])('[S9.070] reads the device index %i as %s', async (device, name) => {
    const anna = await steps.somebody()
    const { launch_id: id } = dataOf(await anna.say(startPlayCall, { ...game(), device }))
    const play = door.database.rows.selectFrom('plays').select('device').where('id', '=', id)
    expect(await play.execute()).toEqual([{ device: name }])
  })

  test('needs a signed-in member [S6.004]', async () => {
    expect((await door.say(startPlayCall, { body: game() })).status).toBe(401)
    expect((await door.say(leavePlayCall, { body: {} })).status).toBe(401)
  })

  test('hides a launch from other members', async () => {
    const [anna, ben] = [await steps.somebody(), await steps.somebody()]
    const { launch_id: id } = dataOf(await anna.say(startPlayCall, game()))
    await follow(id)
    expect(dataOf(await ben.say(playStateCall, { launch_id: id }))).toEqual({ play: null })
    expect(dataOf(await ben.say(leavePlayCall, { launch_id: id }))).toEqual({
      launch_id: null,
      state: null,
    })
    const { play } = dataOf(await anna.say(playStateCall))
    expect(play).toMatchObject({ launch_id: id, state: 'playing' })
  })
})

describe('[S9.071] the device codes of a site: desktop 0, mobile 1 or 2', () => {
  const kept = async (said: Said) => {
    const plays = door.database.rows.selectFrom('plays').select('device')
    return (await plays.where('id', '=', dataOf(said).launch_id).executeTakeFirst())?.device
  }

  test.each([
    [0, 'desktop'],
    [1, 'mobile'],
    [2, 'app'],
  ])('%i on the first site is a launch on the %s', async (device, name) => {
    const anna = await steps.somebody()
    expect(await kept(await anna.say(startPlayCall, { ...game(), device }))).toBe(name)
  })

  test.each([
    [0, 'tanawat', 'desktop'],
    [2, 'lanhuong', 'mobile'],
  ])('%i of %s on the second site is a launch on the %s', async (device, account, name) => {
    await saveSiteGames(door.database, SECOND, { typeIds: [2], providerIds: [GP] })
    const member = await door.signIn(account, SECOND)
    const request = { host: SITE_TWO, member, body: { ...game(), device } }
    expect(await kept(await door.say(startPlayCall, request))).toBe(name)
  })
})

describe('[S7.034] leave1', () => {
  test('leaves the current game; a second call does nothing', async () => {
    const anna = await steps.somebody()
    const { launch_id: id } = dataOf(await anna.say(startPlayCall, game()))
    await follow(id)
    expect(dataOf(await anna.say(leavePlayCall))).toEqual({ launch_id: id, state: 'leaving' })
    expect(dataOf(await anna.say(leavePlayCall))).toEqual({ launch_id: null, state: null })
    await follow(id)
    const { play } = dataOf(await anna.say(playStateCall, { launch_id: id }))
    expect(play).toMatchObject({ state: 'ended', reason: 'left', game_url: null })
  })

  test('a heartbeat answers the state of the play', async () => {
    const anna = await steps.somebody()
    const { launch_id: id } = dataOf(await anna.say(startPlayCall, game()))
    expect(dataOf(await anna.say(playBeatCall, { launch_id: id }))).toEqual({ state: 'starting' })
  })
})

const playing = async () => {
  const anna = await steps.somebody()
  const { launch_id: id } = dataOf(await anna.say(startPlayCall, game()))
  await follow(id)
  return { anna, id }
}

everyReason(
  startPlayCall,
  {
    game_unknown: async () => (await steps.somebody()).say(startPlayCall, game('e_none')),
    play_starting: async () => {
      const anna = await steps.somebody()
      await anna.say(startPlayCall, game())
      return anna.say(startPlayCall, game('e_two'))
    },
    play_elsewhere: async () => {
      const { anna } = await playing()
      return anna.say(startPlayCall, { ...game('e_two'), device: 1 })
    },
    play_leaving: async () => {
      const { anna, id } = await playing()
      await anna.say(leavePlayCall)
      await door.database.pool.query(
        `INSERT INTO transfers (id, site_id, member_id, provider_id, currency, direction,
           reference, cause_kind, cause_id)
         SELECT $1, site_id, member_id, provider_id, currency, 'out', $2, 'leave', id
         FROM plays WHERE id = $3`,
        [newId(), newId().replaceAll('-', ''), id],
      )
      return anna.say(startPlayCall, game())
    },
    play_closed: async () => {
      const site = await findSite(door.database.rows, ORIEL)
      if (!site) throw new Error('no site')
      const anna = await steps.somebody()
      const environment = { websocketUrl: '', sslWebsocketUrl: '', ...site.envConfig }
      const closed = { ...site, envConfig: { ...environment, isDemo: true } } as typeof site
      await saveSite(door.database, closed, NOON)
      let said = await anna.say(startPlayCall, game())
      // A door remembers its sites for a second.
      const isClosed = async () => {
        said = await anna.say(startPlayCall, game())
        return said.body.code
      }
      await expect.poll(isClosed).toBe(105)
      const closing = said
      await saveSite(door.database, site, NOON)
      await expect.poll(isClosed).not.toBe(105)
      return closing
    },
    play_not_allowed: async () => {
      const anna = await steps.somebody()
      const { database } = door
      // Whoever is frozen has no session. This one is frozen between the door and the launch.
      const said = await database.transaction(async (work) => {
        const update = work.updateTable('members').set({ state: 'frozen' })
        await update.where('id', '=', anna.id).execute()
        const saying = anna.say(startPlayCall, game())
        await expect.poll(() => countLockWaits(database)).toBe(1)
        return { saying }
      })
      return said.saying
    },
    maintenance: async () => {
      const said = await (await steps.somebody()).say(startPlayCall, game('e_one', AWAY))
      expect(said.body.data).toEqual({
        start_at: expect.stringMatching(/^2026-03-01T/),
        end_at: expect.stringMatching(/^2026-03-01T/),
      })
      return said
    },
    transfer_disabled: async () => {
      const { rows } = door.database
      const link = { providerId: GP, dialect: 'studio', operator: 'oriel' } as const
      const url = 'http://127.0.0.1:9'
      await saveLink(rows, { ...link, wallet: 'transfer', url }, NOON)
      await stopTransfersIn(rows, GP, 'a difference', NOON)
      const said = await (await steps.somebody()).say(startPlayCall, game())
      await stopTransfersIn(rows, GP, null, NOON)
      await saveLink(rows, { ...link, wallet: 'seamless', url }, NOON)
      return said
    },
  },
  { play_closed: '[S1.047]', maintenance: '[S8.012] [S3.036]', transfer_disabled: '[S4.027]' },
)

everyReason(playBeatCall, {
  play_unknown: async () => (await steps.somebody()).say(playBeatCall, { launch_id: newId() }),
})
