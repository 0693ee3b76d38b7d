import { newId, siteId } from '@oriel/core/id'
import { expect, test } from 'vitest'
import { exampleDraft } from '../examples.ts'
import { changedFact, readChanged, type Announcement } from './fact.ts'

const announcement: Announcement = {
  ...exampleDraft({ texts: { en_US: 'hi', bn_BD: 'হ্যালো' }, sort: 4, displayAfterLogin: false }),
  id: newId<'announcement'>(),
  version: 3,
  shown: 1,
  withdrawn: false,
  showing: true,
}

test('a fact is read back as it was written, after its way through JSON', () => {
  const fact = changedFact(announcement)
  expect(fact).toMatchObject({ name: 'announcement.changed', siteId: siteId(1) })
  // One announcement's facts keep their order because they share an owner.
  expect(fact.owner).toBe(announcement.id)
  expect(readChanged(JSON.parse(JSON.stringify(fact.data)))).toEqual({
    id: announcement.id,
    siteId: 1,
    version: 3,
    showing: true,
    beforeLogin: true,
    afterLogin: false,
    sort: 4,
    texts: { en_US: 'hi', bn_BD: 'হ্যালো' },
  })
})

test('a fact carries what readers need and no more', () => {
  expect(Object.keys(changedFact(announcement).data).toSorted()).toEqual([
    'after_login',
    'before_login',
    'id',
    'showing',
    'site_id',
    'sort',
    'texts',
    'version',
  ])
})

const { data } = changedFact(announcement)
test.each([
  ['nothing', null],
  ['a sentence', 'announcement'],
  ['an empty object', {}],
  ['a version as text', { ...data, version: '3' }],
  ['half a version', { ...data, version: 1.5 }],
  ['a flag as number', { ...data, showing: 1 }],
  ['no site', { ...data, site_id: undefined }],
  ['a language nobody speaks', { ...data, texts: { xx_XX: 'hi' } }],
  ['a text that is no text', { ...data, texts: { en_US: 7 } }],
])('a broken fact is not read: %s', (_, broken) => {
  expect(() => readChanged(broken)).toThrow()
})
