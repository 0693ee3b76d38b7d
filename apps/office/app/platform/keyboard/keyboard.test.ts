import { expect, test, vi } from 'vitest'
import { keyLines } from './key-lines.ts'
import { createKeyboard, PAIR_MS, type KeyBinding } from './keyboard.ts'
import { strokeOf, type KeyPress } from './stroke.ts'

const FIELDS: readonly (readonly [string, object])[] = [
  ['a text field', { tagName: 'INPUT', type: 'text' }],
  ['a search field', { tagName: 'INPUT', type: 'search' }],
  ['a text area', { tagName: 'TEXTAREA' }],
  ['a list', { tagName: 'SELECT' }],
  ['a text that can be edited', { tagName: 'DIV', isContentEditable: true }],
]
const PLACES = [
  ['the page', { tagName: 'BODY' }],
  ['a check box', { tagName: 'INPUT', type: 'checkbox' }],
  ['a button', { tagName: 'BUTTON' }],
] as const

const binding = (keys: string, run: (() => void) | null = () => {}): KeyBinding => ({
  keys,
  label: keys,
  group: 'everywhere',
  run,
})

function bound(...keys: string[]) {
  let now = 0
  const keyboard = createKeyboard(() => now)
  const runs = keys.map((one) => {
    const run = vi.fn()
    keyboard.bind([binding(one, run)])
    return run
  })
  const press = (key: string, more: Partial<KeyPress> = {}) => keyboard.press({ key, ...more })
  return { keyboard, runs, press, wait: (ms: number) => void (now += ms) }
}

test.each([
  [{ key: 'k', ctrlKey: true }, 'Ctrl K'],
  [{ key: 'k', metaKey: true }, 'Ctrl K'],
  [{ key: 'Enter', ctrlKey: true }, 'Ctrl Enter'],
  [{ key: 'Escape' }, 'Esc'],
  [{ key: '?' }, '?'],
  [{ key: 'ế', isComposing: true }, null],
  [{ key: 'Shift' }, null],
  [{ key: 'k', altKey: true }, null],
] as const)('%j is written as %s', (press, stroke) => {
  expect(strokeOf(press)).toBe(stroke)
})

test.each(PLACES)('a letter acts on %s', (_name, target) => {
  const { runs, press } = bound('j')
  expect(press('j', { target })).toBe(true)
  expect(runs[0]).toHaveBeenCalledOnce()
})

test.each(FIELDS)('a letter rests in %s, and Ctrl K does not', (_name, target) => {
  const { runs, press } = bound('j', 'Ctrl K')
  expect(press('j', { target })).toBe(false)
  expect(press('k', { ctrlKey: true, target })).toBe(true)
  expect(runs.map((run) => run.mock.calls.length)).toEqual([0, 1])
})

test('who switched letters off keeps Ctrl K and Escape', () => {
  const { keyboard, runs, press } = bound('j', '/', 'g m', 'Ctrl K', 'Esc')
  keyboard.setLettersOn(false)
  for (const key of ['j', '/', 'g', 'm', 'Escape']) press(key)
  press('k', { ctrlKey: true })
  expect(runs.map((run) => run.mock.calls.length)).toEqual([0, 0, 0, 1, 1])
})

test('two keys after each other lead to a screen, when the second comes in time', () => {
  const { runs, press, wait } = bound('g m', 'm')
  press('g')
  wait(PAIR_MS)
  press('m')
  press('g')
  wait(PAIR_MS + 1)
  press('m')
  expect(runs.map((run) => run.mock.calls.length)).toEqual([1, 1])
})

test('while a window is open the keys of the page rest; those bound last count', () => {
  const { keyboard, runs, press } = bound('a')
  const inWindow = vi.fn()
  const close = keyboard.bind([binding('Ctrl Enter', inWindow)], true)
  expect(press('a')).toBe(false)
  expect(press('Enter', { ctrlKey: true })).toBe(true)
  close()
  expect(press('a')).toBe(true)
  const later = vi.fn()
  keyboard.bind([binding('a', later)])
  press('a')
  expect([runs[0]?.mock.calls.length, later.mock.calls.length]).toEqual([1, 1])
})

test('keys with the same meaning stand on one line', () => {
  const rows = { label: 'Rows', group: 'tables', run: null } as const
  const lines = keyLines([{ ...rows, keys: 'j' }, binding('g m'), { ...rows, keys: 'k' }])
  expect(lines).toEqual([
    { label: 'Rows', keys: ['j', 'k'] },
    { label: 'g m', keys: ['g', 'm'] },
  ])
})
