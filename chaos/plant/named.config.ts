import { patient } from '@oriel/core/testing/patience'
import { editedText } from '@oriel/dev-world/testing/plant-edits'
import { defineConfig } from 'vitest/config'
import { PLANT_SETTING } from './edits.ts'
import { namedPlant } from './named-sets.ts'

const edits = namedPlant(process.env[PLANT_SETTING])?.edits ?? []

/** Tests with engines, about a product that is read with a bug in it. */
export default defineConfig({
  plugins: [
    {
      name: 'plant',
      enforce: 'pre',
      transform: (_code, id) => editedText(id.split('?', 1)[0] ?? id, edits),
    },
  ],
  test: {
    include: ['{packages,apps}/*/src/**/*.test.ts'],
    globalSetup: ['packages/dev-world/src/testing/engines.ts', 'chaos/plant/named-setup.ts'],
    isolate: false,
    maxWorkers: 2,
    testTimeout: patient(60_000),
    hookTimeout: patient(60_000),
    expect: { requireAssertions: true, poll: { timeout: patient(15_000) } },
    reporters: ['json'],
    // What other runs kept on disk has no bug in it, and what this one reads must not be kept.
    fsModuleCache: false,
  },
})
