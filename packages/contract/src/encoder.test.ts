import { locales } from '@oriel/core/locale'
import { UNITS_MAX } from '@oriel/core/money'
import * as fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import * as z from 'zod/mini'
import { allCalls } from './calls.ts'
import { compileEncoder } from './encoder.ts'
import type { Schema } from './endpoint.ts'
import { Amount, Flag, Instant, LocaleCode, SiteNumber } from './wire.ts'

const Row = z.object({
  id: SiteNumber,
  cash: Amount,
  shown: Flag,
  at: Instant,
  language: LocaleCode,
  count: z.int(),
  rate: z.number(),
  text: z.string(),
  yes: z.boolean(),
  mark: z.literal(['a', 0, null]),
  note: z.nullable(z.string()),
  hint: z.optional(z.nullable(Flag)),
  inner: z.object({ words: z.array(z.string()), flags: z.array(z.nullable(z.boolean())) }),
  bounded: z.string().check(z.maxLength(40)),
  either: z.union([z.string(), z.int()]),
})
const Answer = z.object({ list: z.array(Row), first: z.nullable(Row), total: z.optional(z.int()) })

/** Quotes, back slashes, control characters, halves of surrogate pairs, whole emoji, long text. */
const text = fc.oneof(
  fc.string({ unit: 'binary' }),
  fc.array(fc.integer({ min: 0, max: 0xffff })).map((units) => String.fromCharCode(...units)),
  fc.constantFrom(
    '"',
    '\\',
    '\u0000\n\u001f',
    '\ud83d',
    '\udc00x',
    '🀄️👩‍👩‍👧',
    '\u2028\u2029',
    '\u007f',
  ),
  fc.string({ minLength: 60, maxLength: 70 }),
)
const row = fc.record(
  {
    id: fc.integer({ min: 1, max: 1_000_000 }),
    cash: fc.bigInt({ min: -UNITS_MAX, max: UNITS_MAX }),
    shown: fc.boolean(),
    at: fc.date({ min: new Date('1970-01-01'), max: new Date('2999-12-31'), noInvalidDate: true }),
    language: fc.constantFrom(...locales),
    count: fc.maxSafeInteger(),
    rate: fc.double({ noNaN: true, noDefaultInfinity: true }),
    text,
    yes: fc.boolean(),
    mark: fc.constantFrom('a', 0, null),
    note: fc.option(text),
    hint: fc.option(fc.boolean()),
    inner: fc.record({ words: fc.array(text), flags: fc.array(fc.option(fc.boolean())) }),
    bounded: fc.string({ maxLength: 20 }),
    either: fc.oneof(text, fc.maxSafeInteger()),
    unnamed: text,
  },
  { requiredKeys: Object.keys(Row.shape).filter((key) => key !== 'hint') as ['id'] },
)
const answer = fc.record(
  { list: fc.array(row, { maxLength: 4 }), first: fc.option(row), total: fc.maxSafeInteger() },
  { requiredKeys: ['list', 'first'] },
)

const generic = (schema: Schema, value: unknown) => JSON.stringify(z.encode(schema, value))

describe('compileEncoder', () => {
  const encode = compileEncoder(Answer)

  test('writes what encoding and stringifying would write', () => {
    fc.assert(
      fc.property(answer, (value) => {
        expect(encode(value)).toBe(generic(Answer, value))
      }),
      { numRuns: 300 },
    )
  })

  test('what it writes is read back as it was', () => {
    fc.assert(
      fc.property(answer, (value) => {
        const read = z.decode(Answer, JSON.parse(encode(value)))
        expect(z.encode(Answer, read)).toEqual(JSON.parse(encode(value)))
      }),
    )
  })

  test('a key that holds undefined is left out, an undefined element is null', () => {
    expect(encode({ list: [], first: null, total: undefined })).toBe('{"list":[],"first":null}')
    expect(compileEncoder(z.array(z.optional(z.int())))([1, undefined])).toBe('[1,null]')
  })

  test('keys the contract does not name stay at home', () => {
    const encoder = compileEncoder(z.object({ a: z.int() }))
    expect(encoder({ a: 1, password: 'x' })).toBe('{"a":1}')
  })

  test.each(allCalls.map((call) => [call.path, call.data] as const))('compiles %s', (_, data) => {
    expect(() => compileEncoder(data)).not.toThrow()
  })
})

const SECRET = 'mine-alone'
const good = {
  id: 7,
  cash: 1n,
  shown: true,
  at: new Date('2026-03-01T12:00:00Z'),
  language: 'en_US',
  count: 1,
  rate: 1.5,
  text: 't',
  yes: true,
  mark: 'a',
  note: null,
  inner: { words: [], flags: [] },
  bounded: 'b',
  either: 1,
}

describe('a value that breaks the contract', () => {
  const encode = compileEncoder(Row)
  const { text: _text, ...withoutText } = good

  test.each([
    ['a missing key', withoutText, '$.text'],
    ['a key that is undefined', { ...good, text: undefined }, '$.text'],
    ['null where it may not be', { ...good, text: null }, '$.text'],
    ['text for a number', { ...good, count: SECRET }, '$.count'],
    ['a number for text', { ...good, text: 99_887_766 }, '$.text'],
    ['NaN', { ...good, rate: Number.NaN }, '$.rate'],
    ['Infinity', { ...good, rate: Infinity }, '$.rate'],
    ['a broken int', { ...good, count: 1.5 }, '$.count'],
    ['an int that is not exact', { ...good, count: 2 ** 53 }, '$.count'],
    ['a bad enum', { ...good, language: SECRET }, '$.language'],
    ['a bad literal', { ...good, mark: SECRET }, '$.mark'],
    ['an invalid date', { ...good, at: new Date(SECRET) }, '$.at'],
    ['a date the wire cannot write', { ...good, at: new Date('+020000-01-01T00:00Z') }, '$.at'],
    ['text for a date', { ...good, at: SECRET }, '$.at'],
    ['a number for an amount', { ...good, cash: 99_887_766 }, '$.cash'],
    ['an amount beyond all bounds', { ...good, cash: UNITS_MAX + 1n }, '$.cash'],
    ['a number for a flag', { ...good, shown: 1 }, '$.shown'],
    ['a site below 1', { ...good, id: 0 }, '$.id'],
    ['a site of text', { ...good, id: SECRET }, '$.id'],
    ['text beyond its check', { ...good, bounded: SECRET.repeat(9) }, '$.bounded'],
    ['neither of a union', { ...good, either: true }, '$.either'],
    ['an object for a list', { ...good, inner: { words: {}, flags: [] } }, '$.inner.words'],
    ['a wrong element', { ...good, inner: { words: [SECRET, 5], flags: [] } }, '$.inner.words[]'],
    ['a list for an object', { ...good, inner: [SECRET] }, '$.inner'],
    ['text for an object', SECRET, '$'],
    ['null for an object', null, '$'],
  ])('%s is refused by its place, without the value', (_what, value, path) => {
    expect(() => generic(Row, value)).toThrow()
    const thrown = catching(() => encode(value))
    expect(thrown).toBeInstanceOf(TypeError)
    expect(thrown.message).toMatch(/^answer breaks the contract at \$[a-z.[\]]*: \w+$/)
    expect(thrown.message).toContain(` ${path}: `)
    expect(thrown.message).not.toMatch(/mine-alone|99887766/)
  })

  test.each<[string, Schema, unknown]>([
    ['a text format', z.email(), SECRET],
    ['a number format', z.int32(), 2 ** 40],
    ['a strict object', z.strictObject({ a: z.int() }), { a: 1, b: SECRET }],
    ['a list for an object of nothing needed', z.object({ a: z.optional(z.int()) }), []],
    ['a codec whose own side has a check', codecTo(z.bigint().check(z.positive())), -1n],
    ['a codec whose own side is a rule', codecTo(z.custom((value) => value === 5n)), 6n],
    ['a codec whose own side is text', codecTo(z.string()), 5],
  ])('%s is refused', (_what, schema, value) => {
    expect(() => generic(schema, value)).toThrow()
    expect(() => compileEncoder(schema)(value)).toThrow(TypeError)
  })

  test.each<[string, Schema, unknown]>([
    ['a float', z.float32(), 1.5],
    ['an open object', z.looseObject({ a: z.int() }), { a: 1, b: 'kept' }],
    ['a record', z.record(z.string(), z.int()), { a: 1 }],
    ['a codec with a rule', codecTo(z.custom((value) => value === 5n)), 5n],
  ])('%s is written as the schema says', (_what, schema, value) => {
    expect(compileEncoder(schema)(value)).toBe(generic(schema, value))
  })
})

function codecTo(ours: Schema): Schema {
  return z.codec(z.string(), ours, { decode: (value) => value, encode: (value) => String(value) })
}

function catching(work: () => unknown): Error {
  try {
    work()
  } catch (error) {
    if (error instanceof Error) return error
  }
  throw new Error('nothing was thrown')
}
