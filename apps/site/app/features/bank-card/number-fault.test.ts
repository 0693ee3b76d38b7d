import { serverText } from '@oriel/i18n/server'
import { expect, test } from 'vitest'
import { numberFault } from './number-fault.ts'

const { t } = serverText('en_US')
const bank = (min: number, max: number) => {
  return { kind: 'bank', code: 'harbour', digits: { min, max } } as const
}

test.each([
  ['number_empty', bank(8, 14), 'number', 'Enter the number.'],
  ['number_digits', bank(8, 14), 'number', 'Use digits only.'],
  ['number_length', bank(8, 14), 'number', 'It has 8 to 14 digits.'],
  ['number_length', bank(10, 10), 'number', 'It has 10 digits.'],
  ['memo', bank(8, 14), 'memo', 'Use a number from 0 to 4294967295.'],
] as const)('%s of %j stands at %s', (fault, target, field, text) => {
  expect(numberFault(fault, target, t)).toEqual([field, text])
})

test('an address of another network is told to be copied', () => {
  const target = { kind: 'crypto', code: 'tron', digits: null } as const
  expect(numberFault('address', target, t)[1]).toContain('Copy it as your wallet shows it.')
})
