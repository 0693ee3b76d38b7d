import { proposalCall, voteCall } from '@oriel/contract/office/proposal'
import {
  editTerms,
  recommendAwardsCall,
  recommendTermsCall,
} from '@oriel/contract/office/recommend'
import type { MemberId } from '@oriel/core/id'
import { ORIEL, SECOND } from '@oriel/dev-world/cast'
import { plant } from '@oriel/dev-world/testing/plant'
import { findMember } from '@oriel/domain/member'
import { addTerms, findTerms } from '@oriel/domain/recommend'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { openOffice, type Desk, type OpenOffice } from '../../testing/open-office.ts'

const WHY = 'the terms of the new year'

let office: OpenOffice
let rosa: Desk
let kenji: Desk
beforeAll(async () => {
  office = await openOffice()
  rosa = await office.signIn('rosa.lind')
  kenji = await office.signIn('kenji.mori')
})
afterAll(() => office.close())

const INPUT = { currency: 'USD', is_open: true, share_ppm: 500, share_days: 60, share_max: '50' }
type Line = { currency: string; is_open: 0 | 1; terms: { version: number } | null }
const lineOf = async (currency: string, desk = rosa) => {
  const { list } = await desk.get<{ list: Line[] }>(recommendTermsCall)
  return list.find((one) => one.currency === currency)
}
async function agree(desk: Desk, number: string): Promise<unknown> {
  const seen = await desk.get(proposalCall, { number })
  return desk.get(voteCall, { number, vote: 'yes', reason: WHY, hash: seen['hash'] })
}
const propose = (input: object) =>
  rosa.get<{ proposal: string }>(editTerms.run, { ...input, reason: WHY })

describe('terms', () => {
  test('are proposed by one and hold once another has agreed', async () => {
    const before = await lineOf('USD')
    const version = (before?.terms?.version ?? 0) + 1
    expect(await rosa.get(editTerms.preview, INPUT)).toMatchObject({
      needs: 2,
      before: { share_ppm: 1_000, share_days: 90, share_max: '100.0000 USD' },
      after: { share_ppm: 500, share_days: 60, share_max: '50.0000 USD', version },
    })
    const { proposal } = await propose(INPUT)
    const seen = await rosa.get(proposalCall, { number: proposal })
    const own = { number: proposal, vote: 'yes', reason: WHY, hash: seen['hash'] }
    expect((await rosa.say(voteCall, own)).body.code).not.toBe(100)
    expect(await lineOf('USD')).toEqual(before)
    expect(await agree(kenji, proposal)).toEqual({ outcome: 'done' })
    expect(await lineOf('USD')).toMatchObject({
      is_open: 1,
      terms: { version, share_ppm: 500, share_days: 60, share_max: '50.0000' },
    })
  })

  test('close friends of a currency, and leave those of others', async () => {
    const before = await lineOf('VND')
    const { proposal } = await propose({ ...INPUT, currency: 'RMB', is_open: false })
    expect(await agree(kenji, proposal)).toEqual({ outcome: 'done' })
    expect(await lineOf('RMB')).toMatchObject({ is_open: 0 })
    expect(await lineOf('VND')).toEqual(before)
  })

  test('wait alone, and are stale where others hold by then', async () => {
    const { proposal } = await propose({ ...INPUT, share_ppm: 700 })
    const second = await rosa.say(editTerms.run, { ...INPUT, share_ppm: 800, reason: WHY })
    expect(second.body.code).toBe(104)
    const terms = { currency: 'USD', sharePpm: 900, shareDays: 30, shareMax: 10_000n } as const
    const by = { by: 'a script', proposalId: null }
    await office.database.transaction((work) => addTerms(work, ORIEL, terms, by))
    expect(await agree(kenji, proposal)).toEqual({ outcome: 'stale' })
    expect(await findTerms(office.database.rows, ORIEL, 'USD')).toMatchObject(terms)
  })

  test.each([
    ['nothing for a friend', { share_max: '0' }, 110],
    ['a currency that is not offered there', { currency: 'USD' }, 101, SECOND],
  ] as const)('are refused: %s', async (_name, changes, expected, site = ORIEL) => {
    const said = await rosa.say(editTerms.preview, { ...INPUT, ...changes }, site)
    expect(said.body.code).toBe(expected)
  })

  test.each([{ share_ppm: 0 }, { share_ppm: 10_001 }, { share_days: 366 }])(
    'out of bounds are not even read: %j',
    async (changes) => {
      expect((await rosa.say(editTerms.preview, { ...INPUT, ...changes })).status).toBe(422)
    },
  )
})

describe('awards', () => {
  const idOf = async (account: string): Promise<MemberId> =>
    (await findMember(office.database.rows, ORIEL, account))?.id ?? ('' as MemberId)

  test('are listed for the site, the newest first, with accounts as they are', async () => {
    const [sophia, meilin, khoa] = [
      await idOf('sophia'),
      await idOf('meilin'),
      await idOf('minhkhoa'),
    ]
    const award = (friend: MemberId, month: string, state: string, because: string) =>
      `('${friend}', '${month}', 1, '${sophia}', 'USD', 1, 82500000, 82500, '${state}', ${because})`
    await plant(
      office.database,
      `INSERT INTO recommend_awards (friend_id, month, site_id, member_id, currency, version, base,
        amount, state, because) VALUES ${award(meilin, '2026-08', 'paid', 'NULL')},
        ${award(khoa, '2026-09', 'waiting', "'member_closed'")},
        ${award(meilin, '2026-09', 'refused', "'same_person'")}`,
    )
    const first = await rosa.get<{ list: object[]; next: string }>(recommendAwardsCall, {
      count: 2,
    })
    expect(first.list).toMatchObject([
      { account: 'sophia', friend: 'meilin', month: '2026-09', state: 'refused' },
      { friend: 'minhkhoa', state: 'waiting', because: 'member_closed' },
    ])
    const rest = await rosa.get(recommendAwardsCall, { count: 2, after: first.next })
    expect(rest).toMatchObject({
      list: [{ state: 'paid', base: '8250.0000', amount: '8.2500', rate_ppm: 1_000 }],
      next: null,
    })
    expect(await rosa.get(recommendAwardsCall, {}, SECOND)).toEqual({ list: [], next: null })
  })
})
