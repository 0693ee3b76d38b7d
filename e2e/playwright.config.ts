import { chromiumLaunch } from '@oriel/dev-world/chromium'
import { defineConfig } from '@playwright/test'

const browser = {
  browserName: 'chromium',
  launchOptions: chromiumLaunch,
} as const

export default defineConfig({
  testDir: '.',
  testIgnore: 'speed/**',
  outputDir: '../.reports/e2e',
  globalSetup: './world.ts',
  workers: 2,
  fullyParallel: false,
  retries: 0,
  timeout: 45_000,
  expect: { timeout: 10_000 },
  reporter: [['list'], ['json', { outputFile: '../.reports/playwright.json' }]],
  use: { screenshot: 'only-on-failure', trace: 'retain-on-failure' },
  projects: [
    { name: 'desktop', use: { ...browser, viewport: { width: 1440, height: 900 } } },
    {
      name: 'mobile',
      use: { ...browser, viewport: { width: 390, height: 844 }, isMobile: true, hasTouch: true },
    },
  ],
})
