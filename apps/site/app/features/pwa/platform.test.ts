import { expect, test } from 'vitest'
import { IOS_HINT_STEPS, platformOf, shouldShowIosHint } from './platform.ts'

const IPHONE =
  'Mozilla/5.0 (iPhone; CPU iPhone OS 17_6_1 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko)'
const SAFARI = `${IPHONE} Version/17.6 Mobile/15E148 Safari/604.1`
const IPAD = 'Mozilla/5.0 (iPad; CPU OS 16_6 like Mac OS X) Version/16.6 Mobile Safari/604.1'
const MAC = 'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) Version/18.1 Safari/605.1.15'
const ANDROID = 'Mozilla/5.0 (Linux; Android 14; SM-A245F) Chrome/131.0.0.0 Mobile Safari/537.36'
const WINDOWS = 'Mozilla/5.0 (Windows NT 10.0; Win64; x64) Chrome/131.0.0.0 Safari/537.36'

test.each([
  [SAFARI, 5, 'ios'],
  [IPAD, 5, 'ios'],
  [MAC, 5, 'ios'],
  [MAC, 0, 'desktop'],
  [ANDROID, 5, 'android'],
  [WINDOWS, 10, 'desktop'],
])('%s with %i fingers is %s', (userAgent, fingers, platform) => {
  expect(platformOf(userAgent, fingers)).toBe(platform)
})

test.each([SAFARI, IPAD])('the hint is for Safari on iOS: %s', (userAgent) => {
  expect(shouldShowIosHint(userAgent, false, false)).toBe(true)
  expect(shouldShowIosHint(userAgent, true, false)).toBe(false)
  expect(shouldShowIosHint(userAgent, false, true)).toBe(false)
})

test.each([
  MAC,
  ANDROID,
  WINDOWS,
  `${IPHONE} CriOS/131.0.6778.73 Mobile/15E148 Safari/604.1`,
  `${IPHONE} Version/17.6 Mobile/15E148 Safari/604.1 EdgiOS/131.0`,
  `${IPHONE} Mobile/15E148 [FBAN/FBIOS;FBAV/490.1]`,
  `${IPHONE} Version/17.6 Mobile/15E148 Safari/604.1 Line/14.18.0`,
  '',
])('others have no such menu: %s', (userAgent) => {
  expect(shouldShowIosHint(userAgent, false, false)).toBe(false)
})

test('the hint has three steps, each with a sign and a sentence of its own', () => {
  expect(IOS_HINT_STEPS).toHaveLength(3)
  expect(new Set(IOS_HINT_STEPS.flatMap(({ icon, text }) => [icon, text])).size).toBe(6)
})
