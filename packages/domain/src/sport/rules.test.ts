import { describe, expect, test } from 'vitest'
import { quickBetAddress } from './rules.ts'

describe('the address of a quick bet', () => {
  test('is that of the launch, with another page', () => {
    expect(quickBetAddress('https://studio.example/play/sport?x=1#abc', '/quick-bet')).toBe(
      'https://studio.example/quick-bet?x=1#abc',
    )
  })

  test.each([
    'javascript:alert(1)',
    'data:text/html,hello',
    'file:///etc/passwd',
    '//studio.example/play/sport',
    'https://name:word@studio.example/play/sport',
    'no address',
    '',
  ])('is none for %s, whoever said it', (launched) => {
    expect(quickBetAddress(launched, '/quick-bet')).toBeNull()
  })
})
