import { expect, test } from 'vitest'
import * as limits from './limits.ts'

const { CAPTCHA_TYPES, ...numbers } = limits

test('[S9.001] the request timeout is 30000 ms', () => {
  expect(limits.REQUEST_TIMEOUT_MS).toBe(30_000)
})

test('[S9.028] captcha type 1 is login and 2 is register', () => {
  expect(CAPTCHA_TYPES).toEqual({ login: 1, register: 2 })
})

// Features prove that they keep these limits; here only the numbers themselves are held still.
test.each<[keyof typeof numbers, number]>([
  ['TOAST_MS', 3000],
  ['TOAST_OFFSET_PX', 16],
  ['OVERLAY_CLOSE_DELAY_MS', 400],
  ['LEAVE_FLAG_CLEAR_MS', 30000],
  ['PLAY_RETRY_MS', 500],
  ['SOCKET_WAIT_MS', 2000],
  ['QUIT_ON_LOAD_DELAY_MS', 300],
  ['BALANCE_GET_BACK_WAIT_S', 1],
  ['ONE_KEY_BACK_WAIT_S', 10],
  ['CHUNK_RELOAD_GUARD_MS', 10000],
  ['PAGE_TRANSITION_MS', 100],
  ['ICON_FETCH_TIMEOUT_MS', 1500],
  ['BUILD_FIRST_FETCH_MS', 1000],
  ['BUILD_POLL_DEFAULT_MINUTES', 5],
  ['WINDOW_WIDTH_PX', 1500],
  ['WINDOW_HEIGHT_PX', 800],
  ['DESKTOP_BREAKPOINT_PX', 992],
  ['RESIZE_DEBOUNCE_MS', 1000],
  ['SCROLLBAR_HIDE_MS', 1300],
  ['LETTERS_PER_PAGE_COUNT', 50],
  ['DOUBLE_VALIDATION_DEFAULT_QUESTIONS', 3],
  ['SMS_WAIT_S', 300],
  ['FORGOT_SMS_WAIT_S', 300],
  ['ROULETTE_SPIN_MS', 1500],
  ['ROULETTE_SPIN_TURNS', 10],
  ['RED_ENVELOPE_REFETCH_S', 3],
  ['BADGE_MAX_COUNT', 99],
  ['PLATFORM_DESCRIPTION_MAX_NAMES', 15],
  ['AGENT_DOMAIN_COOKIE_S', 86400],
  ['LINK_EXPIRE_DEFAULT_MINUTES', 1440],
])('%s is %i', (name, value) => {
  expect(numbers[name]).toBe(value)
})

test('every limit is a whole number above zero and ends with its unit', () => {
  const units = 'MS|S|MINUTES|PX|COUNT|NAMES|QUESTIONS|TURNS'
  for (const [name, value] of Object.entries(numbers)) {
    expect(name).toMatch(new RegExp(`^[A-Z_]+_(${units})$`))
    expect(Number.isSafeInteger(value) && value > 0, name).toBe(true)
  }
})
