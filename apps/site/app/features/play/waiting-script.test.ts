import { runInNewContext } from 'node:vm'
import { describe, expect, test } from 'vitest'
import { takeOverWaiting, WAITING_SCRIPT } from './waiting-script.ts'

/** Runs the script of the head in the window of this press. */
function wait(search: string, stored: Record<string, string>) {
  const local = new Map(Object.entries(stored))
  const session = new Map<string, string>()
  const went: string[] = []
  const heard = new Set<() => void>()
  const page = {
    location: { search, replace: (url: string) => void went.push(url) },
    localStorage: {
      getItem: (key: string) => local.get(key) ?? null,
      removeItem: (key: string) => void local.delete(key),
    },
    sessionStorage: { setItem: (key: string, value: string) => void session.set(key, value) },
    addEventListener: (_type: string, run: () => void) => void heard.add(run),
    removeEventListener: (_type: string, run: () => void) => void heard.delete(run),
  }
  runInNewContext(WAITING_SCRIPT, { window: page, URLSearchParams, JSON })
  const hear = () => heard.forEach((run) => run())
  return { page: page as never as Window, local, session, went, hear }
}

const GAME = JSON.stringify({ press: 'p1' })
const URL_OF_GAME = 'https://studio.example/play/jade#1'

describe('the window that waits, before its page works', () => {
  test('goes where it is told, once, and keeps which press it was', () => {
    const { local, session, went, hear } = wait('?press=p1', { waitingGame: GAME })
    hear()
    expect(went).toEqual([])
    local.set('waitingUrl', URL_OF_GAME)
    hear()
    hear()
    expect(went).toEqual([URL_OF_GAME])
    expect(local.has('waitingUrl')).toBe(false)
    expect(session.get('play_state')).toBe('p1')
  })

  test('goes at once where the address was there first', () => {
    expect(wait('?press=p1', { waitingGame: GAME, waitingUrl: URL_OF_GAME }).went).toEqual([
      URL_OF_GAME,
    ])
  })

  test.each([
    ['of another press', '?press=p2', GAME],
    ['of no press', '', JSON.stringify({ press: null })],
    ['of nobody', '?press=p1', 'null'],
    ['nobody can read', '?press=p1', '{'],
  ])('leaves alone what is %s', (_, search, waitingGame) => {
    const { went, local } = wait(search, { waitingGame, waitingUrl: URL_OF_GAME })
    expect(went).toEqual([])
    expect(local.has('waitingUrl')).toBe(true)
  })

  test('[S8.010] does not go to an address with a dangerous protocol', () => {
    const stored = { waitingGame: GAME, waitingUrl: 'javascript:alert(1)' }
    const { went, local, hear } = wait('?press=p1', stored)
    hear()
    expect(went).toEqual([])
    local.set('waitingUrl', URL_OF_GAME)
    hear()
    expect(went).toEqual([URL_OF_GAME])
  })

  test('leaves it to the page once that works', () => {
    const { page, local, went, hear } = wait('?press=p1', { waitingGame: GAME })
    takeOverWaiting(page)
    local.set('waitingUrl', URL_OF_GAME)
    hear()
    expect(went).toEqual([])
  })
})
