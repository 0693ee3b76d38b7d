import { patient } from '@oriel/core/testing/patience'
import { describe, expect, test } from 'vitest'
import { createRandom, createWorld } from '../testing/transfer-world.ts'

const WORLDS = 100_000
const PLANTED_WORLDS = 10_000

/** The first seed whose world does not agree, and what is wrong in it. */
function firstWrong(worlds: number, plant?: string): string | null {
  for (let seed = 1; seed <= worlds; seed += 1) {
    const wrong = createWorld(createRandom(seed), plant).run()
    if (wrong) return `seed ${seed}: ${wrong}`
  }
  return null
}

test(
  `${WORLDS} worlds of deaths, pauses, losses, copies and late arrivals agree on both sides`,
  () => {
    expect(firstWrong(WORLDS)).toBeNull()
  },
  patient(120_000),
)

describe('a planted bug is found', () => {
  test.each([
    ['reverse on not found', 'm2'],
    ['a new reference on a retry', 'm4'],
    ['a time-out is a failure', 'm8'],
    ['the lease is not looked at after a pause', 'm9'],
    ['M11: a refusal of what is sent again is believed', 'm13'],
  ])('%s', (_name, plant) => {
    expect(firstWrong(PLANTED_WORLDS, plant)).not.toBeNull()
  })
})
