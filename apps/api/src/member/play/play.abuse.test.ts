import { leavePlayCall, playStateCall, startPlayCall } from '@oriel/contract/member/play'
import { walletCurrencyCall, walletStatementCall } from '@oriel/contract/member/wallet'
import { EVIL_TARGETS } from '@oriel/core/testing/evil-targets'
import { ORIEL } from '@oriel/dev-world/cast'
import { saveGames, saveProviders, saveSiteGames } from '@oriel/domain/games'
import { followPlay } from '@oriel/domain/play'
import { answered, saveLink, type ProviderPort } from '@oriel/domain/provider'
import { createLedger } from '@oriel/ledger/ledger'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { memberSteps, type MemberSteps } from '../../testing/member-steps.ts'
import { NOON, openDoor, type OpenDoor, type Said } from '../../testing/open-door.ts'

const GP = 'GPABUSE'
let door: OpenDoor
let steps: MemberSteps
beforeAll(async () => {
  door = await openDoor()
  steps = memberSteps(door)
  const { database } = door
  await saveProviders(database, [{ id: GP, name: GP, lobbies: [{ typeId: 2 }] }], NOON)
  const look = { art: {}, rank: 0, tag: null, names: { en_US: 'one' } } as const
  await saveGames(database, [{ providerId: GP, typeId: 2, code: 'e_one', ...look }], NOON)
  await saveSiteGames(database, ORIEL, { typeIds: [2], providerIds: [GP] })
  const link = { providerId: GP, dialect: 'studio', wallet: 'seamless', operator: 'oriel' } as const
  await saveLink(database.rows, { ...link, url: 'http://127.0.0.1:9' }, NOON)
})
afterAll(() => door.close())

const GAME = { gpId: GP, game_type: '2', game_code: 'e_one', device: 0 }
type Told = { readonly launch_id: string }
const dataOf = ({ body }: Said): Told => body.data as Told
const count = async (table: 'plays' | 'transfers', memberId: string) => {
  const rows = door.database.rows.selectFrom(table).select('id')
  return (await rows.where('member_id', '=', memberId).execute()).length
}
const countJournals = async () => {
  const { rows } = await door.database.pool.query('SELECT count(*)::int AS n FROM ledger_journals')
  return (rows[0] as { n: number }).n
}

/** A provider that says where it was told to send people back to. */
const lobbies: string[] = []
const port = {
  caps: { wallet: 'seamless', kick: false },
  ensurePlayer: async () => answered({ extId: 'x' }),
  launch: async ({ lobbyUrl }: { lobbyUrl: string }) => {
    lobbies.push(lobbyUrl)
    return answered({ url: 'https://games.example/one', expiresAt: NOON })
  },
} as unknown as ProviderPort
const follow = (id: string) => {
  const { database } = door
  const driver = { database, ledger: createLedger(database), providers: { port: async () => port } }
  return followPlay(driver, id as never)
}

test('[A11] S6: a currency that is not the wallet’s is refused or ignored, and gets no posting', async () => {
  const anna = await steps.somebody()
  const before = await countJournals()
  expect((await anna.say(walletCurrencyCall, { currency: 'XXX' })).status).toBe(422)
  expect((await anna.say(walletStatementCall, { currency: 'XXX' })).status).toBe(422)
  // A launch plays in the member's own, whatever its body says.
  const said = await anna.say(startPlayCall, { ...GAME, currency: 'VND' })
  await follow(dataOf(said).launch_id)
  const plays = door.database.rows.selectFrom('plays').select('currency')
  expect(await plays.where('member_id', '=', anna.id).execute()).toEqual([{ currency: 'USD' }])
  expect(await count('transfers', anna.id)).toBe(0)
  expect(await countJournals()).toBe(before)
})

test('[A16] S6: fifty launches at once are one session', async () => {
  const anna = await steps.somebody()
  const said = await Promise.all(Array.from({ length: 50 }, () => anna.say(startPlayCall, GAME)))
  const ids = said.map((one) => dataOf(one).launch_id)
  expect(new Set(ids).size).toBe(1)
  expect(await count('plays', anna.id)).toBe(1)
})

describe('[A28] S6: leaving', () => {
  const nothing = { launch_id: null, state: null }

  test('[A28] S6: a game that was never started answers nothing and moves nothing', async () => {
    const anna = await steps.somebody()
    const said = [await anna.say(leavePlayCall), await anna.say(leavePlayCall)]
    expect(said.map(dataOf)).toEqual([nothing, nothing])
    expect(await count('transfers', anna.id)).toBe(0)
  })

  test('[A28] S6: twenty times at once leaves once, and the answer after is the same', async () => {
    const anna = await steps.somebody()
    const { launch_id: id } = dataOf(await anna.say(startPlayCall, GAME))
    await follow(id)
    const said = await Promise.all(Array.from({ length: 20 }, () => anna.say(leavePlayCall)))
    const left = said.filter((one) => dataOf(one).launch_id === id)
    expect(left).toHaveLength(1)
    expect(dataOf(await anna.say(leavePlayCall))).toEqual(nothing)
    expect(await count('transfers', anna.id)).toBe(0)
  })
})

test('[A47] S6: no address that a page names is the way back from a game', async () => {
  const anna = await steps.somebody()
  lobbies.length = 0
  for (const lobby_url of EVIL_TARGETS) {
    const said = await anna.say(startPlayCall, { ...GAME, lobby_url })
    const { launch_id: id } = dataOf(said)
    await follow(id)
    await anna.say(leavePlayCall)
    await follow(id)
    expect(dataOf(await anna.say(playStateCall))).toEqual({ play: null })
  }
  expect(lobbies).toHaveLength(EVIL_TARGETS.length)
  expect(new Set(lobbies)).toEqual(new Set(['http://oriel.localhost/close']))
})
