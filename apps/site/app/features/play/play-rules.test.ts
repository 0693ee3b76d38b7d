import { describe, expect, test } from 'vitest'
import {
  IDLE,
  modeWithoutWindow,
  nextPlay,
  openModeOf,
  REFUSAL_WORDS,
  refusalOf,
  type ModeFacts,
  type PlayGame,
  type PlayState,
  type PressFacts,
} from './play-rules.ts'

const comet: PlayGame = {
  gpId: 'GPOR',
  gtId: 10,
  code: 'x_comet',
  house: '',
  name: 'Comet',
  provider: 'Oriel Studio',
  picture: '/art/game/1',
}
const jade: PlayGame = { ...comet, gtId: 2, code: 'e_jade', name: 'Jade Ascent' }
const starting = nextPlay(IDLE, { type: 'asked', game: comet, mode: 'window' })
const launched = nextPlay(starting, { type: 'launched', launchId: 'l1' })
const playing = nextPlay(launched, { type: 'opened', url: null })
const quitting = nextPlay(playing, { type: 'quitting' })
const free: PressFacts = {
  isDesktop: true,
  isOpen: true,
  isOneKeyRunning: false,
  isClosed: false,
}

describe('where a play stands', () => {
  test('[S4.043] isStarting from the press until the game is open', () => {
    expect([IDLE, starting, launched, playing].map(({ isStarting }) => isStarting)).toEqual([
      false,
      true,
      true,
      false,
    ])
    expect(playing).toMatchObject({ isPlaying: true, game: comet, launchId: 'l1', mode: 'window' })
  })

  test('[S4.044] isQuitting from the way home until it is cleared', () => {
    expect(quitting).toEqual({ ...IDLE, isQuitting: true })
    expect(nextPlay(quitting, { type: 'quit-cleared' })).toEqual(IDLE)
  })

  test('[S4.045] transfer-disabled stays until a launch was taken again', () => {
    const disabled = nextPlay(starting, { type: 'transfer-disabled' })
    const failed = nextPlay(disabled, { type: 'failed' })
    expect(failed).toEqual({ ...IDLE, isTransferDisabled: true })
    const again = nextPlay(failed, { type: 'asked', game: comet, mode: 'window' })
    expect(again.isTransferDisabled).toBe(true)
    expect(nextPlay(again, { type: 'launched', launchId: 'l2' }).isTransferDisabled).toBe(false)
  })

  test('[S8.014] what fails starts from nothing', () => {
    expect(nextPlay(launched, { type: 'failed' })).toEqual(IDLE)
  })

  test('an address that comes after the play was given up opens nothing', () => {
    const given = nextPlay(launched, { type: 'quitting' })
    expect(nextPlay(given, { type: 'opened', url: 'https://late.example' })).toBe(given)
    expect(nextPlay(given, { type: 'launched', launchId: 'late' })).toBe(given)
  })
})

type Press = readonly [
  statement: string,
  state: PlayState,
  game: PlayGame,
  facts: Partial<PressFacts>,
  refusal: keyof typeof REFUSAL_WORDS | null,
]
const PRESSES: readonly Press[] = [
  ['a free page starts', IDLE, comet, {}, null],
  ['[S4.028] [S8.015] starting', launched, jade, {}, 'pg.alert_starting'],
  ['[S4.029] [S8.016] quitting', quitting, jade, {}, 'pg.alert_quitting'],
  ['[S4.030] [S5.054] [S8.017] the same game', playing, comet, {}, 'pg.alert_duplicate'],
  ['the same game, whose window is gone', playing, comet, { isOpen: false }, null],
  ['another game on a desktop', playing, jade, {}, null],
  ['[S4.031] [S8.018] on a phone', playing, jade, { isDesktop: false }, 'pg.err_is_playing'],
  ['[S4.032] [S8.019] one-key back', IDLE, jade, { isOneKeyRunning: true }, 'one_key_waiting'],
  ['[S1.047] [S8.021] a closed site', IDLE, jade, { isClosed: true }, 'closed_site'],
  [
    'the first reason is the one that is told',
    launched,
    comet,
    { isDesktop: false, isOneKeyRunning: true, isClosed: true },
    'pg.alert_starting',
  ],
]

describe('whether a press starts a game', () => {
  test.each(PRESSES)('%s', (_, state, game, facts, refusal) => {
    expect(refusalOf(state, game, { ...free, ...facts })).toBe(refusal)
  })

  test('every refusal has a sentence of its own', () => {
    expect(new Set(Object.values(REFUSAL_WORDS)).size).toBe(Object.keys(REFUSAL_WORDS).length)
  })
})

const desktop: ModeFacts = {
  isMobile: false,
  isApp: false,
  isInApp: false,
  modalPairs: [{ gpId: 'GPOR', gameType: 10 }],
  pageTypes: [2, 4],
}
const MODES: readonly (readonly [string, PlayGame, Partial<ModeFacts>, string])[] = [
  ['[S4.033] a window, where nothing else is said', { ...jade, gtId: 3 }, {}, 'window'],
  ['[S4.034] a window on a phone', jade, { isMobile: true }, 'window'],
  ['[S4.034] a window in the app', comet, { isApp: true }, 'window'],
  ['[S4.035] this tab inside another app', jade, { isInApp: true, isMobile: true }, 'redirect'],
  ['[S4.036] a modal for the pairs of the site', comet, {}, 'modal'],
  ['another type of that provider', { ...comet, gtId: 3 }, {}, 'window'],
  ['[S4.037] slots as a page, where the site says so', jade, {}, 'page'],
  ['[S4.037] sport as a page', { ...jade, gtId: 4 }, {}, 'page'],
  ['[S4.037] and in a window where it does not', jade, { pageTypes: [4] }, 'window'],
  ['[S4.037] no other type', { ...jade, gtId: 5 }, { pageTypes: [2, 4, 5] }, 'window'],
]

describe('how a game opens', () => {
  test.each(MODES)('%s', (_, game, facts, mode) => {
    expect(openModeOf(game, { ...desktop, ...facts })).toBe(mode)
  })

  test('without a window: a page on a desktop, this tab on a phone', () => {
    expect([modeWithoutWindow(true), modeWithoutWindow(false)]).toEqual(['page', 'redirect'])
  })
})
