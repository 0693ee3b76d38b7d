import { roundDetailCall, roundListCall } from '@oriel/contract/member/round'
import { newId, type MemberId } from '@oriel/core/id'
import { dayOf } from '@oriel/core/time'
import { saveGames, saveProviders } from '@oriel/domain/games'
import { noteHolding, saveLink } from '@oriel/domain/provider'
import { bookRounds, feedRounds } from '@oriel/domain/round'
import { FakeProvider } from '@oriel/domain/testing/round-world'
import { createLedger } from '@oriel/ledger/ledger'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { code, openDoor, type OpenDoor, type Request } from '../../testing/open-door.ts'
import { everyReason } from '../../testing/provoke.ts'
import { roundBindings } from './calls.ts'

const HERE = 'GPRA'
const THERE = 'GPRB'
const DAY_MS = 86_400_000
/** Rounds are booked by the database's clock, so this door goes by it too. */
const now = () => new Date()
const ago = (days: number) => new Date(Date.now() - days * DAY_MS)

const provider = new FakeProvider()
let door: OpenDoor
let sophia: Awaited<ReturnType<OpenDoor['signIn']>>
let meilin: typeof sophia
const COUNT = 45

beforeAll(async () => {
  const providers = {
    port: (id: string) => Promise.resolve(id === HERE ? provider.port : null),
  }
  door = await openDoor((bindings, database) => {
    const own = roundBindings({ database, now, providers })
    return bindings.map((binding) => own.find(({ call }) => call === binding.call) ?? binding)
  })
  const { database } = door
  for (const [index, id] of [HERE, THERE].entries()) {
    const typeId = index === 0 ? 2 : 3
    await saveProviders(database, [{ id, name: `House ${id}`, lobbies: [{ typeId }] }], now())
    const names = { en_US: 'Orchard Gold', vi_VN: 'Vườn vàng' }
    const looks = { tag: null, art: {}, rank: 1 }
    await saveGames(database, [{ providerId: id, typeId, code: 'orchard', names, ...looks }], now())
    const link = { dialect: 'studio', url: 'http://127.0.0.1', operator: 'oriel' }
    await saveLink(database.rows, { providerId: id, wallet: 'transfer', ...link }, now())
  }
  sophia = await door.signIn('sophia')
  meilin = await door.signIn('meilin')
  const own = Array.from({ length: COUNT }, (_, index) =>
    play(sophia.memberId, { roundId: `r-${index}`, settledAt: ago(index / 40) }),
  )
  await book(HERE, [...own, play(sophia.memberId, { roundId: 'void', status: 'void' })])
  await book(THERE, [play(sophia.memberId, { roundId: 'old', settledAt: ago(20) })])
  await book(HERE, [play(meilin.memberId, { roundId: 'hers', currency: 'RMB' })])
})
afterAll(() => door.close())

function play(memberId: MemberId, changes: Parameters<FakeProvider['play']>[1]) {
  const round = provider.play(memberId, { stake: 20_000n, payout: 15_000n, ...changes })
  provider.told.push(round)
  return round
}

async function book(providerId: string, rounds: readonly ReturnType<typeof play>[]) {
  const { database } = door
  for (const { memberId, currency } of [
    { memberId: sophia.memberId, currency: 'USD' as const },
    { memberId: meilin.memberId, currency: 'RMB' as const },
  ]) {
    await noteHolding(database.rows, { memberId, providerId, currency })
  }
  const { batch } = await feedRounds({ database }, providerId, rounds)
  if (batch) await bookRounds({ database, ledger: createLedger(database) }, batch)
}

type Round = Record<'round_id' | 'gp_id' | 'game_name' | 'net' | 'status' | 'game_type', string>
type Page = {
  list: Round[]
  next: string | null
  totals: Record<string, unknown>[]
  providers: unknown[]
}
async function ask(body: object = {}, member: Request['member'] = sophia): Promise<Page> {
  const said = await door.say(roundListCall, { member, body })
  expect(said.body.code).toBe(100)
  return said.body.data as Page
}
const detail = (body: object, member: Request['member'] = sophia) =>
  door.say(roundDetailCall, { member, body })

describe('the list', () => {
  test('has pages that follow each other, and totals of all of them', async () => {
    const first = await ask()
    expect(first.list).toHaveLength(20)
    expect(first.list[0]).toMatchObject({
      gp_id: HERE,
      gp_name: `House ${HERE}`,
      game_name: 'Orchard Gold',
      game_type: 'slot',
    })
    expect(first.totals).toEqual([
      { currency: 'USD', count: COUNT, stake: '90.0000', payout: '67.5000', net: '-22.5000' },
    ])
    const second = await ask({ after: first.next })
    const third = await ask({ after: second.next })
    const ids = [first, second, third].flatMap(({ list }) => list.map(({ round_id: id }) => id))
    expect(new Set(ids).size).toBe(COUNT + 1)
    expect(third.next).toBeNull()
    expect((await ask({ count: 50 })).list).toHaveLength(COUNT + 1)
  })

  test('is filtered by days, provider and hall', async () => {
    const from = dayOf(ago(30))
    const old = await ask({ from, to: dayOf(new Date()), gp_id: THERE })
    expect(old.list.map(({ round_id: id }) => id)).toEqual(['old'])
    expect(old.providers).toEqual([
      { gp_id: HERE, gp_name: `House ${HERE}` },
      { gp_id: THERE, gp_name: `House ${THERE}` },
    ])
    const live = await ask({ from, to: dayOf(new Date()), game_type: 'live' })
    expect(live.list.map(({ round_id: id }) => id)).toEqual(['old'])
    expect((await ask({ game_type: 'nothing' })).list).toEqual([])
    expect(await ask({ from: '2020-01-01', to: '2020-01-02' })).toMatchObject({
      list: [],
      totals: [],
      next: null,
    })
  })

  test('shows a void round with a net of zero', async () => {
    const { list } = await ask({ count: 50 })
    const round = list.find(({ round_id: id }) => id === 'void')
    expect(round).toMatchObject({ status: 'void', net: '0.0000' })
  })

  test.each(['x', '1.GPRA', `9.GPRA.${'a'.repeat(100)}`, "1.GPRA.'; --"])(
    'starts from the beginning with the invalid cursor %s',
    async (after) => {
      expect((await ask({ after })).list).toHaveLength(20)
    },
  )

  test.each([{ count: 51 }, { from: 'yesterday' }, { from: '2026-13-40' }, { gp_id: 7 }])(
    'refuses the invalid query %o',
    async (body) => {
      expect((await door.say(roundListCall, { member: sophia, body })).status).toBe(422)
    },
  )
})

describe('rounds of another member', () => {
  test('are in neither the list, the totals nor the providers', async () => {
    const hers = await ask({}, meilin)
    expect(hers.list.map(({ round_id: id }) => id)).toEqual(['hers'])
    expect(hers.totals).toMatchObject([{ currency: 'RMB', count: 1 }])
    expect(hers.providers).toHaveLength(1)
  })

  test('have no detail, and the provider is not asked for it', async () => {
    const told = await detail({ gp_id: HERE, round_id: 'r-1' }, meilin)
    expect(code(told)).toBe('101')
    expect(code(await detail({ gp_id: HERE, round_id: newId() }, meilin))).toBe('101')
  })

  test('are refused without a sign-in', async () => {
    expect((await door.say(roundListCall)).body.code).toBe(401)
    const body = { gp_id: HERE, round_id: 'r-1' }
    expect((await door.say(roundDetailCall, { body })).body.code).toBe(401)
  })
})

describe('one round', () => {
  test('has what the provider shows of it', async () => {
    const said = await detail({ gp_id: HERE, round_id: 'r-1' })
    expect(said.body.data).toMatchObject({
      round: { round_id: 'r-1', stake: '2.0000', net: '-0.5000' },
      view: { reels: [1, 2, 3] },
      replay_url: 'https://provider.example/r-1',
      fairness_url: null,
    })
  })

  test('drops a replay link with a dangerous protocol', async () => {
    const { port } = provider
    const real = port.roundDetail.bind(port)
    Object.assign(provider.port, {
      roundDetail: async (asked: Parameters<typeof real>[0]) => {
        const answer = await real(asked)
        const value = answer.kind === 'done' ? { ...answer.value, replayUrl: 'javascript:x()' } : {}
        return { kind: 'done', value }
      },
    })
    const said = await detail({ gp_id: HERE, round_id: 'r-1' })
    expect(said.body.data).toMatchObject({ replay_url: null })
    Object.assign(provider.port, { roundDetail: real })
  })

  everyReason(roundDetailCall, {
    round_unknown: () => detail({ gp_id: HERE, round_id: 'nothing' }),
    provider_away: async () => {
      provider.isAway = true
      const said = await detail({ gp_id: HERE, round_id: 'r-1' })
      provider.isAway = false
      expect(code(await detail({ gp_id: THERE, round_id: 'old' }))).toBe('102')
      return said
    },
  })
})
