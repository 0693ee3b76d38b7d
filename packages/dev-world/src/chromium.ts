import { existsSync } from 'node:fs'
import { readEnv } from '@oriel/core/env'
import { testEnv } from '@oriel/core/testing/settings'

/** Where ./bootstrap puts a browser, or finds one. */
const PLACES = [
  '/usr/bin/chromium-headless-shell',
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
]

/** Chromium as it must be started on a server: no sandbox as root, and nothing that calls home. */
export const chromiumLaunch = {
  executablePath:
    readEnv(testEnv).CHROMIUM_PATH || (PLACES.find((place) => existsSync(place)) ?? 'chromium'),
  args: [
    '--no-sandbox',
    '--disable-gpu',
    '--disable-quic',
    '--no-first-run',
    '--disable-background-networking',
    '--disable-component-update',
    '--disable-sync',
    // Letters stand where the layout puts them, as on a person's screen.
    '--font-render-hinting=none',
  ],
}
