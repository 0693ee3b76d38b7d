import { chromiumLaunch } from '@oriel/dev-world/chromium'
import { defineConfig, devices } from '@playwright/test'

const browser = {
  browserName: 'chromium',
  launchOptions: chromiumLaunch,
  // What moves for ever is drawn for ever, by the processor. Journeys about motion ask for it.
  contextOptions: { reducedMotion: 'reduce' },
} as const

export default defineConfig({
  testDir: '.',
  testIgnore: 'speed/**',
  outputDir: '../.reports/e2e',
  globalSetup: './world.ts',
  workers: 2,
  fullyParallel: false,
  // A shared machine holds a process still now and then. tools/summary.ts names who needed it.
  retries: process.env['CI'] === 'true' ? 1 : 0,
  // Twice what the slowest needs on two cores of their own: neighbours may take half of them.
  timeout: 90_000,
  expect: { timeout: 15_000 },
  reporter: [['list'], ['json', { outputFile: '../.reports/playwright.json' }]],
  // To note every step costs half as much again as taking it: only who fails is noted, the second
  // time. On a machine without retries: --trace on.
  use: { screenshot: 'only-on-failure', trace: 'on-first-retry' },
  projects: [
    { name: 'desktop', use: { ...browser, viewport: { width: 1440, height: 900 } } },
    {
      name: 'mobile',
      // A process dies alike for both, a match takes its time, and what a server answers has no
      // layout. Journeys that go the same way on a phone are marked.
      testIgnore: [
        'speed/**',
        'studio/killed.spec.ts',
        'studio/sport.spec.ts',
        'session/**',
        'site.spec.ts',
      ],
      grepInvert: /@once/,
      use: {
        ...browser,
        userAgent: devices['Pixel 7'].userAgent,
        viewport: { width: 390, height: 844 },
        isMobile: true,
        hasTouch: true,
      },
    },
  ],
})
