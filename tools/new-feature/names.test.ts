import { expect, test } from 'vitest'
import { isWord, namesOf, pluralOf } from './names.ts'

test('a word with dashes in all its spellings', () => {
  expect(namesOf('tea-party')).toEqual({
    word: 'tea-party',
    camel: 'teaParty',
    pascal: 'TeaParty',
    pascalPlural: 'TeaParties',
    snake: 'tea_party',
    table: 'tea_parties',
    plural: 'tea-parties',
    spoken: 'tea party',
    spokenPlural: 'tea parties',
    title: 'Tea party',
    titlePlural: 'Tea parties',
  })
  expect(namesOf('red-envelope')).toMatchObject({ camel: 'redEnvelope', table: 'red_envelopes' })
})

test('a word of one part', () => {
  const names = { camel: 'letter', pascal: 'Letter', pascalPlural: 'Letters', table: 'letters' }
  expect(namesOf('letter')).toMatchObject(names)
})

test.each([
  ['party', 'parties'],
  ['day', 'days'],
  ['bus', 'buses'],
  ['glass', 'glasses'],
  ['box', 'boxes'],
  ['match', 'matches'],
  ['dish', 'dishes'],
  ['games', 'games'],
  ['red-envelope', 'red-envelopes'],
])('one %s, two %s', (one, many) => {
  expect(pluralOf(one)).toBe(many)
})

test.each(['letter', 'tea-party', 'top-10', 'h5'])('%s is a word', (text) => {
  expect(isWord(text)).toBe(true)
})

test.each(['', 'Tea', 'tea_party', 'tea--party', '-tea', 'tea-', '10-top', 'tee ', 'x'.repeat(31)])(
  '"%s" is no word',
  (text) => {
    expect(isWord(text)).toBe(false)
  },
)
