import { expect, test } from 'vitest'
import { readDraft } from './content.ts'

const art = { emblem: 'gem', palette: 'jade', backdrop: 'rays' }
const texts = { en_US: { title: 'Title', body: '<p>Text</p>' } }
const faq = { texts, details: { category: 'games' } }
const offer = {
  category: 'slots',
  summaries: { en_US: 'Short' },
  terms: { en_US: ['One'] },
  turnover: 3,
  bonusPercent: 10,
  maxBonus: { USD: '5' },
  tag: null,
  art,
}

test.each([
  ['agreement', { texts }],
  ['bulletin', { texts, details: { locations: [2], promotion: null, art: null } }],
  ['faq', faq],
  ['page', { texts, details: { name: 'imprint' } }],
  ['promotion', { texts, details: offer, currencies: ['USD'] }],
  ['sponsor', { texts, details: { url: '/main/about', since: 2020, art } }],
])('a file holds a %s', (kind, content) => {
  expect(readDraft(kind, JSON.stringify(content))).toMatchObject(content)
})

test('who sees it, where and when has a usual answer, and can be said', () => {
  expect(readDraft('faq', JSON.stringify(faq))).toEqual({
    ...faq,
    device: 'both',
    forGuests: true,
    forMembers: true,
    currencies: null,
    sort: 0,
    endsAt: null,
  })
  const said = { startsAt: '2026-01-01T00:00:00Z', endsAt: '2027-01-01T00:00:00+08:00', sort: 3 }
  expect(readDraft('faq', JSON.stringify({ ...faq, ...said }))).toMatchObject({
    startsAt: new Date('2026-01-01T00:00:00Z'),
    endsAt: new Date('2026-12-31T16:00:00Z'),
    sort: 3,
  })
})

test.each<[string, unknown, RegExp]>([
  ['faq', { texts, details: { category: 'weather' } }, /category/],
  ['faq', { ...faq, forGuest: true }, /forGuest/],
  ['faq', { ...faq, texts: { xx_XX: texts.en_US } }, /xx_XX|texts/],
  ['faq', { ...faq, startsAt: 'tomorrow' }, /startsAt/],
  ['promotion', { texts, details: { ...offer, turnover: 99 } }, /turnover/],
  ['banner', { texts }, /--kind is one of agreement, bulletin, faq, page, promotion, sponsor/],
])('a wrong file for %s is refused: %j', (kind, content, message) => {
  expect(() => readDraft(kind, JSON.stringify(content))).toThrow(message)
})
