import { randomUUID } from 'node:crypto'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { parseUnits } from '@oriel/core/money'
import { checkBooks } from '../wallet/check.ts'
import { createSeamless } from './seamless.ts'
import type { Fault } from './testing/house.ts'
import type { HouseCall } from './testing/house-books.ts'
import { useSeamless } from './testing/open-seamless.ts'

const away = useSeamless()
const START = 1_000_0000n

/** These calls go wrong so often, and then no more. */
function fail(faults: Partial<Record<HouseCall, readonly Fault[]>>): void {
  const left = new Map(Object.entries(faults).map(([call, list]) => [call, [...list]]))
  away.house.fault = (call) => left.get(call)?.shift() ?? null
}

beforeEach(() => {
  away.restart()
  away.house.heard.clear()
})
afterEach(async () => {
  away.house.fault = () => null
  await away.settle()
  expect(await checkBooks(away.studio.studio)).toEqual([])
})

/** Nearly always wins a hundredth more than its stake. */
const play = (token: string, client_round: string = randomUUID(), stake = '1') =>
  away.page('/player/round', token, { client_round, stake, choice: { target: 101 } })
const has = (who: string): bigint => away.house.books.balances.get(who) ?? 0n
const heard = (call: HouseCall): number => away.house.heard.get(call) ?? 0
type Round = { round_id: string; payout: string; is_over: boolean; is_paying: boolean }
const roundOf = (said: { body: { data?: Record<string, unknown> } }): Round =>
  said.body.data?.['round'] as Round
const statusOf = async (roundId: string): Promise<string> =>
  (await away.studio.studio.pool.query('SELECT status FROM rounds WHERE id = $1', [roundId]))
    .rows[0].status
const newestOf = async (memberRef: string) => {
  const { rows } = await away.studio.studio.pool.query(
    `SELECT r.id, r.status, r.payout, r.void_because FROM rounds r JOIN players p ON p.id = r.player_id
     WHERE p.member_ref = $1 ORDER BY r.id DESC LIMIT 1`,
    [memberRef],
  )
  return rows[0]
}

describe('a round that is over at once', () => {
  test('is one move of the house, and its balance is the one that is shown', async () => {
    const { token, who } = await away.seat('limbo')
    const played = await play(token)
    const payout = parseUnits(roundOf(played).payout) ?? 0n
    expect(has(who)).toBe(START - 1_0000n + payout)
    expect(parseUnits(String(played.body.data?.['balance']))).toBe(has(who))
    expect([heard('bet-win'), heard('bet'), heard('win')]).toEqual([1, 0, 0])
    expect(await statusOf(roundOf(played).round_id)).toBe('settled')
  })

  test('asked twenty times at once, it is one round and one move', async () => {
    const { token } = await away.seat('limbo')
    const own = randomUUID()
    const answers = await Promise.all(Array.from({ length: 20 }, () => play(token, own)))
    expect(new Set(answers.map((said) => JSON.stringify(roundOf(said)))).size).toBe(1)
    expect(heard('bet-win')).toBe(1)
  })

  test.each([
    ['player_blocked', 'player_blocked'],
    ['limit_exceeded', 'limit_exceeded'],
    ['title_blocked', 'title_blocked'],
    ['wrong_currency', 'house_refused'],
  ])('that the house refuses for %s is void and shows nothing', async (said, told) => {
    const { token, who, memberRef } = await away.seat('limbo')
    away.house.books.blocked.set(who, said)
    const own = randomUUID()
    const refused = await play(token, own)
    expect(refused.body).toEqual({ ok: false, reason: told })
    expect(await newestOf(memberRef)).toMatchObject({ status: 'void', void_because: said })
    away.house.books.blocked.delete(who)
    expect((await play(token, own)).body).toEqual({ ok: false, reason: told })
    expect(has(who)).toBe(START)
  })

  test('is not begun with more than there is', async () => {
    const { token, who } = await away.seat('limbo', 5000n)
    expect((await play(token)).body.reason).toBe('insufficient_funds')
    expect(has(who)).toBe(5000n)
    expect((await away.page('/player/state', token)).body.data?.['session']).toMatchObject({
      rounds: 0,
      staked: '0.0000',
    })
  })

  test('keeps its pace with the house too', async () => {
    const { token } = await away.seat('limbo')
    await away.studio.studio.pool.query("UPDATE operators SET pace_ms = 2500 WHERE code = 'away'")
    const first = await play(token)
    const second = await play(token)
    await away.studio.studio.pool.query("UPDATE operators SET pace_ms = 0 WHERE code = 'away'")
    expect([first.body.ok, second.body.reason]).toEqual([true, 'too_soon'])
  })
})

describe('an unclear answer to a round that is over at once', () => {
  const BOOKED: Fault[] = ['cut', 'error_after', 'garbled', 'unsigned']
  test.each(BOOKED)('%s: what the house has booked stands and is shown', async (fault) => {
    const { token, who } = await away.seat('limbo')
    fail({ 'bet-win': [fault] })
    const played = await play(token)
    const payout = parseUnits(roundOf(played).payout) ?? 0n
    expect(has(who)).toBe(START - 1_0000n + payout)
    expect(parseUnits(String(played.body.data?.['balance']))).toBe(has(who))
    expect(heard('rollback')).toBe(0)
  })

  const NOT_BOOKED: Fault[] = ['lost', 'error', 'late', 'silent']
  test.each(NOT_BOOKED)('%s: the stake is taken back, and nothing was played', async (fault) => {
    const { token, who, memberRef } = await away.seat('limbo')
    fail({ 'bet-win': [fault] })
    expect((await play(token)).body).toEqual({ ok: false, reason: 'house_silent' })
    away.house.arrive()
    expect(has(who)).toBe(START)
    expect(await newestOf(memberRef)).toMatchObject({ status: 'void', payout: 0n })
  })

  test('is being checked as long as the house says nothing, and then told', async () => {
    const { token, who } = await away.seat('limbo')
    fail({ 'bet-win': ['cut'], status: ['lost', 'lost'] })
    const own = randomUUID()
    expect((await play(token, own)).body.reason).toBe('being_checked')
    const state = (await away.page('/player/state', token)).body.data
    expect(state).toMatchObject({
      pending: { client_round: own, stake: '1.0000', choice: { target: 101 } },
      session: { rounds: 0, staked: '0.0000' },
    })
    expect((await play(token)).body.reason).toBe('being_checked')
    expect((await play(token, own)).body.reason).toBe('being_checked')
    await away.settle()
    const told = await play(token, own)
    expect(has(who)).toBe(START - 1_0000n + (parseUnits(roundOf(told).payout) ?? 0n))
    expect((await away.page('/player/state', token)).body.data?.['pending']).toBeNull()
  })

  test('gives away no seed: it cannot be changed before the round is decided', async () => {
    const { token } = await away.seat('limbo')
    fail({ 'bet-win': ['lost'], status: ['lost'] })
    const own = randomUUID()
    await play(token, own)
    const turn = () => away.page('/player/seed', token, { client_seed: 'mine' })
    expect((await turn()).body.reason).toBe('round_open')
    await away.settle()
    expect((await play(token, own)).body.reason).toBe('house_silent')
    expect((await turn()).body.ok).toBe(true)
  })

  test('a rollback that comes before its bet keeps the bet out for ever', async () => {
    const { token, who } = await away.seat('limbo')
    fail({ 'bet-win': ['late'] })
    await play(token)
    expect(away.house.books.tombstones.size).toBeGreaterThan(0)
    away.house.arrive()
    expect(has(who)).toBe(START)
  })

  test('a house that holds a late move for final is followed', async () => {
    const { token, who, memberRef } = await away.seat('limbo')
    // Unknown when it is asked for, booked before it could be taken back, and not given back then.
    fail({ 'bet-win': ['late'], rollback: ['lost'] })
    expect((await play(token)).body.reason).toBe('being_checked')
    away.house.arrive()
    away.house.books.holdsFinal = true
    await away.settle()
    away.house.books.holdsFinal = false
    const { status, payout } = await newestOf(memberRef)
    expect(status).toBe('settled')
    expect(has(who)).toBe(START - 1_0000n + payout)
  })
})

describe('a round with steps', () => {
  const begin = (token: string, client_round: string = randomUUID()) =>
    away.page('/player/round', token, { client_round, stake: '1', choice: { mines: 1 } })
  const step = (token: string, round_id: string, number: number, taken: object) =>
    away.page('/player/step', token, { round_id, number, step: taken })
  /** A round with a tile opened, ready to be cashed out. */
  async function opened(token: string): Promise<string> {
    for (let tries = 0; tries < 20; tries += 1) {
      const id = roundOf(await begin(token)).round_id
      const first = await step(token, id, 0, { open: 0 })
      if (!roundOf(first).is_over) return id
    }
    throw new Error('twenty mines under one tile')
  }
  const LEAVE = { cashOut: true }

  test('asks for the stake at the start and pays at the end, and says that it is over', async () => {
    const { token, who } = await away.seat('mines')
    const id = await opened(token)
    const before = has(who)
    const left = await step(token, id, 1, LEAVE)
    const payout = parseUnits(roundOf(left).payout) ?? 0n
    expect(payout).toBeGreaterThan(1_0000n)
    expect(has(who)).toBe(before + payout)
    expect(left.body.data).toMatchObject({ round: { is_paying: false } })
    expect(parseUnits(String(left.body.data?.['balance']))).toBe(has(who))
    await away.settle()
    expect(away.house.books.overRounds.has(id)).toBe(true)
    expect(heard('bet-win')).toBe(0)
  })

  test('that is lost is settled without another move', async () => {
    const { token } = await away.seat('mines')
    const choice = { mines: 24 }
    let lost: Round | undefined
    for (let tries = 0; tries < 20 && lost?.payout !== '0.0000'; tries += 1) {
      // One tile in 25 is no mine: what that round still has to say is not of the next one.
      await away.settle()
      away.house.heard.clear()
      const asked = { client_round: randomUUID(), stake: '1', choice }
      const { round_id: id } = roundOf(await away.page('/player/round', token, asked))
      lost = roundOf(await step(token, id, 0, { open: 0 }))
    }
    expect(lost).toMatchObject({ payout: '0.0000', is_paying: false })
    expect(await statusOf(lost?.round_id ?? '')).toBe('settled')
    await away.settle()
    expect([heard('bet'), heard('win'), heard('end-round')]).toEqual([1, 0, 1])
    expect(away.house.books.overRounds.has(lost?.round_id ?? '')).toBe(true)
  })

  test.each(['lost', 'cut', 'late', 'error', 'error_after', 'garbled', 'silent'] as const)(
    '%s: a payout that is not acknowledged is on its way until it is, and arrives once',
    async (fault) => {
      const { token, who, memberRef } = await away.seat('mines')
      const id = await opened(token)
      const before = has(who)
      fail({ win: [fault, 'lost', fault, 'error'] })
      const left = await step(token, id, 1, LEAVE)
      expect(roundOf(left).is_paying).toBe(true)
      const again = await step(token, id, 1, LEAVE)
      expect(roundOf(again)).toEqual(roundOf(left))
      const feed = async () =>
        JSON.stringify(await away.call('/operator/v1/rounds', { cursor: '', count: 500 }))
      expect(await feed()).not.toContain(id)
      await away.settle()
      const { payout, status } = await newestOf(memberRef)
      expect([status, has(who)]).toEqual(['settled', before + payout])
      expect(roundOf(await step(token, id, 1, LEAVE)).is_paying).toBe(false)
      // The feed waits for whoever is still writing, in any database of the cluster.
      await expect.poll(feed).toContain(id)
    },
  )

  test('a payout that the house refuses is never given up', async () => {
    const { token, who, memberRef } = await away.seat('mines')
    const id = await opened(token)
    const bet = away.house.books.moves.get(`bet-${id}`)
    if (bet) bet.state = 'refused'
    const stuck: string[] = []
    away.restart({ log: { error: (about: { said: string }) => stuck.push(about.said) } as never })
    await step(token, id, 1, LEAVE)
    for (let turn = 0; turn < 5; turn += 1) {
      away.studio.wait(61_000)
      away.house.books.moves.delete(`win-${id}`)
      await away.seamless.sweep()
    }
    expect(await newestOf(memberRef)).toMatchObject({ id, status: 'paying' })
    expect(stuck).toEqual(Array.from({ length: 6 }, () => 'bet_unknown'))
    const before = has(who)
    if (bet) bet.state = 'applied'
    away.house.books.moves.delete(`win-${id}`)
    await away.settle()
    const { payout, status } = await newestOf(memberRef)
    expect([status, has(who)]).toEqual(['settled', before + payout])
  })

  test('a bet without a clear answer is taken back, whether it was booked or not', async () => {
    for (const fault of ['lost', 'cut', 'late', 'error', 'error_after', 'silent'] as const) {
      const { token, who, memberRef } = await away.seat('mines')
      fail({ bet: [fault] })
      expect((await begin(token)).body).toEqual({ ok: false, reason: 'house_silent' })
      away.house.arrive()
      expect(has(who)).toBe(START)
      expect(await newestOf(memberRef)).toMatchObject({ status: 'void' })
    }
  })

  test('a void round tells nobody what was drawn', async () => {
    const { token, memberRef } = await away.seat('mines')
    fail({ bet: ['cut'] })
    await begin(token)
    const { id } = await newestOf(memberRef)
    const detail = await away.call('/operator/v1/round', { round_id: id })
    expect(detail.body.data).toMatchObject({ round: { status: 'void' }, view: null })
    const history = (await away.page('/player/history', token)).body.data
    expect(history?.['rounds']).toMatchObject([{ round_id: id, status: 'void', payout: '0.0000' }])
  })
})

describe('a process that was asleep while another took over', () => {
  /** When the answer is there, somebody else has already found out what was left behind. */
  const sleepBeforeTaking = () => {
    let isFirst = true
    away.restart({
      reached: async (point) => {
        if (point !== 'answered' || !isFirst) return
        isFirst = false
        away.studio.wait(10_001)
        await createSeamless(away.studio.studio).sweep()
      },
    })
  }

  test.each([
    ['given back', []],
    ['being given back', ['lost']],
    ['given back without saying so', ['cut']],
  ] as const)('does not count its late yes for a stake that is %s', async (_name, rollback) => {
    const { token, who, memberRef } = await away.seat('mines')
    sleepBeforeTaking()
    fail({ rollback })
    const asked = { client_round: randomUUID(), stake: '1', choice: { mines: 1 } }
    expect((await away.page('/player/round', token, asked)).body.reason).toBe('being_checked')
    await away.settle()
    expect(await newestOf(memberRef)).toMatchObject({ status: 'void' })
    expect(has(who)).toBe(START)
    expect((await away.page('/player/round', token, asked)).body.reason).toBe('house_silent')
  })

  test('finds its round over at once settled as it was drawn', async () => {
    const { token, who, memberRef } = await away.seat('limbo')
    sleepBeforeTaking()
    const own = randomUUID()
    expect((await play(token, own)).body.reason).toBe('being_checked')
    const { status, payout } = await newestOf(memberRef)
    expect([status, has(who)]).toEqual(['settled', START - 1_0000n + payout])
    expect(parseUnits(roundOf(await play(token, own)).payout)).toBe(payout)
  })
})

describe('coming in', () => {
  const launchFor = async (memberRef: string): Promise<string> => {
    const launched = await away.call('/operator/v1/launch', {
      member_ref: memberRef,
      currency: 'USD',
      launch_id: randomUUID(),
      title: 'limbo',
      locale: 'en_US',
      device: 'desktop',
      lobby_url: 'https://away.example/close',
      demo: false,
    })
    return String(launched.body.data?.['url']).split('#')[1] ?? ''
  }

  test('the house may say no', async () => {
    const { who, memberRef, token } = await away.seat('limbo')
    const code = await launchFor(memberRef)
    away.house.books.blocked.set(who, 'player_blocked')
    const entered = await away.page('/player/enter', '', { code })
    expect([entered.status, entered.body.reason]).toEqual([403, 'player_blocked'])
    expect((await away.page('/player/state', token)).status).toBe(401)
  })

  test('a house that does not answer now is asked again for the balance', async () => {
    const { memberRef } = await away.seat('limbo')
    const code = await launchFor(memberRef)
    await away.studio.studio.pool.query(
      `UPDATE wallets SET house_balance = NULL FROM players p
       WHERE p.id = wallets.player_id AND p.member_ref = $1`,
      [memberRef],
    )
    fail({ authenticate: ['lost'], balance: ['error'] })
    const entered = await away.page('/player/enter', '', { code })
    const token = String(entered.body.data?.['token'])
    // Better no page than one with a wrong balance.
    expect((await away.page('/player/state', token)).body.reason).toBe('house_silent')
    expect((await away.page('/player/state', token)).body.data?.['balance']).toBe('1000.0000')
  })

  test('who plays for nothing asks no house', async () => {
    const launched = await away.call('/operator/v1/launch', {
      member_ref: 'away-demo',
      currency: 'USD',
      launch_id: randomUUID(),
      title: 'limbo',
      locale: 'en_US',
      device: 'desktop',
      lobby_url: 'https://away.example/close',
      demo: true,
    })
    const code = String(launched.body.data?.['url']).split('#')[1] ?? ''
    const { body } = await away.page('/player/enter', '', { code })
    const played = await play(String(body.data?.['token']))
    expect(played.body.ok).toBe(true)
    expect([...away.house.heard.keys()]).toEqual([])
  })
})
