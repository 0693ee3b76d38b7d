import type { Locale } from '@oriel/core/locale'
import { expectDone } from '@oriel/core/outcome'
import type { Database } from '@oriel/db/database'
import type { ContentTexts } from '@oriel/domain/content'
import { listModels, publishModel, type ModelDraft, type ModelPlace } from '@oriel/domain/model'
import { findSite, type Site } from '@oriel/domain/site'
import { ORIEL, SECOND } from '../cast.ts'
import * as texts from '../texts/model.ts'

type Card = Pick<ModelDraft, 'texts' | 'details'>

const art = (emblem: string, palette: string, backdrop: string) => ({ emblem, palette, backdrop })
const card = (
  words: ContentTexts,
  drawn: ModelDraft['details']['art'],
  url: string | null,
): Card => ({ texts: words, details: { url, action: null, art: drawn } })

const freeDemo = card(texts.FREE_DEMO, art('compass', 'sapphire', 'waves'), '/gameHall/2')
const verify = card(texts.VERIFY, art('gem', 'amethyst', 'hex'), '/main/fairness')
const saferPlay = card(texts.SAFER_PLAY, art('hourglass', 'teal', 'bokeh'), '/main/safer-play')
const playMoney = card(texts.PLAY_MONEY_ONLY, art('lotus', 'jade', 'seigaiha'), null)

/** Beside the hero and on the sign-in page: the second site shows fewer, in another order. */
export async function tellModels(database: Database, now: Date): Promise<void> {
  const oriel = await siteOf(database, ORIEL)
  await tell(database, oriel, 'ad', [freeDemo, verify, saferPlay], now)
  await tell(database, oriel, 'login', [playMoney, freeDemo, saferPlay], now)
  const second = await siteOf(database, SECOND)
  await tell(database, second, 'ad', [saferPlay, freeDemo], now)
  await tell(database, second, 'login', [freeDemo, playMoney], now)
}

async function siteOf(database: Database, id: Site['id']): Promise<Site> {
  const site = await findSite(database.rows, id)
  if (!site) throw new Error('the sites’ story comes before the models’')
  return site
}

async function tell(
  database: Database,
  site: Site,
  place: ModelPlace,
  cards: readonly Card[],
  now: Date,
): Promise<void> {
  const { id: siteId, languages, flags } = site
  const guest = {
    siteId,
    isMember: false,
    device: 'both',
    locale: 'en_US',
    currency: null,
  } as const
  if ((await listModels(database.rows, place, { ...guest, now })).length > 0) return
  const by = { staff: 'story', now, allowedOrigins: flags.allowedOrigins }
  for (const [index, { texts: words, details }] of cards.entries()) {
    const draft: ModelDraft = {
      siteId,
      details,
      texts: inLanguages(words, languages),
      device: 'both',
      forGuests: true,
      forMembers: true,
      currencies: null,
      sort: cards.length - index,
      startsAt: now,
      endsAt: null,
    }
    expectDone(await publishModel(database, place, draft, by))
  }
}

/** A site writes in the languages it offers. */
const inLanguages = (words: ContentTexts, offered: readonly Locale[]): ContentTexts =>
  Object.fromEntries(offered.map((locale) => [locale, words[locale]]))
