import { expect, test } from 'vitest'
import { roundAddress } from './round-address.ts'

test('a round is open in the list of its day, from itself on', () => {
  const site = { code: 'oriel', timeZone: 'America/Caracas' }
  const round = {
    gp_id: 'GPOR',
    round_id: 'a:7.1',
    member_id: '0190a0a0-0000-7000-8000-000000000001',
    settled_at: new Date('2026-11-18T02:30:00.250Z'),
  }
  const [page, query = ''] = roundAddress(site, round).split('?')
  expect(page).toBe(`/oriel/members/${round.member_id}/rounds`)
  // Half past ten in the evening before, where the site is.
  expect(Object.fromEntries(new URLSearchParams(query))).toEqual({
    days: '2026-11-17..2026-11-17',
    after: `${round.settled_at.getTime() + 1}.GP0.0`,
    open: 'GPOR.a:7.1',
  })
})
