import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { closeWaiting, closeWindows, findWindow, openWindow, type WindowKind } from './windows.ts'

const KINDS: readonly WindowKind[] = ['user', 'proxy', 'fastPayment', 'auth', 'game']
const LARGE = { availWidth: 1_920, availHeight: 1_080 }
const PHONE = { availWidth: 390, availHeight: 844 }
const closed: string[] = []
const sizes: string[] = []
const open = (_url: string, name: string, size: string) => {
  sizes.push(size)
  return { close: () => void closed.push(name) }
}
beforeEach(() => {
  closed.length = 0
  vi.stubGlobal('window', { open, screen: LARGE })
  for (const kind of KINDS) openWindow(kind, '/')
})
afterEach(() => vi.unstubAllGlobals())

test('the windows of a member are user, proxy and fast-payment, and no others', () => {
  closeWindows()
  expect(closed).toEqual(['oriel-user', 'oriel-proxy', 'oriel-fastPayment'])
  expect(findWindow('user')).toBeNull()
  expect(findWindow('game')).not.toBeNull()
})

test.each([
  ['gameWindow', ['oriel-game']],
  ['depositWindow', ['oriel-user']],
  ['fpWindow', ['oriel-fastPayment']],
  ['constructor', []],
  ['', []],
])('[S4.020] quickGame with %s closes the window that waits', (type, names) => {
  closeWaiting(type)
  expect(closed).toEqual(names)
})

test('a window that the browser blocked is none', () => {
  vi.stubGlobal('window', { open: () => null, screen: LARGE })
  expect(openWindow('auth', '/')).toBeNull()
})

test('[S9.012] a window is 1500x800, and never larger than the screen', () => {
  openWindow('game', '/')
  vi.stubGlobal('window', { open, screen: PHONE })
  openWindow('game', '/')
  expect(sizes.slice(-2)).toEqual(['width=1500,height=800', 'width=390,height=800'])
})
