import { describe, expect, test } from 'vitest'
import {
  channelsOf,
  kindsOf,
  nextNotices,
  startOf,
  type Notice,
  type NoticeEvent,
} from './notice-state.ts'

const notice = (
  kind: Notice['kind'],
  channel: Notice['channel'],
  wanted: boolean,
  is_fixed = false,
): Notice => ({ kind, channel, wanted, is_fixed })

const OFFERS = notice('offer', 'letter', true)
const MAIL = notice('offer', 'mail', false)
const LIST = [notice('security', 'sms', true, true), OFFERS, MAIL]
const set: NoticeEvent = { name: 'set', notice: OFFERS }
const kept: NoticeEvent = { name: 'kept', notice: OFFERS }
const refused: NoticeEvent = { name: 'refused', notice: OFFERS, message: 'too often' }
const after = (...events: NoticeEvent[]) => events.reduce(nextNotices, startOf(LIST))
const wanted = ({ list }: { readonly list: readonly Notice[] }) => list.map((one) => one.wanted)

describe('a switch', () => {
  test('shows its change at once, as on its way', () => {
    expect(wanted(after(set))).toEqual([true, false, false])
    expect(after(set)).toMatchObject({ saving: ['offer letter'], said: null })
  })

  test('stays where it was put when the change is saved', () => {
    expect(wanted(after(set, kept))).toEqual([true, false, false])
    expect(after(set, kept)).toMatchObject({ saving: [], said: 'saved' })
  })

  test('goes back when the change is refused, with the reason', () => {
    expect(after(set, refused).list).toEqual(LIST)
    expect(after(set, refused)).toMatchObject({ saving: [], said: { failure: 'too often' } })
  })

  test('leaves others on their way alone', () => {
    const both = after(set, { name: 'set', notice: MAIL }, refused)
    expect(wanted(both)).toEqual([true, true, true])
    expect(both.saving).toEqual(['offer mail'])
  })

  test('forgets an old failure with the next change', () => {
    expect(after(set, refused, { name: 'set', notice: MAIL }).said).toBeNull()
  })
})

test('kinds keep their order, channels have theirs, and what nothing uses has no column', () => {
  expect(channelsOf(LIST)).toEqual(['letter', 'mail', 'sms'])
  expect(kindsOf(LIST).map(([kind, own]) => [kind, own.length])).toEqual([
    ['security', 1],
    ['offer', 2],
  ])
})
