import { expect, test } from 'vitest'
import { derby } from '../games/derby/rules.ts'
import { hurried, sharedComet, sharedTable } from './shared.ts'

const HASH = 'ab'.repeat(32)

test('a hurried table takes less time and comes to the same end; a flight takes its own', () => {
  const usual = sharedTable(derby)
  const quick = hurried(usual, 12_000, 10_000)
  expect(quick.bettingMs).toBe(12_000)
  expect(usual.fate(HASH, 'salt').lastsMs).toBe(derby.runningMs)
  expect(quick.fate(HASH, 'salt')).toEqual({ ...usual.fate(HASH, 'salt'), lastsMs: 10_000 })
  const flight = hurried(sharedComet, 12_000, 1)
  expect(flight.bettingMs).toBe(sharedComet.bettingMs)
  expect(flight.fate(HASH, 'salt')).toEqual(sharedComet.fate(HASH, 'salt'))
})
