import { describe, expect, test } from 'vitest'
import { afterNoon, exampleDraft, NOON } from '../examples.ts'
import type { AnnouncementDraft } from './announcement.ts'
import { checkDraft, isShowing, type DraftRefusal } from './rules.ts'

const drafts: [string, Partial<AnnouncementDraft>, DraftRefusal | null][] = [
  ['is complete', {}, null],
  ['has no text', { texts: {} }, 'announcement_without_text'],
  ['has an empty text', { texts: { en_US: '' } }, 'announcement_without_text'],
  ['has only space', { texts: { en_US: ' \n\t\u3000' } }, 'announcement_without_text'],
  ['has one empty text', { texts: { en_US: 'a', vi_VN: ' ' } }, 'announcement_without_text'],
  ['has 500 letters', { texts: { en_US: 'x'.repeat(500) } }, null],
  ['has 500 letters amid space', { texts: { en_US: `  ${'x'.repeat(500)}  ` } }, null],
  ['has 501 letters', { texts: { en_US: 'x'.repeat(501) } }, 'announcement_text_too_long'],
  [
    'is too long in one language',
    { texts: { en_US: 'a', vi_VN: 'x'.repeat(501) } },
    'announcement_text_too_long',
  ],
  ['is for guests', { displayAfterLogin: false }, null],
  ['is for members', { displayBeforeLogin: false }, null],
  [
    'is for nobody',
    { displayBeforeLogin: false, displayAfterLogin: false },
    'announcement_for_nobody',
  ],
  ['ends a moment after its start', { endsAt: afterNoon(1) }, null],
  ['ends at its start', { endsAt: NOON }, 'announcement_ends_before_start'],
  ['ends before its start', { endsAt: afterNoon(-1) }, 'announcement_ends_before_start'],
]

test.each(drafts)('a draft that %s', (_, changes, expected) => {
  expect(checkDraft(exampleDraft(changes))).toBe(expected)
})

describe('an announcement from noon to ten past', () => {
  const times = { startsAt: NOON, endsAt: afterNoon(10), withdrawn: false }
  const endless = { ...times, endsAt: null }
  test.each([
    ['is not there before', times, -1, false],
    ['is there from its start', times, 0, true],
    ['is there up to its end', times, 9, true],
    ['is gone from its end on', times, 10, false],
    ['is gone when withdrawn', { ...times, withdrawn: true }, 5, false],
    ['without an end is not there before', endless, -1, false],
    ['without an end stays', endless, 1e12, true],
  ])('%s', (_, given, nowMs, expected) => {
    expect(isShowing(given, afterNoon(nowMs))).toBe(expected)
  })
})
