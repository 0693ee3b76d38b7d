import { defineConfig } from 'vitest/config'

const base = {
  // A test that asserts nothing proves nothing.
  expect: { requireAssertions: true },
  testTimeout: 20_000,
  hookTimeout: 60_000,
}

/** Folders whose tests need the real PostgreSQL and NATS. */
const WITH_ENGINES = [
  'packages/{db,domain,ledger,bus,dev-world}/**',
  'apps/{api,realtime,worker}/**',
  'apps/studio/src/{faults,operator,player,round,seamless,sport,table,wallet}/**',
]

/** Tests of how we work: they change a copy of the repository and run its own commands there. */
const HABITS = 'tools/**/*.habit.test.ts'

/** Only a whole run counts as a report: what it did not run would look unproven. */
const isWhole = process.argv.slice(2).every((word) => word === 'run' || word.startsWith('-'))
const report = ['json', { outputFile: '.reports/vitest.json' }] as const

export default defineConfig({
  test: {
    projects: [
      {
        test: {
          ...base,
          name: 'pure',
          include: ['{packages,apps,tools,conformance}/**/*.test.{ts,tsx}'],
          exclude: ['**/node_modules/**', ...WITH_ENGINES, HABITS],
        },
      },
      {
        test: {
          ...base,
          name: 'engines',
          include: WITH_ENGINES.map((folder) => `${folder}/*.test.ts`),
          exclude: ['**/node_modules/**'],
          globalSetup: 'packages/dev-world/src/testing/engines.ts',
          maxWorkers: 2,
        },
      },
      {
        test: {
          ...base,
          name: 'habits',
          include: [HABITS],
          exclude: ['**/node_modules/**'],
          testTimeout: 180_000,
          maxWorkers: 1,
          // They take both cores for minutes: after all others, which have time limits to keep.
          sequence: { groupOrder: 1 },
        },
      },
    ],
    reporters: isWhole ? ['default', [...report]] : ['default'],
  },
})
