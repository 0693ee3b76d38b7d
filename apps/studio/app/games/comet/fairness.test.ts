import { expect, test } from 'vitest'
import { walkChain } from '../../../src/table/chain.ts'
import { crashPoint } from '../../../src/games/comet/crash-point.ts'
import { checkRound, isRight } from '../../lib/chain.ts'
import { cometTeller } from './fairness.ts'

const SALT = '5d0c9a52-3a4b-4f0e-9a41-7a5d2c9b1e60'
const hashes = walkChain('5e'.repeat(32), 60)

test('the browser comes to every flight of a chain as the studio does', async () => {
  for (const [at, hash] of hashes.slice(0, -1).entries()) {
    const shown = hashes[at + 1] ?? ''
    const round = {
      number: 60 - at,
      outcome: { crash: crashPoint(hash, SALT) },
      hash,
      salt: SALT,
      shown_hash: shown,
      promised: shown,
    }
    expect(isRight(await checkRound(round, cometTeller))).toBe(true)
  }
})

test('a flight told one hundredth longer is found', async () => {
  const [hash = '', shown = ''] = hashes
  const crash = crashPoint(hash, SALT) + 1
  const round = {
    number: 1,
    outcome: { crash },
    hash,
    salt: SALT,
    shown_hash: shown,
    promised: null,
  }
  const check = await checkRound(round, cometTeller)
  expect(check).toMatchObject({ isLinked: true, isSame: false })
})
