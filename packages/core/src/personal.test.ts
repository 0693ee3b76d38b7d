import { describe, expect, test } from 'vitest'
import { maskPersonal, normalisePersonal } from './personal.ts'

test.each([
  ['email', '  Anna@Example.COM ', 'anna@example.com'],
  ['phone', '０９１２ 345-678', '0912345678'],
  ['name', '  Nguyễn   Văn  A ', 'Nguyễn Văn A'],
  ['name', 'A\u200bn\u202ena', 'Anna'],
  ['name', 'ＡＮＮＡ', 'ANNA'],
  ['telegram', '@Anna_B', '@anna_b'],
  ['identity_id', 'Ab 123\u0000', 'ab 123'],
] as const)('%s %j is kept as %j', (field, text, kept) => {
  expect(normalisePersonal(field, text)).toBe(kept)
  expect(normalisePersonal(field, kept)).toBe(kept)
})

describe('masked', () => {
  test.each([
    ['phone', '0912345678', '0912 ••• 678'],
    ['phone', '12345', '1•••5'],
    ['email', 'anna@example.com', 'a•••@example.com'],
    ['name', '李小龙', '李•••龙'],
    ['name', 'A', 'A•••'],
    ['birthday', '1990-04-17', '1990-••-••'],
    ['identity_id', 'ab123456', 'a•••6'],
    ['qq', '', ''],
  ] as const)('%s %s is shown as %s', (field, text, shown) => {
    expect(maskPersonal(field, text)).toBe(shown)
  })
})
