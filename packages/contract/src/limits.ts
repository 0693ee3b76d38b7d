/** S9.001 to S9.031: every limit of the product with its unit in its name. */

// Waiting.
export const REQUEST_TIMEOUT_MS = 30_000
export const ICON_FETCH_TIMEOUT_MS = 1_500
export const OVERLAY_CLOSE_DELAY_MS = 400
export const PAGE_TRANSITION_MS = 100
export const RESIZE_DEBOUNCE_MS = 1_000
export const SCROLLBAR_HIDE_MS = 1_300

// Messages.
export const TOAST_MS = 3_000
export const TOAST_OFFSET_PX = 16
/** S8.113: a failed load of the registration settings stays on screen longer than other toasts. */
export const SETTINGS_ERROR_TOAST_MS = 5_000
/** A badge shows up to this count, then this count with a plus. */
export const BADGE_MAX_COUNT = 99

// Windows.
export const WINDOW_WIDTH_PX = 1_500
export const WINDOW_HEIGHT_PX = 800
export const DESKTOP_BREAKPOINT_PX = 992

// Playing.
export const PLAY_RETRY_MS = 500
export const SOCKET_WAIT_MS = 2_000
export const LEAVE_FLAG_CLEAR_MS = 30_000
/** S4.047: on load with isPlay 1 the quit-game action runs after this wait. */
export const QUIT_ON_LOAD_DELAY_MS = 300
export const ONE_KEY_BACK_WAIT_S = 10
/** S4.065: the countdown between presses of balance-get-back. */
export const BALANCE_GET_BACK_WAIT_S = 1
export const PLATFORM_DESCRIPTION_MAX_NAMES = 15

// Activities.
export const ROULETTE_SPIN_MS = 1_500
export const ROULETTE_SPIN_TURNS = 10
export const RED_ENVELOPE_TICK_S = 1
export const RED_ENVELOPE_REFETCH_S = 3
export const LETTERS_PER_PAGE_COUNT = 50

// Signing in and up.
export const CAPTCHA_TYPES = { login: 1, register: 2 } as const
/** S4.070: code 101 on a captcha fetch starts this wait. */
export const CAPTCHA_WAIT_S = 1
export const DOUBLE_VALIDATION_DEFAULT_QUESTIONS = 3
export const SMS_WAIT_S = 300
export const FORGOT_SMS_WAIT_S = 300

// Cookies. The language and currency cookies are in core, where locale and currency are.
export const AGENT_DOMAIN_COOKIE_S = 86_400
/** S9.077 gives no value; a site may choose its own. */
export const LINK_EXPIRE_DEFAULT_MINUTES = 1_440

// Builds.
export const CHUNK_RELOAD_GUARD_MS = 10_000
export const BUILD_FIRST_FETCH_MS = 1_000
/** S9.011 gives no value; a site may choose its own. */
export const BUILD_POLL_DEFAULT_MINUTES = 5
