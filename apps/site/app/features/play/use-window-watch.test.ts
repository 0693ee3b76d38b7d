import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { closeWindow, openWindow } from '../../platform/browser/windows.ts'
import { changePlay, readPlay } from './play-store.ts'
import { jade, NO_PLAY, stubPage } from './testing/stub-page.ts'
import { hearGameWindow } from './use-window-watch.ts'

const HERE = 'https://oriel.test'
const PRESS = 'a1b2'
const quickGame = (type: string, state = PRESS) => ({ msg: 'quickGame', state, data: { type } })

let happened: string[]
let game: Window | null
let stop: () => void
const quit = vi.fn<() => void>()
beforeEach(() => {
  happened = stubPage(vi, { window: { location: { origin: HERE } } })
  game = openWindow('game', '/loading')
  openWindow('user', '/deposit')
  happened.length = 0
  changePlay({ ...NO_PLAY, request: { game: jade, mode: 'window', isDemo: false, press: PRESS } })
  quit.mockClear()
  stop = hearGameWindow(quit)
})
afterEach(() => {
  stop()
  closeWindow('game')
  closeWindow('user')
  vi.unstubAllGlobals()
})

/** As the browser brings it: what a window posts, with who posted it and from where. */
const post = (data: object, from: { source?: object; origin?: string } = {}) => {
  const message = { data, source: game, origin: HERE, ...from }
  window.dispatchEvent(Object.assign(new Event('message'), message))
}

describe('quickGame', () => {
  test('[S4.020, S4.021] of the game window closes it and runs the step before quitting', () => {
    post(quickGame('gameWindow'))
    expect(happened).toEqual(['closed oriel-game'])
    expect(quit).toHaveBeenCalledOnce()
  })

  test('[S4.020, S4.021] of another window closes that one, and nothing is quit', () => {
    post(quickGame('depositWindow'))
    expect(happened).toEqual(['closed oriel-user'])
    expect(quit).not.toHaveBeenCalled()
  })

  test('of a demo ends the demo: there is no money to bring home', () => {
    changePlay({ request: { game: jade, mode: 'window', isDemo: true, press: PRESS } })
    post(quickGame('gameWindow'))
    expect(happened).toEqual(['closed oriel-game'])
    expect(readPlay().request).toBeNull()
    expect(quit).not.toHaveBeenCalled()
  })

  test.each([
    ['another window', quickGame('gameWindow'), { source: {} }],
    ['another site', quickGame('gameWindow'), { origin: 'https://elsewhere.test' }],
    ['another play', quickGame('gameWindow', 'c3d4'), {}],
  ])('from %s is not heard', (_who, message, from) => {
    post(message, from)
    expect(happened).toEqual([])
    expect(quit).not.toHaveBeenCalled()
  })
})
