import { readEnv } from '@oriel/core/env'
import { testEnv } from '@oriel/core/testing/settings'
import base from './playwright.config.ts'
import { devices, type PlaywrightTestConfig } from '@playwright/test'

/** `pnpm speed`: a phone on a slow line, alone on the machine as far as we can say. */
const config: PlaywrightTestConfig = {
  ...base,
  testDir: './speed',
  testIgnore: [],
  workers: 1,
  ...(readEnv(testEnv).SPEED === 'all' ? {} : { grepInvert: /@more/ }),
  timeout: 120_000,
  // Milliseconds are also the neighbours': the least disturbed of three tries counts.
  retries: 2,
  use: { ...base.use, trace: 'off' },
  reporter: [['list'], ['json', { outputFile: '../.reports/speed.json' }]],
  projects: [
    {
      name: 'phone',
      use: {
        ...base.projects?.[0]?.use,
        ...devices['Pixel 7'],
        contextOptions: { reducedMotion: 'no-preference' },
        viewport: { width: 390, height: 844 },
        deviceScaleFactor: 2,
      },
    },
  ],
}
export default config
