import { UNITS_MAX } from '@oriel/core/money'
import * as fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import * as z from 'zod/mini'
import { Amount, CurrencyCode, Flag, Instant, LocaleCode, SiteNumber } from './wire.ts'

const reads = (schema: z.ZodMiniType, value: unknown) => z.safeParse(schema, value).success
const writes = (schema: z.ZodMiniType, value: unknown) => z.safeEncode(schema, value).success

describe('Amount', () => {
  test('"88.8800" on the wire is 888800n inside', () => {
    expect(z.decode(Amount, '88.8800')).toBe(888_800n)
    expect(z.decode(Amount, '88.88')).toBe(888_800n)
    expect(z.encode(Amount, 888_800n)).toBe('88.8800')
  })

  test('every amount survives the wire', () => {
    fc.assert(
      fc.property(fc.bigInt({ min: -UNITS_MAX, max: UNITS_MAX }), (units) => {
        expect(z.decode(Amount, z.encode(Amount, units))).toBe(units)
      }),
    )
  })

  test.each([[''], ['1e3'], [' 1'], ['+1'], ['.5'], ['1.23456'], ['9'.repeat(20)], [1], [null]])(
    '%j is not read',
    (value) => {
      expect(reads(Amount, value)).toBe(false)
    },
  )

  test.each([[UNITS_MAX + 1n], [-UNITS_MAX - 1n], [1], ['1'], [null]])(
    '%s is not written',
    (value) => {
      expect(writes(Amount, value)).toBe(false)
    },
  )
})

describe('Flag', () => {
  test.each([
    [0, false],
    [1, true],
  ] as const)('%i on the wire is %s inside', (wire, inside) => {
    expect(z.decode(Flag, wire)).toBe(inside)
    expect(z.encode(Flag, inside)).toBe(wire)
  })

  test.each([[2], [-1], ['0'], ['1'], [true], [false], [null], [undefined], [0.5]])(
    '%j is not read',
    (value) => {
      expect(reads(Flag, value)).toBe(false)
    },
  )

  test.each([[1], ['true'], [null]])('%j is not written', (value) => {
    expect(writes(Flag, value)).toBe(false)
  })
})

describe('Instant', () => {
  test('it is written with the offset of the default zone and read from any', () => {
    const instant = new Date('2026-11-15T07:00:00.000Z')
    expect(z.encode(Instant, instant)).toBe('2026-11-15T03:00:00.000-04:00')
    expect(z.decode(Instant, '2026-11-15T03:00:00.000-04:00')).toEqual(instant)
    expect(z.decode(Instant, '2026-11-15T07:00:00Z')).toEqual(instant)
    expect(z.decode(Instant, '2026-11-15T12:45:00+05:45')).toEqual(instant)
  })

  test('every instant survives the wire', () => {
    const min = new Date('1950-01-01T00:00:00Z')
    const max = new Date('2200-01-01T00:00:00Z')
    fc.assert(
      fc.property(fc.date({ min, max, noInvalidDate: true }), (instant) => {
        expect(z.decode(Instant, z.encode(Instant, instant))).toEqual(instant)
      }),
    )
  })

  test.each([
    [''],
    ['2026-11-15'],
    ['2026-11-15T07:00:00'],
    ['2026-11-15 07:00:00Z'],
    ['2026-02-30T07:00:00Z'],
    ['2026-11-15T25:00:00Z'],
    ['2026-11-15T07:00:00+0545x'],
    ['tomorrow'],
    [1_763_190_000_000],
    [null],
  ])('%j is not read', (value) => {
    expect(reads(Instant, value)).toBe(false)
  })

  test('an invalid date is not written', () => {
    expect(writes(Instant, new Date(Number.NaN))).toBe(false)
  })
})

describe('SiteNumber', () => {
  test('a whole number above zero stays itself', () => {
    const site = z.decode(SiteNumber, 7)
    expect(site).toBe(7)
    expect(z.encode(SiteNumber, site)).toBe(7)
  })

  test.each([[0], [-1], [1.5], ['7'], [Number.NaN], [2 ** 53], [null], [undefined]])(
    '%j is neither read nor written',
    (value) => {
      expect(reads(SiteNumber, value)).toBe(false)
      expect(writes(SiteNumber, value)).toBe(false)
    },
  )
})

test('reads currency and language codes as the statements write them', () => {
  expect(reads(CurrencyCode, 'RMB')).toBe(true)
  expect(reads(CurrencyCode, 'CNY')).toBe(false)
  expect(reads(LocaleCode, 'zh_TW')).toBe(true)
  expect(reads(LocaleCode, 'zh-TW')).toBe(false)
})
