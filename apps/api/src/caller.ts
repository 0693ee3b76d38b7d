import { readCookie } from '@oriel/core/cookie'
import { chooseLocale, type Locale } from '@oriel/core/locale'
import { findSession, type Session } from '@oriel/domain/session'
import type { Site } from '@oriel/domain/site'
import type { FastifyRequest } from 'fastify'
import type { House } from './house.ts'

/** Who calls, from where and in which language; taken from the connection, never from the body. */
export type Caller = {
  readonly site: Site
  readonly session: Session | null
  readonly locale: Locale
  readonly ip: string
}
export type MemberCaller = Caller & { readonly session: Session }

/** HttpOnly and bound to this exact host: a token without it opens nothing. */
export const BINDING_COOKIE = '__Host-sb'

/** Null when no site lives at the address called. */
export async function readCaller(house: House, request: FastifyRequest): Promise<Caller | null> {
  const site = await house.siteAt(request.hostname)
  if (!site) return null
  const { headers } = request
  const lang = headers['lang']
  const locale = localeFor(
    site.languages,
    typeof lang === 'string' ? lang : '',
    headers['accept-language'] ?? '',
  )
  const token = headers.authorization ?? ''
  const session = token === '' ? null : await readSession(house, request, site, token)
  return { site, session, locale, ip: request.ip }
}

const CHOICES_REMEMBERED_MAX = 500
const CLUE_MAX = 200
const choices = new WeakMap<readonly Locale[], Map<string, Locale>>()

/** Browsers say the same with every call: what follows from it is remembered with the site. */
function localeFor(offered: readonly Locale[], lang: string, acceptLanguage: string): Locale {
  // A page names one of the site's languages, and then nothing else counts.
  const named = offered.find((locale) => locale === lang)
  if (named) return named
  const clue = lang === '' ? acceptLanguage : `${lang}\n${acceptLanguage}`
  let known = choices.get(offered)
  if (!known || known.size >= CHOICES_REMEMBERED_MAX) {
    known = new Map()
    choices.set(offered, known)
  }
  let locale = known.get(clue)
  if (!locale) {
    locale = chooseLocale({ cookie: lang, acceptLanguage, country: null }, offered)
    if (clue.length <= CLUE_MAX) known.set(clue, locale)
  }
  return locale
}

async function readSession(
  house: House,
  request: FastifyRequest,
  site: Site,
  token: string,
): Promise<Session | null> {
  const binding = readCookie(request.headers.cookie, BINDING_COOKIE)
  if (binding === null) return null
  return findSession(house.database, { token, binding }, site.id, house.now())
}
