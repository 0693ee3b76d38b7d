import type { AnyEndpoint } from '@oriel/contract/endpoint'
import {
  walletHistoryCall,
  walletSessionCall,
  walletSummaryCall,
} from '@oriel/contract/member/wallet'
import { newId } from '@oriel/core/id'
import { pastPlay } from '@oriel/dev-world/testing/past-play'
import { ORIEL, SECOND } from '@oriel/dev-world/cast'
import { saveGames, saveProviders } from '@oriel/domain/games'
import { noteHolding, saveLink } from '@oriel/domain/provider'
import { bookRounds, feedRounds } from '@oriel/domain/round'
import { FakeProvider } from '@oriel/domain/testing/round-world'
import { createLedger } from '@oriel/ledger/ledger'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { code, openDoor, SITE_TWO, type OpenDoor } from '../../testing/open-door.ts'
import { everyReason } from '../../testing/provoke.ts'

const HERE = 'GPRA'
const MINUTE_MS = 60_000
const ago = (minutes: number) => new Date(Date.now() - minutes * MINUTE_MS)

let door: OpenDoor
let who: Awaited<ReturnType<OpenDoor['signIn']>>
let other: typeof who
beforeAll(async () => {
  door = await openDoor()
  const { database } = door
  const now = new Date()
  await saveProviders(database, [{ id: HERE, name: 'House A', lobbies: [{ typeId: 2 }] }], now)
  const names = { en_US: 'Orchard Gold', vi_VN: 'Vườn vàng' }
  const game = { providerId: HERE, typeId: 2, code: 'orchard', names } as const
  await saveGames(database, [{ ...game, tag: null, art: {}, rank: 1 }], now)
  const link = { dialect: 'studio', url: 'http://127.0.0.1', operator: 'oriel' }
  await saveLink(database.rows, { providerId: HERE, wallet: 'transfer', ...link }, now)
  const first = await door.signIn('sophia')
  const found = database.rows.selectFrom('games').select('id').where('provider_id', '=', HERE)
  const { id: gameId } = await found.executeTakeFirstOrThrow()
  await pastPlay(database, { siteId: ORIEL, memberId: first.memberId, gameId, at: ago(10) })
  const place = { memberId: first.memberId, providerId: HERE, currency: 'USD' } as const
  await noteHolding(database.rows, place)
  const provider = new FakeProvider()
  const rounds = [5, 4, 3].map((minutes) => {
    const settledAt = ago(minutes)
    return provider.play(first.memberId, { stake: 20_000n, payout: 15_000n, settledAt })
  })
  const { batch } = await feedRounds({ database }, HERE, rounds)
  if (batch) await bookRounds({ database, ledger: createLedger(database) }, batch)
  who = await door.signIn('sophia')
  other = await door.signIn('meilin')
})
afterAll(() => door.close())

type Entry = { id: string; kind: string; net: string; session: Record<string, unknown> | null }
const historyOf = async (member: typeof who, kind?: string) => {
  const body = { ...(kind && { kind }) }
  const said = await door.say(walletHistoryCall, { member, body })
  return (said.body.data as { list: Entry[] }).list
}

describe('U7: the history of a wallet', () => {
  test('tells a game with its name, its rounds and its net', async () => {
    const [entry] = await historyOf(who, 'game')
    expect(entry).toMatchObject({
      kind: 'game',
      net: '-1.5000',
      session: { gp_name: 'House A', game_name: 'Orchard Gold', rounds: 3, is_open: 0 },
    })
    expect(entry?.session?.['photo_path']).toContain('/game/')
  })

  test('opens to its rounds, for its member alone', async () => {
    const [entry] = await historyOf(who, 'game')
    const id = entry?.id ?? ''
    const said = await door.say(walletSessionCall, { member: who, body: { id } })
    expect(said.body.data).toMatchObject({
      rounds: [{ net: '-0.5000' }, { net: '-0.5000' }, { net: '-0.5000' }],
      next: null,
    })
    for (const body of [{ id }, { id: newId() }, { id: 'nothing' }]) {
      expect(code(await door.say(walletSessionCall, { member: other, body }))).toBe('101')
    }
  })

  test('adds up, and says so', async () => {
    const said = await door.say(walletSummaryCall, { member: other })
    const data = said.body.data as Record<'opening' | 'money_in' | 'closing', string>
    expect(data).toMatchObject({ opening: '0.0000', verified: 1, rounds: 0 })
    expect(data.money_in).toBe(data.closing)
  })
})

const unoffered = (call: AnyEndpoint) => ({
  currency_not_offered: async () => {
    const member = await door.signIn('lanhuong', SECOND)
    return door.say(call, { host: SITE_TWO, member, body: { currency: 'NGN' } })
  },
})
everyReason(walletHistoryCall, unoffered(walletHistoryCall))
everyReason(walletSummaryCall, unoffered(walletSummaryCall))
everyReason(walletSessionCall, {
  line_unknown: () => door.say(walletSessionCall, { member: who, body: { id: newId() } }),
})
