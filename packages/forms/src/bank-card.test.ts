import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { readCardNumber, type CardTarget } from './bank-card.ts'

const BANK: CardTarget = { kind: 'bank', code: 'harbour', digits: { min: 8, max: 14 } }
const TRON: CardTarget = { kind: 'crypto', code: 'tron', digits: null }
const RIPPLE: CardTarget = { kind: 'crypto', code: 'ripple', digits: null }
const TRON_ADDRESS = 'TR7NHqjeKQxGTCi8q8ZY4pL8otSzgjLj6t'
const RIPPLE_ADDRESS = 'rHb9CJAWyB4rj91VRWn96DkukG4bwdtyTh'

describe('an account number', () => {
  test.each([
    ['773011459082', '773011459082'],
    [' 7730 1145 9082 ', '773011459082'],
    ['7730-1145.9082', '773011459082'],
    ['７７３０１１４５', '77301145'],
    ['00112233', '00112233'],
  ])('%j is kept as %s', (typed, number) => {
    const read = readCardNumber(BANK, { number: typed, memo: '9' })
    expect(read).toEqual({ ok: true, value: { number, memo: null } })
  })

  test.each([
    ['', 'number_empty'],
    ['   ', 'number_empty'],
    ['- -', 'number_digits'],
    ['7730114A', 'number_digits'],
    ['-7730114', 'number_length'],
    ['1e9', 'number_digits'],
    ['٧٧٣٠١١٤٥', 'number_digits'],
    ['7730114', 'number_length'],
    ['773011459082773', 'number_length'],
  ])('%j is refused: %s', (typed, reason) => {
    expect(readCardNumber(BANK, { number: typed, memo: '' })).toEqual({ ok: false, reason })
  })

  test('is the same once it has been read', () => {
    fc.assert(
      fc.property(fc.string({ unit: fc.constantFrom(...Array.from('0123456789 -.')) }), (typed) => {
        const once = readCardNumber(BANK, { number: typed, memo: '' })
        if (!once.ok) return
        expect(readCardNumber(BANK, { number: once.value.number, memo: '' })).toEqual(once)
      }),
    )
  })
})

describe('an address', () => {
  test.each<[string, CardTarget, string, string, object]>([
    ['without a memo', TRON, TRON_ADDRESS, 'x', { number: TRON_ADDRESS, memo: null }],
    [
      'with its memo',
      RIPPLE,
      ` ${RIPPLE_ADDRESS} `,
      ' 12 ',
      { number: RIPPLE_ADDRESS, memo: '12' },
    ],
  ])('%s is kept', (_what, target, number, memo, value) => {
    expect(readCardNumber(target, { number, memo })).toEqual({ ok: true, value })
  })

  test.each<[string, CardTarget, string, string, string]>([
    ['of another network', TRON, RIPPLE_ADDRESS, '', 'address'],
    ['with a space in it', TRON, TRON_ADDRESS.replace('j', ' '), '', 'address'],
    ['without the memo it needs', RIPPLE, RIPPLE_ADDRESS, '', 'memo'],
    ['with a memo of letters', RIPPLE, RIPPLE_ADDRESS, 'rent', 'memo'],
    ['of a network we do not know', { ...TRON, code: 'other' }, TRON_ADDRESS, '', 'address'],
  ])('%s is refused', (_what, target, number, memo, reason) => {
    expect(readCardNumber(target, { number, memo })).toEqual({ ok: false, reason })
  })
})
