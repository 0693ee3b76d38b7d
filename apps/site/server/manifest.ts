import { SLOT } from '@oriel/core/game-type'
import { languageTag } from '@oriel/core/locale'
import { serverText } from '@oriel/i18n/server'
import type { Visit } from '../app/platform/visit.ts'
import { ASKED_EACH_TIME, type FileAnswer } from '@oriel/web/server/file-answer'
import { tokensOf } from './theme-tokens.ts'

export const MANIFEST_PATH = '/manifest.webmanifest'

const SPORT_HALL = 4
/** Below an icon there is room for about this many letters. */
const SHORT_NAME_LETTERS = 12

const ICONS = [
  { src: '/art/icon-192.png', sizes: '192x192', type: 'image/png', purpose: 'any' },
  { src: '/art/icon-512.png', sizes: '512x512', type: 'image/png', purpose: 'any' },
  { src: '/art/icon-maskable-512.png', sizes: '512x512', type: 'image/png', purpose: 'maskable' },
]

/** What a phone needs to know to put the site among its apps, in the language of the visit. */
export function manifestFile({ site, locale, template, themeColor }: Visit): FileAnswer {
  const { t } = serverText(locale)
  const manifest = {
    // Names the app for good: the rest may change with language and look.
    id: '/',
    name: site.name,
    short_name: shortName(site.name),
    description: t('seo.home_description'),
    lang: languageTag(locale),
    dir: 'ltr',
    start_url: '/?source=pwa',
    scope: '/',
    display: 'standalone',
    theme_color: themeColor,
    background_color: tokensOf(template.theme).get('page'),
    categories: ['games', 'entertainment'],
    icons: ICONS,
    shortcuts: [
      { name: t('shell.category_slot'), url: `/gameHall/${SLOT}?source=pwa` },
      { name: t('shell.category_sport'), url: `/gameHall/${SPORT_HALL}?source=pwa` },
      { name: t('pwa.shortcut_promotions'), url: '/discount?source=pwa' },
      { name: t('pwa.shortcut_help'), url: '/faq?source=pwa' },
    ],
  }
  return {
    status: 200,
    type: 'application/manifest+json; charset=utf-8',
    body: JSON.stringify(manifest),
    kept: ASKED_EACH_TIME,
  }
}

/** Whole words as far as they fit; a long first word is cut. */
export function shortName(name: string): string {
  if (name.length <= SHORT_NAME_LETTERS) return name
  const cut = name.slice(0, SHORT_NAME_LETTERS + 1).lastIndexOf(' ')
  return name.slice(0, cut > 0 ? cut : SHORT_NAME_LETTERS)
}
