import { text, wholeNumber } from '../env.ts'

/** Settings of tests, journeys and fault runs. Processes never read them. */
export const testEnv = {
  PATIENCE: wholeNumber({
    min: 1,
    max: 100,
    unset: 1,
    meaning:
      'Factor on every time-out. A slow machine waits longer for a condition; what is asserted stays the same. `.ci/run` and `.ci/full` set 4, `.ci/measure` sets 1.',
  }),
  CI: text({ unset: '', meaning: '`true` retries a failed test or journey once.' }),
  FULL: text({ unset: '', meaning: '`true` includes journeys tagged `@full`.' }),
  PROVEN_LANES: text({
    unset: '',
    allowed: 'lanes, separated by spaces',
    meaning: 'Lanes to leave out. `.ci/run` sets it from `.ci/proven`.',
  }),
  SPEED: text({ unset: '', meaning: '`all` makes `pnpm speed` measure every game.' }),
  CHROMIUM_PATH: text({
    unset: '',
    allowed: 'file',
    meaning: 'Browser of the journeys. When empty, the one that `./bootstrap` installed.',
  }),
  FAULT_SEED: text({
    unset: '',
    meaning: "Seed of the studio's test with faults, to repeat a run. When empty, a random one.",
  }),
  LEDGER_RUNS: wholeNumber({
    min: 1,
    max: 100_000,
    unset: 60,
    meaning: 'Runs of the ledger simulation. 60 take about 10 s, 2,000 about 5 minutes.',
  }),
  LEDGER_OPERATIONS: wholeNumber({
    min: 1_000,
    max: 10_000_000,
    unset: 5_000,
    meaning:
      'Operations of the ledger snapshot test. 5,000 take a few seconds, 100,000 about a minute.',
  }),
}
