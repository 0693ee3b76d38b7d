import { defineConfig } from 'vitest/config'

const base = {
  // A test that asserts nothing proves nothing.
  expect: { requireAssertions: true },
  testTimeout: 20_000,
  maxWorkers: 2,
  hookTimeout: 60_000,
  // A shared machine holds a process still now and then. tools/summary.ts names who needed it.
  retry: process.env['CI'] === 'true' ? 1 : 0,
}

/** Folders whose tests need the real PostgreSQL and NATS. */
const WITH_ENGINES = [
  'packages/{db,domain,ledger,bus,dev-world,providers}/**',
  'apps/{api,gateway,realtime,worker}/**',
  'apps/studio/src/{faults,operator,player,round,seamless,sport,table,wallet}/**',
]

/** They keep nothing between tests. A process for each file would cost more than its tests. */
const PLAIN = [
  'packages/{core,contract}/**',
  'apps/studio/app/**',
  'apps/site/app/{features,lib}/**',
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
          include: ['{packages,apps,tools,conformance,chaos}/**/*.test.{ts,tsx}'],
          exclude: ['**/node_modules/**', ...PLAIN, ...WITH_ENGINES, HABITS],
        },
      },
      {
        test: {
          ...base,
          name: 'plain',
          include: PLAIN.map((folder) => `${folder}/*.test.{ts,tsx}`),
          exclude: ['**/node_modules/**'],
          isolate: false,
        },
      },
      {
        test: {
          ...base,
          name: 'engines',
          include: WITH_ENGINES.map((folder) => `${folder}/*.test.ts`),
          exclude: ['**/node_modules/**'],
          globalSetup: 'packages/dev-world/src/testing/engines.ts',
        },
      },
      {
        test: {
          ...base,
          name: 'habits',
          include: [HABITS],
          exclude: ['**/node_modules/**'],
          testTimeout: 480_000,
          // They change their copy: a second try would find what the first one left.
          retry: 0,
          maxWorkers: 1,
          // They take both cores for minutes: after all others, which have time limits to keep.
          sequence: { groupOrder: 1 },
        },
      },
    ],
    reporters: isWhole ? ['default', [...report]] : ['default'],
  },
})
