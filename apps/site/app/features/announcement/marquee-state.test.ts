import type { AnnouncementId } from '@oriel/core/id'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import {
  beginRead,
  fromList,
  NOTHING,
  withChanges,
  type Change,
  type Item,
  type MarqueeState,
} from './marquee-state.ts'

const item = (id: string, version: number, sort = 0): Item => ({
  id: id as AnnouncementId,
  version,
  content: `${id} v${version}`,
  display_before_login: true,
  display_after_login: true,
  sort,
})
const change = (id: string, version: number, showing = true): Change => ({
  showing,
  announcement: item(id, version),
})
const withChange = (before: MarqueeState, one: Change) => withChanges(before, [one])
const shown = (state: MarqueeState) => state.items.map(({ content }) => content)

describe('withChanges', () => {
  test('a newer version replaces, an older or equal one changes nothing', () => {
    const first = withChange(NOTHING, change('a', 2))
    expect(shown(first)).toEqual(['a v2'])
    expect(withChange(first, change('a', 2))).toEqual(first)
    expect(withChange(first, change('a', 1))).toEqual(first)
    expect(shown(withChange(first, change('a', 3)))).toEqual(['a v3'])
  })

  test('what is gone does not come back by a late event', () => {
    const gone = withChange(withChange(NOTHING, change('a', 1)), change('a', 3, false))
    expect(shown(gone)).toEqual([])
    expect(shown(withChange(gone, change('a', 2)))).toEqual([])
  })

  test('higher sort first, then the newest', () => {
    const state = [item('a', 1, 5), item('b', 1, 9), item('c', 1, 5)].reduce(
      (before, announcement) => withChange(before, { showing: true, announcement }),
      NOTHING,
    )
    expect(shown(state)).toEqual(['b v1', 'c v1', 'a v1'])
  })
})

describe('fromList', () => {
  test('the list decides what shows, but never against something newer', () => {
    const before = withChange(fromList(NOTHING, [item('a', 1), item('b', 1)]), change('a', 3))
    const after = fromList(before, [item('a', 2), item('c', 1)])
    expect(shown(after)).toEqual(['c v1', 'a v3'])
  })

  test('an announcement withdrawn by a newer event is not brought back by an older list', () => {
    const before = withChange(fromList(NOTHING, [item('a', 1)]), change('a', 2, false))
    expect(shown(fromList(before, [item('a', 1)]))).toEqual([])
  })
})

describe('a read that overlaps with events', () => {
  test('keeps what was published after the list was made', () => {
    const reading = beginRead(fromList(NOTHING, [item('a', 1)]))
    const told = withChange(reading, change('b', 1))
    expect(shown(fromList(told, [item('a', 1)]))).toEqual(['b v1', 'a v1'])
  })

  test('drops what was told before it began and is not in the list', () => {
    const told = withChange(fromList(NOTHING, [item('a', 1)]), change('b', 1))
    expect(shown(fromList(beginRead(told), [item('a', 1)]))).toEqual(['a v1'])
  })
})

test('many changes at once are as one after another', () => {
  const changes = [change('a', 1), change('b', 2), change('a', 3, false), change('b', 1)]
  expect(withChanges(NOTHING, changes)).toEqual(changes.reduce(withChange, NOTHING))
})

test('any order and any repetition of the same changes ends in the same page, none twice', () => {
  const ids = ['a', 'b', 'c']
  const history = fc.array(fc.record({ id: fc.constantFrom(...ids), showing: fc.boolean() }), {
    maxLength: 20,
  })
  fc.assert(
    fc.property(history, fc.infiniteStream(fc.nat()), (steps, dice) => {
      const versions = new Map<string, number>()
      const changes = steps.map(({ id, showing }) => {
        const version = (versions.get(id) ?? 0) + 1
        versions.set(id, version)
        return change(id, version, showing)
      })
      const inOrder = changes.reduce(withChange, NOTHING)
      const shuffled = [...changes, ...changes]
        .map((each) => ({ each, at: dice.next().value ?? 0 }))
        .toSorted((left, right) => left.at - right.at)
        .map(({ each }) => each)
      const after = shuffled.reduce(withChange, NOTHING)
      expect(shown(after)).toEqual(shown(inOrder))
      expect(new Set(after.items.map(({ id }) => id)).size).toBe(after.items.length)
    }),
  )
})
