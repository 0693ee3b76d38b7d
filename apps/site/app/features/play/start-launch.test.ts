import { serverText } from '@oriel/i18n/server'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { exampleVisit } from '../../../server/testing/example-visit.ts'
import { changePlay, readPlay } from './play-store.ts'
import { setRecallRunning } from './recall-flag.ts'
import { startLaunch } from './start-launch.ts'
import { jade, NO_PLAY, stubPage } from './testing/stub-page.ts'

const { t } = serverText('en_US')
/** A site that says of slots, sport and one pair how they open. */
const OPENS = {
  gamesOpenedInModal: [{ gpId: 'GPOR', gameType: 10 }],
  gamesOpenedAsPage: [2, 4],
}
const desktop = exampleVisit({}, OPENS)
const phone = exampleVisit({ mode: 'mobile' }, OPENS)
const FACEBOOK = 'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) [FBAN/FBIOS;FBAV/480.0]'
const LINE = 'Mozilla/5.0 (Linux; Android 15) Chrome/130.0 Mobile Safari/537.36 Line/14.16.0/IAB'
const inApp = { OrielAndroid: { postMessage: () => {} } }

beforeEach(() => changePlay(NO_PLAY))
afterEach(() => {
  setRecallRunning(false)
  changePlay(NO_PLAY)
  vi.unstubAllGlobals()
})

describe('a press', () => {
  test('[S4.038] [S3.068] opens /loading first, and asks the server for nothing yet', () => {
    const happened = stubPage(vi)
    startLaunch({ ...jade, gtId: 3 }, desktop, t)
    const { request, state } = readPlay()
    expect(request?.press).toMatch(/^[0-9a-f]{32}$/)
    expect(happened).toEqual([`opened oriel-game at /loading?press=${request?.press}`])
    expect(localStorage.getItem('waitingWindow')).toBe('gameWindow')
    expect(state).toMatchObject({ isStarting: true, launchId: null })
  })

  test('[S4.032] [S8.019] while one-key back runs says that the money is on its way, and opens nothing', () => {
    const happened = stubPage(vi)
    setRecallRunning(true)
    startLaunch(jade, desktop, t)
    const text = 'Your money is being returned to your wallet. Please wait a moment.'
    expect(readPlay()).toEqual({ ...NO_PLAY, notice: { tone: 'warning', text } })
    expect(happened).toEqual([])
    setRecallRunning(false)
    startLaunch(jade, desktop, t)
    expect(readPlay().state.game).toEqual(jade)
  })

  test('[S8.021] on a closed site says so to everybody, without a question or a window', () => {
    const happened = stubPage(vi, { isSignedIn: false })
    startLaunch(jade, exampleVisit({}, { isDemo: true }), t)
    const text = 'Games are closed on this site.'
    expect(readPlay()).toEqual({ ...NO_PLAY, notice: { tone: 'warning', text } })
    expect(happened).toEqual([])
  })

  test('of a guest on an open site asks to log in', () => {
    const happened = stubPage(vi, { isSignedIn: false })
    startLaunch(jade, desktop, t)
    expect(readPlay()).toEqual({ ...NO_PLAY, question: { kind: 'login' } })
    expect(happened).toEqual([])
  })
})

type Opening = readonly [
  title: string,
  gtId: number,
  visit: typeof desktop,
  around: Parameters<typeof stubPage>[1],
  mode: string,
]
const OPENINGS: readonly Opening[] = [
  ['[S4.034] a slot on a phone', 2, phone, {}, 'window'],
  ['[S4.034] a game of the pair on a phone', 10, phone, {}, 'window'],
  ['[S4.034] a slot in the app', 2, desktop, { window: inApp }, 'window'],
  ['[S4.034] a game of the pair in the app', 10, desktop, { window: inApp }, 'window'],
  ['[S4.035] inside Facebook', 2, phone, { userAgent: FACEBOOK }, 'redirect'],
  ['[S4.035] inside LINE', 10, phone, { userAgent: LINE }, 'redirect'],
  ['[S4.036] a game of the pair', 10, desktop, {}, 'modal'],
  ['[S4.037] a slot', 2, desktop, {}, 'page'],
  ['[S4.037] sport', 4, desktop, {}, 'page'],
  ['[S4.037] a live table', 3, desktop, {}, 'window'],
]

describe('how it opens, on a site with pairs and pages', () => {
  test.each(OPENINGS)('%s', (_title, gtId, visit, around, mode) => {
    const happened = stubPage(vi, around)
    startLaunch({ ...jade, gtId }, visit, t)
    const { state, request } = readPlay()
    expect([state.mode, request?.mode]).toEqual([mode, mode])
    const opened = [`opened oriel-game at /loading?press=${request?.press}`]
    expect(happened).toEqual(mode === 'window' ? opened : [])
  })
})
