import { afterAll, expect, test } from 'vitest'
import { ratio } from '../game/ratio.ts'
import { STRATEGIES } from '../rtp-strategies.ts'
import { openCrew } from './crew.ts'
import { addSums, PIECE_ROUNDS, piecesOf, playPiece } from './measure.ts'
import type { Strategy } from './strategy.ts'

const crews = [openCrew(1), openCrew(3)]
afterAll(async () => {
  await Promise.all(crews.map((crew) => crew.close()))
})

test('pieces cover every round once', () => {
  const pieces = piecesOf('seed', 2 * PIECE_ROUNDS + 7)
  expect(pieces.map(({ first, count }) => [first, count])).toEqual([
    [0, PIECE_ROUNDS],
    [PIECE_ROUNDS, PIECE_ROUNDS],
    [2 * PIECE_ROUNDS, 7],
  ])
})

test('each round has a stream and a hash of its own, and both are the same when read again', () => {
  const words = new Set<number>()
  const hashes = new Set<string>()
  const strategy: Strategy = {
    bets: [{ bet: 'same', percent: '100.0000' }],
    play(round) {
      const word = round.draw().u32()
      const { hash } = round
      words.add(word)
      hashes.add(hash)
      return [ratio(round.draw().u32() === word && round.hash === hash ? 3 : 0, 2)]
    },
  }
  const { paid, squares } = playPiece(strategy, { seed: 'seed', first: 40, count: 100 })
  expect([words.size, hashes.size]).toEqual([100, 100])
  expect([...paid, ...squares]).toEqual([150, 225])
  expect([...hashes].every((hash) => /^[0-9a-f]{64}$/.test(hash))).toBe(true)
})

test('the same seed brings the same sums, whoever plays; another seed others', async () => {
  const rounds = PIECE_ROUNDS + 500
  const [alone, together] = await Promise.all(
    crews.map((crew) => crew.play('classic', 'seed', rounds)),
  )
  const { classic } = STRATEGIES
  if (!classic) throw new Error('classic has no strategy')
  const here = piecesOf('seed:classic', rounds).map((piece) => playPiece(classic, piece))
  expect(alone).toEqual(addSums(here))
  expect(together).toEqual(alone)
  expect(await crews[0]?.play('classic', 'another', 1000)).not.toEqual(
    await crews[0]?.play('classic', 'seed', 1000),
  )
})

test('what goes wrong in a thread is not lost', async () => {
  const crew = openCrew(1)
  await expect(crew.play('no-such-game', 'seed', 10)).rejects.toThrow('no strategy')
  await crew.close()
})
