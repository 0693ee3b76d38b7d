import { createClient } from '@oriel/contract/client'
import { afterEach, expect, test } from 'vitest'
import {
  isIconShown,
  keepRemaining,
  onRouletteChange,
  readRoulette,
  startRoulette,
  stopRoulette,
} from './roulette-store.ts'

afterEach(stopRoulette)

const PRIZE = {
  prize_id: 1,
  name: '$5',
  kind: 'cash',
  amount: '5.0000',
  draws: 0,
  odds: '1.0000',
  left: null,
  fallback_prize_id: null,
}
const DETAIL = { version: 1, currency: 'USD', prize_settings: [PRIZE] }
const INFO = {
  remaining_draws: 2,
  is_open: 1,
  server_seed_hash: 'ab',
  spin_number: 1,
  may_pop_up: 1,
}

/** A door that answers these, and the paths it was asked. */
function door(info: object) {
  const asked: string[] = []
  const call = createClient({
    origin: 'https://oriel.example',
    lang: () => 'en_US',
    token: () => 'token',
    fetch: async (...request) => {
      const path = new URL(new Request(...request).url).pathname
      asked.push(path)
      const isInfo = path.endsWith('/info')
      const said = isInfo ? info : { code: 100, message: '', data: { detail: DETAIL } }
      return Response.json(said)
    },
  })
  return { call, asked }
}
const open = { code: 100, message: '', data: { detail: INFO } }

test('[S4.005] [S4.061] the wheel is loaded, then enabled, by its two calls', async () => {
  const phases: string[] = []
  const stop = onRouletteChange(() => phases.push(readRoulette().phase))
  const { call, asked } = door(open)
  await startRoulette(call)
  stop()
  expect(asked).toEqual(['/api/arks/web/activity/roulette', '/api/arks/web/activity/roulette/info'])
  expect(phases).toEqual(['loaded', 'enabled'])
  expect(readRoulette().info?.remaining_draws).toBe(2)
})

test('[S8.063] without a wheel for this member it is off, with the message of the server', async () => {
  await startRoulette(door({ code: 2095101, message: 'no wheel now', data: null }).call)
  expect(readRoulette()).toMatchObject({ phase: 'off', message: 'no wheel now' })
})

test('while the operator has paused it, it is off and the draws are kept', async () => {
  const paused = { ...open, data: { detail: { ...INFO, is_open: 0 } } }
  await startRoulette(door(paused).call)
  expect(readRoulette()).toMatchObject({ phase: 'off', info: { remaining_draws: 2 } })
})

test('[S2.086] the icon floats while draws remain or the wheel is open', async () => {
  expect(isIconShown(readRoulette(), false)).toBe(false)
  await startRoulette(door(open).call)
  expect(isIconShown(readRoulette(), false)).toBe(true)
  keepRemaining(0)
  expect(isIconShown(readRoulette(), false)).toBe(false)
  expect(isIconShown(readRoulette(), true)).toBe(true)
})

test('it does not float for who wants no gifts to show themselves, and can be opened', async () => {
  const quiet = { ...open, data: { detail: { ...INFO, may_pop_up: 0 } } }
  await startRoulette(door(quiet).call)
  expect(readRoulette()).toMatchObject({ phase: 'enabled', info: { remaining_draws: 2 } })
  // More draws, as the live event tells them.
  keepRemaining(5)
  expect(isIconShown(readRoulette(), false)).toBe(false)
  expect(isIconShown(readRoulette(), true)).toBe(true)
})
