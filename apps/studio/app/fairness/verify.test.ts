import { createHash } from 'node:crypto'
import { describe, expect, test } from 'vitest'
import { streamOf } from '../../src/fairness/stream.ts'
import { payOf } from '../../src/game/ratio.ts'
import { findShared, TITLES } from '../../src/games/catalogue.ts'
import { courseOf } from '../../src/sport/model/course.ts'
import { sport } from '../../src/sport/rules.ts'
import { sharedDraw } from '../../src/table/shared.ts'
import { GAMES, type FairGame } from './games.ts'
import { verify, type Claim } from './verify.ts'

const STAKE = 10_000n
const HOLD = [true, false, true, false, false]

/** One round of each game, with the steps it takes; of several ways the first that is allowed. */
type Round = { readonly choice: unknown; readonly steps?: readonly (readonly unknown[])[] }
const ROUNDS: Readonly<Record<string, Round>> = {
  classic: { choice: {} },
  jade: { choice: {} },
  ways: { choice: {} },
  dice: { choice: { side: 'under', target: 4_850 } },
  limbo: { choice: { target: 200 } },
  mines: { choice: { mines: 1 }, steps: [[{ open: 12 }, { cashOut: true }], [{ open: 12 }]] },
  plinko: { choice: { rows: 16, risk: 'high' } },
  'hi-lo': {
    choice: {},
    steps: [
      [{ skip: true }, { guess: 'higher' }],
      [{ skip: true }, { guess: 'lower' }],
    ],
  },
  jacks: { choice: {}, steps: [[{ hold: HOLD }]] },
}
const onSpot = (spot: string) => ({ choice: { bets: [{ spot, stake: '1' }] } })
const SHARED: Readonly<Record<string, Round>> = {
  comet: { choice: { auto: 180 } },
  baccarat: onSpot('banker'),
  'dragon-tiger': onSpot('tiger'),
  roulette: onSpot('red'),
  'sic-bo': onSpot('big'),
  'fast-5d': onSpot('dragon'),
  keno: onSpot('pick:3,17,44,61'),
  derby: onSpot('top-three:1'),
  gasing: onSpot('red'),
  esport: onSpot('match:ember'),
  'fast-3': onSpot('odd'),
}

/** A single on a fixture, with all that is needed to play it again. */
const SLIPS: Readonly<Record<string, Round>> = {
  sport: {
    choice: {
      legs: [
        {
          fixture: 'fixture',
          selection: 'win:home',
          price: 204,
          sport: 'football',
          strength: { home: 155, away: 115 },
        },
      ],
    },
  },
}

const gameOf = (code: string): FairGame => {
  const game = GAMES[code]
  if (!game) throw new Error(`the page does not know ${code}`)
  return game
}

/** What the studio would have written, drawn by its own stream. */
function playedBy({ rules: game }: FairGame, nonce: number): Claim {
  const { choice, steps = [[]] } = ROUNDS[game.code] ?? { choice: {} }
  const seeds = { serverSeed: `secret of ${game.code}`, clientSeed: 'harbour-lantern-7', nonce }
  const taken = steps.find((way) => game.run(choice, way, streamOf(seeds)))
  const standing = taken && game.run(choice, taken, streamOf(seeds))
  if (!taken || !standing) throw new Error(`${game.code} takes no way that was tried`)
  return {
    ...seeds,
    hash: createHash('sha256').update(seeds.serverSeed).digest('hex'),
    rulesVersion: game.version,
    choice,
    steps: taken,
    stake: STAKE,
    payout: payOf(STAKE, standing.pay),
  }
}

const isDecided = ({ differences }: Awaited<ReturnType<typeof verify>>): boolean =>
  differences.every((one) => one === 'open')

test('the page knows every game there is, and no other', () => {
  const games = [...new Set(TITLES.map(({ game }) => game))].toSorted()
  expect(Object.keys(GAMES).toSorted()).toEqual(games)
  expect(Object.keys({ ...ROUNDS, ...SHARED, ...SLIPS }).toSorted()).toEqual(games)
})

/** What a table would have written of a round with this hash. */
function playedAt(code: string, number: number): Claim {
  const shared = findShared(code)
  if (!shared) throw new Error(`${code} is not played by many`)
  const [hash, salt] = [`hash ${number} of ${code}`, 'salt']
  const bet = { stake: STAKE, choice: SHARED[code]?.choice, steps: [] }
  return {
    ...bet,
    serverSeed: hash,
    clientSeed: salt,
    nonce: number,
    hash: createHash('sha256').update(hash).digest('hex'),
    rulesVersion: shared.version,
    payout: shared.payout(bet, shared.fate(hash, salt).outcome),
  }
}

describe.each(Object.keys(SHARED))('%s', (code) => {
  test('a browser finds what the table drew and paid, for two hundred rounds', async () => {
    const paid = new Set<bigint | null>()
    for (let number = 0; number < 200; number += 1) {
      const claim = playedAt(code, number)
      const { differences, repeated } = await verify(gameOf(code), claim)
      expect(differences).toEqual([])
      const fate = findShared(code)?.fate(claim.serverSeed, claim.clientSeed)
      expect(repeated?.result?.view).toEqual(fate?.outcome)
      paid.add(claim.payout)
    }
    expect(paid.size).toBeGreaterThan(1)
  })

  test('another hash or another payout fails', async () => {
    const claim = playedAt(code, 3)
    const other = { ...claim, serverSeed: `H${claim.serverSeed.slice(1)}` }
    expect((await verify(gameOf(code), other)).differences).toContain('hash')
    const more = { ...claim, payout: (claim.payout ?? 0n) + 1n }
    expect((await verify(gameOf(code), more)).differences).toEqual(['payout'])
  })
})

test('a browser plays the fixture of a single again, and finds who won and what was paid', async () => {
  const claim: Claim = {
    serverSeed: 'seed of a fixture',
    clientSeed: 'fixture',
    nonce: 0,
    hash: createHash('sha256').update('seed of a fixture').digest('hex'),
    rulesVersion: sport.version,
    choice: SLIPS['sport']?.choice,
    steps: [],
    stake: STAKE,
    payout: null,
  }
  const draw = sharedDraw(claim.serverSeed, claim.clientSeed)
  const { final } = courseOf('football', { home: 155, away: 115 }, draw)
  const payout = final?.winner === 'home' ? 20_400n : 0n
  const { differences, repeated } = await verify(gameOf('sport'), { ...claim, payout })
  expect(differences).toEqual([])
  expect(repeated?.result?.view).toMatchObject({ result: final })
  const other = { ...claim, payout: payout + 1n }
  expect((await verify(gameOf('sport'), other)).differences).toEqual(['payout'])
})

test('nobody can have left a flight after its end', async () => {
  const claim = { ...playedAt('comet', 5), payout: null }
  const late = { ...claim, steps: [{ out: 1_000_000 }] }
  expect((await verify(gameOf('comet'), claim)).differences).toEqual([])
  expect((await verify(gameOf('comet'), late)).differences).toEqual(['steps'])
})

describe.each(Object.keys(ROUNDS))('%s', (code) => {
  test('a browser draws what the studio drew, for a hundred numbers', async () => {
    const game = gameOf(code)
    for (let nonce = 0; nonce < 100; nonce += 1) {
      const claim = playedBy(game, nonce)
      const verdict = await verify(game, claim)
      expect(isDecided(verdict)).toBe(true)
      expect(verdict.payout).toBe(claim.payout)
      const own = game.rules.run(claim.choice, claim.steps, streamOf(claim))
      expect(verdict.repeated?.result).toEqual(own)
    }
  })

  test('one changed byte of the secret seed fails', async () => {
    const game = gameOf(code)
    const claim = playedBy(game, 3)
    const changed = await verify(game, { ...claim, serverSeed: `S${claim.serverSeed.slice(1)}` })
    expect(changed.differences).toContain('hash')
  })
})

describe('what differs is named', () => {
  const game = gameOf('classic')
  const claim = playedBy(game, 7)
  test.each([
    ['hash', { hash: claim.hash?.replace(/^./, (first) => (first === '0' ? '1' : '0')) ?? null }],
    ['payout', { payout: (claim.payout ?? 0n) + 1n }],
    ['version', { rulesVersion: game.rules.version + 1 }],
    ['choice', { choice: { lines: 9 } }],
    ['steps', { steps: [{ open: 1 }] }],
  ] as const)('%s', async (difference, change) => {
    expect((await verify(game, { ...claim, ...change })).differences).toEqual([difference])
  })

  test('a round that is not over', async () => {
    const mines = gameOf('mines')
    const open = { ...playedBy(mines, 1), steps: [], payout: null }
    expect((await verify(mines, open)).differences).toEqual(['open'])
  })

  test('what was not said is not compared', async () => {
    const silent = { ...claim, hash: null, payout: null, stake: null, rulesVersion: null }
    expect(await verify(game, silent)).toMatchObject({ differences: [], payout: null })
  })
})

test('each draw shows the words it took, and they follow one another', async () => {
  const game = gameOf('classic')
  const { repeated } = await verify(game, playedBy(game, 0))
  const words = repeated?.draws.flatMap((draw) => draw.words) ?? []
  const bytes = Buffer.from(repeated?.blocks[0]?.bytes ?? [])
  expect(words).toEqual([bytes.readUInt32BE(0), bytes.readUInt32BE(4), bytes.readUInt32BE(8)])
  expect(repeated?.draws.map(({ value }) => value)).toEqual(words.map((word) => word % 32))
  expect(repeated?.blocks).toHaveLength(1)
})
