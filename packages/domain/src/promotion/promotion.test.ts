import { money } from '@oriel/core/money'
import { expectDone } from '@oriel/core/outcome'
import { siteId } from '@oriel/core/id'
import { testDatabase, type TestDatabase } from '@oriel/dev-world/testing/test-db'
import type { Reader } from '@oriel/domain/content'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { makeSite, NOON } from '../examples.ts'
import {
  countPromotions,
  editPromotion,
  findPromotion,
  pagePromotions,
  publishPromotion,
  type PromotionDetails,
  type PromotionDraft,
} from './promotion.ts'

const by = { staff: 'test', now: NOON, allowedOrigins: [] }
const details: PromotionDetails = {
  category: 'slots',
  summaries: { en_US: 'In short', vi_VN: 'Tóm tắt' },
  terms: { en_US: ['One', 'Two'], vi_VN: ['Một'] },
  turnover: 5,
  bonusPercent: 20,
  maxBonus: { USD: '50', VND: '1250000' },
  tag: 'weekly',
  art: { emblem: 'seven', palette: 'ruby', backdrop: 'fan' },
}
const draft: PromotionDraft = {
  siteId: siteId(1),
  details,
  texts: { en_US: { title: 'Monday', body: '<p>x</p>' }, vi_VN: { title: 'Thứ Hai', body: '' } },
  device: 'both',
  forGuests: true,
  forMembers: true,
  currencies: ['USD', 'VND'],
  sort: 0,
  startsAt: NOON,
  endsAt: null,
}
const free: PromotionDetails = {
  ...details,
  category: 'loyalty',
  bonusPercent: null,
  turnover: null,
  maxBonus: null,
}
const reader: Reader = {
  siteId: siteId(1),
  isMember: false,
  device: 'both',
  locale: 'en_US',
  currency: 'USD',
  now: NOON,
}
const ALL = { category: null, after: null, limit: 50 } as const

let database: TestDatabase
beforeAll(async () => {
  database = await testDatabase()
  await makeSite(database)
  const vndOnly: PromotionDraft = {
    ...draft,
    details: { ...details, maxBonus: { VND: '100' } },
    currencies: ['VND'],
    sort: -1,
  }
  for (const one of [draft, { ...draft, details: free, currencies: null, sort: 1 }, vndOnly]) {
    expectDone(await publishPromotion(database, one, by))
  }
})
afterAll(() => database.drop())

describe('an offer is read', () => {
  const monday = async (change: Partial<Reader>) => {
    const asked = { ...ALL, category: 'slots' } as const
    const page = await pagePromotions(database.rows, { ...reader, ...change }, asked)
    return page.promotions[0]
  }
  test('in the reader’s language', async () => {
    expect(await monday({})).toMatchObject({ summary: 'In short', terms: ['One', 'Two'] })
    expect(await monday({ locale: 'vi_VN' })).toMatchObject({ summary: 'Tóm tắt', terms: ['Một'] })
    expect(await monday({ locale: 'ko_KR' })).toMatchObject({ summary: 'In short' })
  })
  test('with its maximum in the reader’s currency', async () => {
    expect(await monday({})).toMatchObject({ maxBonus: money(500_000n, 'USD') })
    expect(await monday({ currency: 'VND' })).toMatchObject({
      maxBonus: money(12_500_000_000n, 'VND'),
      turnover: 5,
      bonusPercent: 20,
    })
  })
  test('one by its number, unless it is not for the reader', async () => {
    const number = (await monday({}))?.number ?? 0
    expect(await findPromotion(database.rows, reader, number)).toMatchObject({ title: 'Monday' })
    expect(await findPromotion(database.rows, { ...reader, currency: null }, number)).toBeNull()
    expect(await findPromotion(database.rows, reader, 999_999)).toBeNull()
  })
  test('and counted by category, for the same reader', async () => {
    const counts = async (change: Partial<Reader>) => {
      const found = await countPromotions(database.rows, { ...reader, ...change })
      return found.map(({ category, count }) => `${category} ${count}`)
    }
    expect(await counts({})).toEqual(['welcome 0', 'slots 1', 'sports 0', 'live 0', 'loyalty 1'])
    expect(await counts({ currency: 'VND' })).toContain('slots 2')
    expect(await counts({ currency: null })).toContain('slots 0')
  })
})

describe('an offer is refused', () => {
  const change = (part: Partial<PromotionDetails>) => ({ details: { ...details, ...part } })
  test.each<[string, Partial<PromotionDraft>]>([
    ['promotion_numbers', change({ turnover: 0 })],
    ['promotion_numbers', change({ turnover: 51 })],
    ['promotion_numbers', change({ turnover: 1.5 })],
    ['promotion_numbers', change({ bonusPercent: 201 })],
    ['promotion_without_summary', change({ summaries: { en_US: 'x', vi_VN: ' ' } })],
    ['promotion_without_summary', change({ summaries: { en_US: 'x' } })],
    ['promotion_without_terms', change({ terms: { en_US: ['x'], vi_VN: [] } })],
    ['promotion_without_maximum', change({ maxBonus: null })],
    ['promotion_without_maximum', change({ maxBonus: { USD: '50' } })],
    ['promotion_without_maximum', change({ maxBonus: { USD: '50', VND: '0' } })],
    ['promotion_without_maximum', change({ maxBonus: { USD: '50', VND: '-1' } })],
    ['promotion_without_maximum', change({ maxBonus: { USD: '50', VND: 'a lot' } })],
    ['promotion_without_maximum', { currencies: null }],
    ['content_without_audience', { forGuests: false, forMembers: false }],
  ])('%s %j', async (reason, wrong) => {
    const refused = { ok: false, reason }
    expect(await publishPromotion(database, { ...draft, ...wrong }, by)).toEqual(refused)
  })
  test('also when it is edited', async () => {
    const [first] = (await pagePromotions(database.rows, reader, ALL)).promotions
    if (!first) throw new Error('there is no offer')
    const wrong = { ...draft, details: { ...details, maxBonus: null } }
    const refused = { ok: false, reason: 'promotion_without_maximum' }
    expect(await editPromotion(database, first.id, wrong, by)).toEqual(refused)
    expect(await findPromotion(database.rows, reader, first.number)).toEqual(first)
    expect(await editPromotion(database, first.id, draft, by)).toEqual({ ok: true })
    expect(await findPromotion(database.rows, reader, first.number)).toMatchObject({ version: 2 })
  })
})
