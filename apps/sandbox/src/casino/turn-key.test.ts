import { newPlayer } from '@oriel/providers/testing/ground'
import { openPort } from '@oriel/providers/testing/open-port'
import { handOverByWire } from '@oriel/providers/rotate'
import { expect, test } from 'vitest'
import { openCasino, SECRET } from '../testing/open-casino.ts'

test.each(['pocket', 'jungle'] as const)('%s takes a new key, proven by the old', async (name) => {
  const { base, ground, close } = await openCasino(name)
  const player = await newPlayer(ground)
  const way = { dialect: name, wallet: 'transfer', url: base, operator: 'oriel' } as const
  const kindOf = async (secret: string) =>
    (await openPort({ ...way, keyId: 'any', secret }).balance(player)).kind
  const link = { ...way, providerId: 'GPXX', stoppedBecause: null }
  const turn = (old: string, secret: string, overlapMs: number) =>
    handOverByWire()(link, { keyId: 'old', secret: old }, { keyId: 'new', secret }, overlapMs)
  const next = 'the next secret of this test'
  expect(await turn('nobody knows this one', next, 0)).toBe(false)
  expect(await kindOf(next)).toBe('unknown')
  expect(await turn(SECRET, next, 60_000)).toBe(true)
  expect([await kindOf(SECRET), await kindOf(next)]).toEqual(['done', 'done'])
  const last = 'the last secret of this test'
  expect(await turn(next, last, 0)).toBe(true)
  expect([await kindOf(next), await kindOf(last)]).toEqual(['unknown', 'done'])
  await close()
})
