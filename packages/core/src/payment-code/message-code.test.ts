import { randomInt } from 'node:crypto'
import * as fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { findMessageCodes, newMessageCode } from './message-code.ts'

const SIGNS = '0123456789ABCDEFGHJKMNPQRSTVWXY'
const draws = fc.array(fc.integer({ min: 0, max: 30 }), { minLength: 6, maxLength: 6 })
const codeOf = (values: readonly number[]): string => {
  const left = [...values]
  return newMessageCode(() => left.shift() ?? 0)
}
const signsAt = (place: number, code: string, sign: string): string =>
  code.slice(0, place) + sign + code.slice(place + 1)

test('the last sign makes the weighted sum a multiple of 31', () => {
  expect(codeOf([7, 19, 3, 23, 9, 10])).toBe('OR7K3Q9A4')
  expect(codeOf([0, 0, 0, 0, 0, 0])).toBe('OR0000000')
})

describe('a message', () => {
  const cases: readonly [string, readonly string[]][] = [
    ['OR7K3Q9A4', ['OR7K3Q9A4']],
    ['or 7k3q-9a4', ['OR7K3Q9A4']],
    ['0R7K3Q9A4', ['OR7K3Q9A4']],
    ['CK NGUYEN VAN A OR7K3Q9A4 GD 123', ['OR7K3Q9A4']],
    ['ORO0O0000', ['OR0000000']],
    ['OR7K3Q9A5', []],
    ['OR7K3Q9A', []],
    ['OR7K3U9A4', []],
    ['OR7K3Q9A4 OR0000000', ['OR7K3Q9A4', 'OR0000000']],
    ['', []],
  ]
  test.each(cases)('%j holds the codes %j', (message, codes) => {
    expect(findMessageCodes(message)).toEqual(codes)
  })

  test('reads I and L as 1', () => {
    const code = codeOf([1, 1, 0, 0, 0, 0])
    expect(findMessageCodes(code.replace('1', 'I').replace('1', 'l'))).toEqual([code])
  })
})

test('every code is found in its own message', () => {
  for (let count = 0; count < 1_000; count += 1) {
    const code = newMessageCode((bound) => randomInt(bound))
    expect(findMessageCodes(code)).toEqual([code])
  }
})

test('one wrong sign is never taken for the code, nor for another', () => {
  fc.assert(
    fc.property(
      draws,
      fc.integer({ min: 2, max: 8 }),
      fc.constantFrom(...SIGNS.split('')),
      (values, at, sign) => {
        const code = codeOf(values)
        fc.pre(code[at] !== sign)
        expect(findMessageCodes(signsAt(at, code, sign))).toEqual([])
      },
    ),
  )
})

test('two signs that changed places are noticed', () => {
  const place = fc.integer({ min: 2, max: 8 })
  fc.assert(
    fc.property(draws, place, place, (values, left, right) => {
      const code = codeOf(values)
      const [one = '', other = ''] = [code[left], code[right]]
      fc.pre(one !== other)
      expect(findMessageCodes(signsAt(left, signsAt(right, code, one), other))).toEqual([])
    }),
  )
})
