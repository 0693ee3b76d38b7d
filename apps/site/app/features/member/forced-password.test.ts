import { describe, expect, test } from 'vitest'
import { forcedStep } from './forced-password.ts'

describe('[S2.042] a first login that needs a password change', () => {
  test.each([
    ['mobile', '/', 'page'],
    ['mobile', '/slotgame', 'page'],
    ['mobile', '/user/Deposit', 'page'],
    ['mobile', '/user/Info', 'none'],
    ['mobile', '/user/Info/', 'none'],
    ['mobile', '/user', 'none'],
    ['desktop', '/', 'window'],
    ['desktop', '/user/Info', 'none'],
  ] as const)('on %s at %s means %s', (mode, pathname, step) => {
    expect(forcedStep({ isForced: true, mode, pathname })).toBe(step)
  })

  test('forces nobody else', () => {
    expect(forcedStep({ isForced: false, mode: 'mobile', pathname: '/' })).toBe('none')
  })
})
