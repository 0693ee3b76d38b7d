import { expect, test } from 'vitest'
import { readInstitutions } from './bank-card.ts'

const BANK = {
  currency: 'VND',
  kind: 'bank',
  code: 'vietcombank',
  name: 'Vietcombank',
  digits: { min: 9, max: 14 },
}
const NETWORK = { currency: 'USD', kind: 'crypto', code: 'tron', name: 'USDT on TRON' }

test('a file holds banks, wallets and networks', () => {
  expect(readInstitutions(JSON.stringify([BANK, NETWORK]))).toEqual([
    BANK,
    { ...NETWORK, digits: null },
  ])
})

test.each([
  ['a network we do not know', { ...NETWORK, code: 'other' }, 'no network'],
  ['a bank without digits', { ...BANK, digits: null }, 'have digits'],
  ['a network with digits', { ...NETWORK, digits: { min: 1, max: 2 } }, 'have none'],
  ['a code in capitals', { ...BANK, code: 'VCB' }, 'code'],
  ['a field too many', { ...BANK, bin: '970436' }, 'bin'],
])('%s is refused', (_what, line, words) => {
  expect(() => readInstitutions(JSON.stringify([line]))).toThrow(words)
})
