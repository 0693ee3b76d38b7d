import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { closeWaiting, closeWindows, findWindow, openWindow, type WindowKind } from './windows.ts'

const KINDS: readonly WindowKind[] = ['user', 'proxy', 'fastPayment', 'auth', 'game']
const closed: string[] = []
beforeEach(() => {
  closed.length = 0
  const open = (_url: string, name: string) => ({ close: () => void closed.push(name) })
  vi.stubGlobal('window', { open })
  for (const kind of KINDS) openWindow(kind, '/')
})
afterEach(() => vi.unstubAllGlobals())

test('[S4.016] logging out closes the user, proxy and fast-payment windows, and no others', () => {
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
  vi.stubGlobal('window', { open: () => null })
  expect(openWindow('auth', '/')).toBeNull()
})
