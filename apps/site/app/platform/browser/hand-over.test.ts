import { runInNewContext } from 'node:vm'
import { describe, expect, test } from 'vitest'
import { HAND_OVER_SCRIPT, takeHandOver } from './hand-over.ts'

/** Runs the script of the head on a page with this address. */
function arrive(search: string, stored: string | null = null) {
  const addresses: string[] = []
  const page = {
    location: { search },
    localStorage: { getItem: (key: string) => (key === 'skipReloadGetInfo' ? stored : null) },
    history: {
      state: null,
      replaceState: (_state: unknown, _title: string, url: string) => void addresses.push(url),
    },
  }
  runInNewContext(HAND_OVER_SCRIPT, { window: page, URLSearchParams })
  return { page: page as never as Window, addresses }
}

const WHOLE = '?tk=T&member_account=a&member_currency=USD&member_id=1'

describe('[S2.039] an address with a hand-over', () => {
  test.each([
    ['all four values', WHOLE, 'T'],
    ['enc', '?enc=E', 'E'],
    ['enc beside the four', `${WHOLE}&enc=E`, 'E'],
  ])('with %s is taken, once, and replaced with /', (_, search, code) => {
    const { page, addresses } = arrive(search)
    expect(addresses).toEqual(['/'])
    expect(takeHandOver(page)).toBe(code)
    expect(takeHandOver(page)).toBeNull()
  })

  test.each(['?tk=T', '?tk=T&member_account=a&member_currency=USD', '?tk=T&member_id='])(
    'with less than all four (%s) brings nothing, and is replaced too',
    (search) => {
      const { page, addresses } = arrive(search)
      expect(takeHandOver(page)).toBeNull()
      expect(addresses).toEqual(['/'])
    },
  )

  test('[S3.074] with skipReloadGetInfo set, the four bring nothing and enc still does', () => {
    expect(takeHandOver(arrive(WHOLE, '1').page)).toBeNull()
    expect(takeHandOver(arrive('?enc=E', '1').page)).toBe('E')
  })

  test('any other address stays', () => {
    const { page, addresses } = arrive('?modal=menu&member_id=1')
    expect(addresses).toEqual([])
    expect(takeHandOver(page)).toBeNull()
  })
})
