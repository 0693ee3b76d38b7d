import { LANGUAGE_QUERY, languageTag, parseLocale, type Locale } from '@oriel/core/locale'
import { SHARE_SIZE, shareAddress, type SharePage } from '@oriel/core/picture'
import type { Text } from '@oriel/i18n/text'
import type { MetaDescriptor } from 'react-router'
import type { Visit } from '../visit.ts'

export type PageMeta = {
  readonly title: string
  readonly description: string
  /** Path and query of the page, as the visitor has them. */
  readonly path: string
  readonly visit: Visit
  /** Which share picture; the page's own name, such as faq. */
  readonly image?: SharePage
}

/** What in a query makes another page. The rest only says where somebody came from. */
const IDENTITY: Readonly<Record<string, readonly string[]>> = {
  '/slotgame': ['gt_id', 'gp_id', 'house', 'isCrashGame'],
  '/gameRoom': ['gt_id', 'gp_id', 'house'],
}

/** All that a page says about itself to search engines and to whoever shares it. */
export function metaFor({ title, description, path, visit, image }: PageMeta): MetaDescriptor[] {
  const { site, origin, locale } = visit
  const address = canonicalOf(path, visit)
  // Networks ask without cookies, so the language stands in the address.
  const picture = `${origin}${shareAddress(image ?? 'home', locale)}`
  return [
    { title },
    { name: 'description', content: description },
    { name: 'theme-color', content: visit.themeColor },
    ...(isListed(path, visit) ? [] : [{ name: 'robots', content: 'noindex' }]),
    { tagName: 'link', rel: 'canonical', href: address },
    ...alternatesOf(path, visit),
    { property: 'og:type', content: 'website' },
    { property: 'og:site_name', content: site.name },
    { property: 'og:title', content: title },
    { property: 'og:description', content: description },
    { property: 'og:url', content: address },
    { property: 'og:locale', content: locale },
    ...site.languages
      .filter((other) => other !== locale)
      .map((other) => ({ property: 'og:locale:alternate', content: other })),
    { property: 'og:image', content: picture },
    { property: 'og:image:type', content: 'image/jpeg' },
    { property: 'og:image:width', content: String(SHARE_SIZE.width) },
    { property: 'og:image:height', content: String(SHARE_SIZE.height) },
    { property: 'og:image:alt', content: title },
    { name: 'twitter:card', content: 'summary_large_image' },
    { name: 'twitter:title', content: title },
    { name: 'twitter:description', content: description },
    { name: 'twitter:image', content: picture },
    { name: 'twitter:image:alt', content: title },
  ]
}

/** Parts of pages inside an app and showrooms are not for search engines. */
export function isListed(path: string, { site }: Pick<Visit, 'site'>): boolean {
  const { searchParams } = new URL(path, ANY_ORIGIN)
  const isPart = ['header', 'footer'].some((part) => searchParams.get(part) === 'false')
  return !site.isDemo && !isPart && !searchParams.has('appPage')
}

/** The one address of a page. A language in the address is part of it: each is a page found. */
export function canonicalOf(path: string, { origin, site }: Pick<Visit, 'origin' | 'site'>) {
  const asked = new URL(path, ANY_ORIGIN).searchParams.get(LANGUAGE_QUERY)
  const locale = asked === null ? null : parseLocale(asked)
  const isOffered = locale !== null && site.languages.includes(locale)
  return addressIn(origin, path, isOffered ? locale : null)
}

/** A page in a language; null leaves the choice to the visitor. */
export function addressIn(origin: string, path: string, locale: Locale | null): string {
  const url = new URL(path, ANY_ORIGIN)
  const pathname = url.pathname.length > 1 ? url.pathname.replace(/\/+$/, '') : url.pathname
  const query = new URLSearchParams()
  for (const name of IDENTITY[pathname] ?? []) {
    const value = url.searchParams.get(name)
    if (value !== null) query.set(name, value)
  }
  if (locale !== null) query.set(LANGUAGE_QUERY, languageTag(locale))
  return `${origin}${pathname}${query.size > 0 ? `?${query}` : ''}`
}

const ANY_ORIGIN = 'https://own.invalid'

function alternatesOf(path: string, { origin, site }: Visit): MetaDescriptor[] {
  const link = (hrefLang: string, locale: Locale | null): MetaDescriptor => ({
    tagName: 'link',
    rel: 'alternate',
    hrefLang,
    href: addressIn(origin, path, locale),
  })
  if (site.languages.length < 2) return []
  return [
    ...site.languages.map((locale) => link(languageTag(locale), locale)),
    link('x-default', null),
  ]
}

export type SeoPage =
  | 'home'
  | 'discount'
  | 'faq'
  | 'sponsor'
  | 'app'
  | 'download'
  | 'hall'
  | 'provider'

/** Title and description of a page in the visitor's words; for loaders, which know the language. */
export function seoWords(
  { t }: Text,
  page: SeoPage,
  values: Readonly<Record<string, string>>,
): Pick<PageMeta, 'title' | 'description'> {
  return {
    title: t(`seo.${page}_title`, values),
    description: t(`seo.${page}_description`, values),
  }
}
