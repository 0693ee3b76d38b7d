import { readEnv } from '@oriel/core/env'
import { testDatabase } from '@oriel/dev-world/testing/test-db'
import { patient } from '@oriel/core/testing/patience'
import { testEnv } from '@oriel/core/testing/settings'
import { expect, onTestFinished, test } from 'vitest'
import { MS_PER_RUN_MAX, simulate } from './testing/simulation.ts'
import { brokenLaws, worldOf } from './testing/world.ts'

const { LEDGER_RUNS: runs } = readEnv(testEnv)
/** The simulation ends itself in half of it, also while it makes a failure smaller. */
const TIMEOUT_MS = 2 * runs * MS_PER_RUN_MAX

/** A simulation that never came to one of these would prove little. */
const MET = Object.entries({
  post: ['posted', 'stored', 'insufficient', 'key_conflict'],
  many: ['posted', 'stored', 'insufficient', 'key_conflict'],
  alone: ['posted', 'insufficient'],
  failed: ['leaves nothing'],
  hold: ['posted', 'stored', 'insufficient'],
  settle: ['posted', 'hold_exceeded', 'unknown_hold'],
  release: ['posted', 'hold_exceeded', 'unknown_hold'],
  reverse: ['posted', 'stored', 'unknown_journal'],
}).flatMap(([name, answers]) => answers.map((said) => `${name} ${said}`))

test(
  'the ledger does what the model does',
  { timeout: patient(TIMEOUT_MS) },
  async ({ annotate }) => {
    const database = await testDatabase()
    onTestFinished(() => database.drop())
    const started = performance.now()
    const tally = await simulate(worldOf(database), { runs })
    const seconds = ((performance.now() - started) / 1_000).toFixed(1)
    expect(await brokenLaws(database)).toEqual([])
    const met = [...tally].map(([name, times]) => `${name}: ${times}`).toSorted()
    await annotate(`${runs} runs, ${seconds} s; ${met.join(', ')}`)
    expect([...tally.keys()]).toEqual(expect.arrayContaining(MET))
  },
)
