import { backdropNames } from '@oriel/art/backdrops'
import { emblemNames, placesOf } from '@oriel/art/emblems'
import type { Look } from '@oriel/art/look'
import { paletteNames } from '@oriel/art/palette'
import { faqCategories } from '@oriel/core/content-kinds'
import { locales, type Locale } from '@oriel/core/locale'
import { plainText, readRichText } from '@oriel/core/rich-text'
import { listAgreements } from '@oriel/domain/agreement'
import { pageBulletins } from '@oriel/domain/bulletin'
import type { Reader } from '@oriel/domain/content'
import { listFaqs } from '@oriel/domain/faq'
import { findPage, listPages } from '@oriel/domain/page'
import { pagePromotions } from '@oriel/domain/promotion'
import { findSite } from '@oriel/domain/site'
import { listSponsors } from '@oriel/domain/sponsor'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { ORIEL, SECOND } from '../cast.ts'
import { testDatabase, type TestDatabase } from '../testing/test-db.ts'
import { publishUnbuiltOffers, UNBUILT_OFFERS } from '../testing/unbuilt-offers.ts'
import { promotionTexts } from '../texts/promotion.ts'
import { tellAgreements } from './agreement.ts'
import { tellBulletins } from './bulletin.ts'
import { tellFaqs } from './faq.ts'
import { tellPages } from './page.ts'
import { tellPromotions } from './promotion.ts'
import { tellSites } from './site.ts'
import { tellSponsors } from './sponsor.ts'

const now = new Date('2026-03-01T12:00:00Z')
const LATER = new Date('2026-06-01T12:00:00Z')
const ALL = { after: null, limit: 100 }
const TOLD_OFFERS = 2
const BULLETINS = 3
const OTHERS = { faqs: 14, sponsors: 6, pages: 8, agreements: 1 }
const others = Object.values(OTHERS).reduce((sum, count) => sum + count, 0)

let database: TestDatabase
const tellAll = async (at: Date) => {
  await tellSites(database, at)
  for (const tell of [tellFaqs, tellPages, tellAgreements, tellSponsors]) await tell(database, at)
  await tellPromotions(database, at)
  await tellBulletins(database, at)
}
beforeAll(async () => {
  database = await testDatabase()
  await tellAll(now)
  // The first site shows these too, so that their texts are read in every language.
  await publishUnbuiltOffers(database, ORIEL, now)
})
afterAll(() => database.drop())

const readerOf = (siteId: Reader['siteId'], locale: Locale): Reader => ({
  siteId,
  isMember: true,
  device: 'both',
  locale,
  currency: 'VND',
  now,
})
type Shown = { readonly title: string; readonly body: string }
const everything = async (reader: Reader): Promise<readonly Shown[]> => {
  const { rows } = database
  const { promotions } = await pagePromotions(rows, reader, { ...ALL, category: null })
  const { bulletins } = await pageBulletins(rows, reader, ALL)
  return [
    ...promotions,
    ...promotions.map(({ summary, terms }) => ({ title: summary, body: terms.join(' ') })),
    ...bulletins,
    ...(await listFaqs(rows, reader)),
    ...(await listSponsors(rows, reader)),
    ...(await listPages(rows, reader)),
    ...(await listAgreements(rows, reader)),
  ]
}

test('told twice it is told once, also when what it told is over', async () => {
  const contents = () =>
    database.rows.selectFrom('contents').selectAll().orderBy('number').execute()
  const once = await contents()
  expect(once).toHaveLength(2 * (BULLETINS + TOLD_OFFERS + others) + UNBUILT_OFFERS.length)
  await tellAll(now)
  await tellAll(LATER)
  expect(await contents()).toEqual(once)
})

/** The letters of each language; those of Japanese and Chinese are told apart below. */
const LETTERS: Readonly<Record<Locale, RegExp>> = {
  zh_TW: /\p{Script=Han}/u,
  zh_CN: /\p{Script=Han}/u,
  en_US: /[a-z]/i,
  vi_VN: /[ạảấầẩậắằẳặẹẻẽếềểệỉịọỏốồổộớờởợụủứừửựỳỵỷỹđàáâãèéêìíòóôõùúăũơư]/iu,
  ko_KR: /\p{Script=Hangul}/u,
  ja_JP: /[\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Han}]/u,
  th_TH: /\p{Script=Thai}/u,
  hi_IN: /\p{Script=Devanagari}/u,
  my_MM: /\p{Script=Myanmar}/u,
  ta_IN: /\p{Script=Tamil}/u,
  bn_BD: /\p{Script=Bengali}/u,
}

test.each(locales)('everything is there in %s, in its own letters', async (locale) => {
  const shown = await everything(readerOf(ORIEL, locale))
  expect(shown).toHaveLength(BULLETINS + 2 * (TOLD_OFFERS + UNBUILT_OFFERS.length) + others)
  const words = shown.flatMap(({ title, body }) => [title, plainText(readRichText(body, []))])
  expect(words.filter((text) => !LETTERS[locale].test(text))).toEqual([])
  // A number that was not filled in.
  expect(words.filter((text) => /[{}]|null|undefined/.test(text))).toEqual([])
  const bodies = words.filter((_, index) => index % 2 === 1)
  expect(bodies.filter((text) => text.length < 20)).toEqual([])
  if (locale === 'ja_JP') {
    expect(bodies.filter((text) => !/\p{Script=Hiragana}/u.test(text))).toEqual([])
  }
})

test('simplified and traditional letters do not mix', async () => {
  const said = async (locale: Locale) =>
    (await everything(readerOf(ORIEL, locale))).map(({ title, body }) => title + body).join('')
  expect(await said('zh_CN')).not.toMatch(/[會們這個戶額遊戲幣贈關說請設]/u)
  expect(await said('zh_TW')).not.toMatch(/[会们这户额戏币赠关说请设]/u)
})

test('the second site speaks the languages it offers and no other', async () => {
  const languages = await database.rows
    .selectFrom('content_texts as t')
    .innerJoin('contents as c', 'c.id', 't.content_id')
    .select('t.language')
    .distinct()
    .where('c.site_id', '=', SECOND)
    .execute()
  const site = await findSite(database.rows, SECOND)
  expect(languages.map(({ language }) => language).toSorted()).toEqual(
    [...(site?.languages ?? [])].toSorted(),
  )
})

describe('what is told', () => {
  const reader = readerOf(ORIEL, 'en_US')

  test('has no offer with a bonus, and questions in every category', async () => {
    const second = readerOf(SECOND, 'vi_VN')
    const { promotions } = await pagePromotions(database.rows, second, { ...ALL, category: null })
    expect(promotions).toMatchObject([
      { category: 'welcome', bonusPercent: null, turnover: null, maxBonus: null },
      { category: 'slots', bonusPercent: null, turnover: null, maxBonus: null },
    ])
    const faqs = await listFaqs(database.rows, reader)
    expect([...new Set(faqs.map(({ category }) => category))]).toEqual(faqCategories)
  })

  /** A word leaves this list when its feature is built. */
  const NOT_BUILT =
    /deposit limit|take a break|self-excl|red envelope|lucky wheel|bonus|letter|chat|support team/i
  test('names no feature that is not built', async () => {
    const { rows } = database
    const { bulletins } = await pageBulletins(rows, reader, ALL)
    const pages = [...(await listPages(rows, reader)), ...(await listAgreements(rows, reader))]
    const said = [...bulletins, ...(await listFaqs(rows, reader)), ...pages]
    const { playMoney, tryFirst } = promotionTexts.en_US
    const words = [...said, playMoney, tryFirst].flatMap(({ title, body }) => [title, body])
    expect(words.filter((text) => NOT_BUILT.test(text))).toEqual([])
  })

  test('names pictures that can be drawn, where such things are at home', async () => {
    const { promotions } = await pagePromotions(database.rows, reader, { ...ALL, category: null })
    const { bulletins } = await pageBulletins(database.rows, reader, ALL)
    const sponsors = await listSponsors(database.rows, reader)
    const looks = [...promotions, ...bulletins, ...sponsors].flatMap(({ art }) => art ?? [])
    const pictured = TOLD_OFFERS + UNBUILT_OFFERS.length + 2 + OTHERS.sponsors
    expect(looks).toHaveLength(pictured)
    for (const { emblem, palette, backdrop } of looks as Look[]) {
      expect(emblemNames).toContain(emblem)
      expect(paletteNames).toContain(palette)
      expect(backdropNames).toContain(backdrop)
      expect(placesOf(emblem)).toContain(backdrop)
    }
  })

  test('leads only to pages that exist', async () => {
    for (const locale of locales) {
      const bodies = (await everything(readerOf(ORIEL, locale))).map(({ body }) => body).join('')
      const targets = [...bodies.matchAll(/<a(?: href="([^"]*)")?>/g)].map(([, href]) => href)
      expect(targets.length).toBeGreaterThan(10)
      for (const target of targets) {
        const [, name] = /^\/main\/([a-z-]+)$/.exec(target ?? '') ?? []
        if (name) expect(await findPage(database.rows, reader, name), name).not.toBeNull()
        else expect(target).toBe('/faq')
      }
    }
  })

  test('says the same numbers in the text as in the conditions', async () => {
    for (const locale of locales) {
      const own = readerOf(ORIEL, locale)
      const { promotions } = await pagePromotions(database.rows, own, { ...ALL, category: null })
      for (const { body, summary, bonusPercent, turnover } of promotions) {
        if (bonusPercent !== null) expect(body).toContain(`${bonusPercent}%`)
        if (bonusPercent !== null) expect(summary).toContain(`${bonusPercent}%`)
        if ((turnover ?? 1) > 1) expect(body).toContain(String(turnover))
      }
    }
  })
})
