import { readEnv } from './packages/core/src/env.ts'
import { patient } from './packages/core/src/testing/patience.ts'
import { testEnv } from './packages/core/src/testing/settings.ts'
import { defineConfig, type TestProjectInlineConfiguration } from 'vitest/config'

const env = readEnv(testEnv)
const base = {
  // A test that asserts nothing proves nothing.
  expect: { requireAssertions: true, poll: { timeout: patient(15_000) } },
  testTimeout: patient(60_000),
  hookTimeout: patient(60_000),
  maxWorkers: 2,
  // Retry once on CI: shared machines pause processes. tools/summary.ts lists who needed it.
  retry: env.CI === 'true' ? 1 : 0,
}

/** Folders whose tests need the real PostgreSQL and NATS. */
const WITH_ENGINES = [
  'packages/{db,domain,ledger,bus,dev-world,payments,providers}/**',
  'apps/{api,gateway,realtime,worker}/**',
]

/** They keep nothing between tests: a process per file would cost more than the tests. */
const PLAIN = [
  'packages/{core,contract,forms,web}/**',
  'apps/site/app/{features,parts,platform}/**',
]

const STUDIO = 'apps/studio'
/** Tests of the studio and a house together, which never wait for the studio's lane. */
const WITH_A_HOUSE = `${STUDIO}/**/*.house.test.ts`
const STUDIO_ENGINES = `${STUDIO}/src/{faults,operator,player,round,seamless,sport,table,wallet}/**`

/** Tests of how we work: they change a copy of the repository and run its own commands there. */
const HABITS = 'tools/**/*.habit.test.ts'

const EVERYWHERE = '**/node_modules/**'
const ENGINES = 'packages/dev-world/src/testing/engines.ts'
const STUDIO_ONLY = 'packages/dev-world/src/testing/studio-engines.ts'

const projects: TestProjectInlineConfiguration[] = [
  {
    test: {
      ...base,
      name: 'pure',
      include: ['{packages,apps,tools,conformance,chaos}/**/*.test.{ts,tsx}'],
      exclude: [EVERYWHERE, ...PLAIN, ...WITH_ENGINES, `${STUDIO}/**`, HABITS],
    },
  },
  {
    test: {
      ...base,
      name: 'plain',
      include: PLAIN.map((folder) => `${folder}/*.test.{ts,tsx}`),
      exclude: [EVERYWHERE],
      isolate: false,
    },
  },
  {
    test: {
      ...base,
      name: 'engines',
      include: [...WITH_ENGINES.map((folder) => `${folder}/*.test.ts`), WITH_A_HOUSE],
      exclude: [EVERYWHERE],
      globalSetup: ENGINES,
      isolate: false,
    },
  },
  {
    test: {
      ...base,
      name: 'studio',
      include: [`${STUDIO}/**/*.test.{ts,tsx}`],
      exclude: [EVERYWHERE, WITH_A_HOUSE, STUDIO_ENGINES],
      isolate: false,
    },
  },
  {
    test: {
      ...base,
      name: 'studio-engines',
      include: [`${STUDIO_ENGINES}/*.test.ts`],
      exclude: [EVERYWHERE, WITH_A_HOUSE],
      globalSetup: STUDIO_ONLY,
    },
  },
  {
    test: {
      ...base,
      name: 'habits',
      include: [HABITS],
      exclude: [EVERYWHERE],
      testTimeout: patient(480_000),
      // They change their copy: a second try would find what the first one left.
      retry: 0,
      maxWorkers: 1,
      // They take both cores for minutes: after all others.
      sequence: { groupOrder: 1 },
    },
  },
]

/** Lanes that have passed and whose files have not changed since: `.ci/run` leaves them out. */
const proven = env.PROVEN_LANES.split(' ')
const laneOf = (name: unknown): string => String(name).replace(/-engines$/, '')

/** Only a whole run counts as a report: what it did not run would look unproven. */
const isWhole = process.argv.slice(2).every((word) => word === 'run' || word.startsWith('-'))
const report = ['json', { outputFile: '.reports/vitest.json' }] as const

export default defineConfig({
  test: {
    projects: projects.filter(({ test }) => !proven.includes(laneOf(test?.name))),
    reporters: isWhole ? ['default', [...report]] : ['default'],
  },
})
