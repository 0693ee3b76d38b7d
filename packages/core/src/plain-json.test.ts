import * as fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { parsePlainJson } from './plain-json.ts'

const nested = (depth: number) => `${'['.repeat(depth)}${']'.repeat(depth)}`
const keys = (count: number) =>
  JSON.stringify(Object.fromEntries(Array.from({ length: count }, (_, at) => [`k${at}`, at])))

test('whatever JSON.parse reads is read the same', () => {
  const anyValue = fc.jsonValue({ maxDepth: 5 })
  const isOurs = (text: string) => !/__proto__|\\u(0000|d[89a-f])/.test(text)
  fc.assert(
    fc.property(anyValue, fc.constantFrom(0, 2), (value, indent) => {
      const text = JSON.stringify(value, null, indent)
      if (isOurs(text)) expect(parsePlainJson(text)).toEqual(JSON.parse(text))
    }),
    { numRuns: 2_000 },
  )
})

describe('[A8] a key said twice is refused', () => {
  test.each([
    '{"amount":1,"amount":2}',
    '{"amount":1,"amount":1}',
    '{"amount":1, "\\u0061mount":2}',
    '{"a":{"b":1,"b":2}}',
    '{"a":[{"b":1},{"b":1,"c":2,"b":3}]}',
    '{"":1,"":2}',
    '{"a\\"":1,"a\\"":2}',
    '{"a\\\\":1,"a\\\\":2}',
    '{"1":"a","1":"b"}',
  ])('%s', (text) => {
    // The parser of the language itself takes them all.
    expect(() => JSON.parse(text) as unknown).not.toThrow()
    expect(() => parsePlainJson(text)).toThrow('a key is said twice')
  })

  test.each([
    '{"a":{"b":1},"c":{"b":1}}',
    '[{"a":1},{"a":1}]',
    '{"a":"\\"a\\":1","b":":::"}',
    '{"a":"x\\\\","b":"y\\\\\\""}',
    '{"A":1,"a":2}',
  ])('but not the same key in another place: %s', (text) => {
    expect(parsePlainJson(text)).toEqual(JSON.parse(text))
  })

  test('wherever it stands, and however it is written', () => {
    const name = fc.string({ minLength: 1, maxLength: 8 })
    const fields = fc.dictionary(name, fc.jsonValue({ maxDepth: 2 }), { minKeys: 1, maxKeys: 6 })
    fc.assert(
      fc.property(fields, fc.nat(), (value, at) => {
        const entries = Object.entries(value)
        const [key = ''] = entries[at % entries.length] ?? []
        const text = `${JSON.stringify(value).slice(0, -1)},${JSON.stringify(key)}:0}`
        expect(() => parsePlainJson(text)).toThrow(SyntaxError)
      }),
    )
  })
})

describe('[A63] nesting and keys end somewhere', () => {
  test('32 levels and 1,000 keys are read, one more is not', () => {
    expect(parsePlainJson(nested(32))).toEqual(JSON.parse(nested(32)))
    expect(() => parsePlainJson(nested(33))).toThrow('nested too deep')
    expect(parsePlainJson(keys(1_000))).toEqual(JSON.parse(keys(1_000)))
    expect(() => parsePlainJson(keys(1_001))).toThrow('too many keys')
  })

  test.each([
    ['lists', nested(10_000)],
    ['lists without an end', '['.repeat(30_000)],
    ['objects', `${'{"a":'.repeat(10_000)}1${'}'.repeat(10_000)}`],
    ['keys', keys(10_000)],
  ])('ten thousand %s', (_what, text) => {
    expect(() => parsePlainJson(text)).toThrow(SyntaxError)
  })
})

test.each(['{"__proto__":{}}', '{"a":[{"__proto__":1}]}', '{"constructor":{"prototype":{}}}'])(
  '[A9] %s reaches for prototypes',
  (text) => {
    expect(() => parsePlainJson(text)).toThrow('a key reaches for prototypes')
    expect(Object.keys(Object.prototype)).toEqual([])
  },
)

describe('[A38] NUL and half a character', () => {
  test.each(['"\\u0000"', '{"a":["x\\u0000y"]}', '"\\ud800"', '{"a":"\\udc00\\ud800"}'])(
    'make no text that could be kept: %s',
    (text) => {
      expect(() => parsePlainJson(text)).toThrow('a text cannot be kept')
    },
  )

  test('are fine when they are only written about, or whole', () => {
    expect(parsePlainJson('"\\\\u0000"')).toBe('\\u0000')
    expect(parsePlainJson('"\\ud83c\\udfb0 🎰"')).toBe('🎰 🎰')
  })
})

test.each(['', ' ', '{', '{"a":1,}', "{'a':1}", '"', '"\\', '{"a"}', '\ufeff{}', 'NaN', '\u0000'])(
  '%j is no JSON',
  (text) => {
    expect(() => parsePlainJson(text)).toThrow(SyntaxError)
  },
)
