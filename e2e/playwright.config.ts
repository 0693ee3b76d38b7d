import { readEnv } from '@oriel/core/env'
import { patient } from '@oriel/core/testing/patience'
import { testEnv } from '@oriel/core/testing/settings'
import { chromiumLaunch } from '@oriel/dev-world/chromium'
import { defineConfig, devices } from '@playwright/test'

/**
 * Journeys run on the desktop. `@phone` adds a run on a phone, where the layout differs;
 * `@only-phone` is for a phone alone. `@waits` marks journeys that mostly wait: more of them run at
 * once. `@full` is for `.ci/full`.
 */
const browser = {
  browserName: 'chromium',
  launchOptions: chromiumLaunch,
  // Endless motion is redrawn endlessly, by the processor. Journeys about motion ask for it.
  contextOptions: { reducedMotion: 'reduce' },
} as const
const desktop = { ...browser, viewport: { width: 1440, height: 900 } }
const phone = {
  ...browser,
  userAgent: devices['Pixel 7'].userAgent,
  viewport: { width: 390, height: 844 },
  isMobile: true,
  hasTouch: true,
}

const env = readEnv(testEnv)
/** Lanes whose files have not changed since they passed: only smoke journeys are left of them. */
const isProven = env.PROVEN_LANES.split(' ').includes('studio')
const leftOut = isProven ? 'studio/*.spec.ts' : 'studio.spec.ts'
const notNow = env.FULL === 'true' ? [] : [/@full/]

const usualIgnore = ['speed/**', leftOut]

export default defineConfig({
  testDir: '.',
  testIgnore: usualIgnore,
  outputDir: '../.reports/e2e',
  globalSetup: './world.ts',
  workers: 4,
  fullyParallel: true,
  // Retry once on CI: shared machines pause processes. tools/summary.ts lists who needed it.
  retries: env.CI === 'true' ? 1 : 0,
  timeout: patient(120_000),
  expect: { timeout: patient(20_000) },
  reporter: [['list'], ['json', { outputFile: '../.reports/playwright.json' }]],
  // Tracing every step costs half as much again as taking it: only a retry is traced. On a machine
  // without retries: --trace on.
  use: {
    screenshot: 'only-on-failure',
    trace: 'on-first-retry',
    // Without one a press waits for the end of its test, and the report names neither.
    actionTimeout: patient(40_000),
    navigationTimeout: patient(60_000),
  },
  projects: [
    // Somebody of the house has one live session: two journeys of theirs would end each other's.
    { name: 'office', testMatch: 'office/*.spec.ts', grepInvert: notNow, workers: 1, use: desktop },
    {
      name: 'desktop',
      testIgnore: [...usualIgnore, 'office/**'],
      grepInvert: [/@only-phone/, /@waits/, ...notNow],
      workers: 2,
      use: desktop,
    },
    {
      name: 'phone',
      grep: [/@phone/, /@only-phone/],
      grepInvert: [/@waits/, ...notNow],
      workers: 2,
      use: phone,
    },
    { name: 'waiting', grep: /@waits/, grepInvert: notNow, workers: 3, use: desktop },
    {
      name: 'waiting-phone',
      grep: /(?=.*@waits)(?=.*@(only-)?phone)/,
      grepInvert: notNow,
      workers: 2,
      use: phone,
    },
  ],
})
