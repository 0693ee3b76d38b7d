import { expect, test } from 'vitest'
import { loadsWhole, pathOf } from './leaves.ts'

const at = (pathname: string, search = '', hash = '') => ({ pathname, search, hash })

test('with a newer build the next page is loaded whole, with its query and its place', () => {
  expect(loadsWhole(true, at('/'), at('/faq', '?from=a', '#3'))).toBe('/faq?from=a#3')
})

test('without one, without a navigation and within the same page nothing is loaded', () => {
  expect(loadsWhole(false, at('/'), at('/faq'))).toBeNull()
  expect(loadsWhole(true, at('/'), undefined)).toBeNull()
  expect(loadsWhole(true, at('/slotgame', '?gp_id=a'), at('/slotgame', '?gp_id=b'))).toBeNull()
})

test('a place is written as it stands in the address', () => {
  expect(pathOf(at('/', '?a=1', '#b'))).toBe('/?a=1#b')
})
