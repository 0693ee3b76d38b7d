import { expect, test } from 'vitest'
import { draftOf, EMPTY, isSameDraft, languageStates, sentOf, type Version } from './draft.ts'

const ZONE = 'America/Caracas'
const version: Version = {
  number: 2,
  texts: { en_US: 'hello', vi_VN: 'chào' },
  falls_back: true,
  before_login: false,
  after_login: true,
  sort: 5,
  starts_at: new Date('2026-11-15T07:00:00Z'),
  ends_at: null,
  state: 'draft',
  is_shown: false,
  copied_from: null,
  written_by: 'lucia.vega',
  written_at: new Date('2026-11-14T07:00:00Z'),
  is_mine: true,
  changed: [],
  steps: [],
}

test('times stand in the fields as clocks of the site show them, and are sent as instants', () => {
  const draft = draftOf(version, ZONE)
  expect(draft).toMatchObject({ from: '2026-11-15T03:00', until: '', audience: 'members' })
  expect(sentOf(draft, ZONE)).toEqual({
    texts: version.texts,
    falls_back: true,
    before_login: false,
    after_login: true,
    sort: 5,
    starts_at: version.starts_at,
    ends_at: null,
  })
})

test.each([
  ['a number that is none', { sort: 'first' }],
  ['half a number', { sort: '1.5' }],
  ['a time that is none', { until: 'soon' }],
])('%s is not sent', (_, wrong) => {
  expect(sentOf({ ...EMPTY, ...wrong }, ZONE)).toBeNull()
})

test('spaces around a text and the order of writing are no change', () => {
  const saved = draftOf(version, ZONE)
  const again = { ...saved, texts: { vi_VN: 'chào ', en_US: ' hello', ja_JP: ' ' } }
  expect(isSameDraft(saved, again, ZONE)).toBe(true)
  expect(isSameDraft(saved, { ...saved, until: '2026-11-16T03:00' }, ZONE)).toBe(false)
  const states = languageStates({ ...again, texts: { ...again.texts, th_TH: 'new' } }, saved)
  expect(states).toMatchObject({ en_US: 'ready', ja_JP: 'fallback', th_TH: 'draft' })
})
