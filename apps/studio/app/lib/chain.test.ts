import { describe, expect, test } from 'vitest'
import { sha256 } from '../../src/fairness/stream.ts'
import { TABLES } from '../../src/games/tables.ts'
import { sharedDraw } from '../../src/table/shared.ts'
import { walkChain } from '../../src/table/chain.ts'
import { checkRound, drawnFrom, isRight, type OutcomeTeller } from './chain.ts'

const SALT = '0a7c2d4e-7f7b-7a31-9a55-0f6d0f0e7c11'
const [hash = '', shown_hash = ''] = walkChain('ab'.repeat(32), 1)

describe('a table’s outcome is drawn again in the browser as the studio drew it', () => {
  test.each(TABLES.map((game) => [game.code, game] as const))('%s', async (_code, game) => {
    for (const secret of walkChain('cd'.repeat(32), 20)) {
      const drawn = await drawnFrom((draw) => game.outcome(draw))(secret, SALT)
      expect(drawn).toEqual(game.outcome(sharedDraw(secret, SALT)))
    }
  })
})

describe('a round is checked', () => {
  const teller: OutcomeTeller<number> = {
    tell: (pocket) => `pocket ${pocket}`,
    count: drawnFrom((draw) => draw.below(37)),
  }
  const outcome = sharedDraw(hash, SALT).below(37)
  const round = { number: 7, outcome, hash, salt: SALT, shown_hash, promised: shown_hash }

  test('against what was shown before, and counted again', async () => {
    const check = await checkRound(round, teller)
    expect(check).toEqual({
      hashed: sha256(hash),
      isLinked: true,
      isPromised: true,
      counted: `pocket ${outcome}`,
      isSame: true,
    })
    expect(isRight(check)).toBe(true)
  })

  test('a round this page did not see is right without its own word', async () => {
    const check = await checkRound({ ...round, promised: null }, teller)
    expect(check.isPromised).toBeNull()
    expect(isRight(check)).toBe(true)
  })

  test.each([
    ['another hash', { hash: sha256(shown_hash) }],
    ['another salt', { salt: `${SALT}0` }],
    ['another outcome', { outcome: (outcome + 1) % 37 }],
    ['a hash shown later than it says', { shown_hash: sha256('other') }],
    ['a promise that was not kept', { promised: sha256('other') }],
  ])('%s is found', async (_what, change) => {
    expect(isRight(await checkRound({ ...round, ...change }, teller))).toBe(false)
  })
})
