import { readCookie, writeCookie } from '@oriel/core/cookie'
import type { SiteId } from '@oriel/core/id'
import { chooseLocale, localeOfNumber, type Locale } from '@oriel/core/locale'
import type { Session } from '@oriel/domain/session'
import type { ServedSite, Site } from '@oriel/domain/site'
import type { FastifyRequest } from 'fastify'
import type { House } from './house.ts'

/** Who calls, from where and in which language; taken from the connection, never from the body. */
export class Caller {
  readonly site: ServedSite
  readonly session: Session | null
  readonly locale: Locale
  readonly #request: FastifyRequest
  /** Cookies that go out with the answer. */
  readonly cookies: string[] = []

  constructor(request: FastifyRequest, site: ServedSite, session: Session | null) {
    this.#request = request
    this.site = site
    this.session = session
    this.locale = localeOf(request, site)
  }

  get siteId(): SiteId {
    return this.site.id
  }

  /** Found out from the chain of proxies only when somebody asks. */
  get ip(): string {
    return this.#request.ip
  }

  /** The host that was asked for, by the connection and our own proxies. */
  get host(): string {
    return this.#request.hostname
  }

  /** As the browser sees us: what other houses send people back to. */
  get origin(): string {
    return `${this.#request.protocol}://${this.#request.host}`
  }

  header(name: string): string {
    const value = this.#request.headers[name]
    return typeof value === 'string' ? value : ''
  }

  cookie(name: string): string | null {
    return readCookie(this.#request.headers.cookie, name)
  }

  /** Only this host's servers read it, over a safe line; scripts never do. */
  keep(name: `__Host-${string}`, value: string, maxAgeS?: number): void {
    const age = maxAgeS === undefined ? {} : { maxAgeS }
    const options = { httpOnly: true, secure: true, sameSite: 'Strict', ...age } as const
    this.cookies.push(writeCookie(name, value, options))
  }
}
export type MemberCaller = Caller & { readonly session: Session }

/** HttpOnly and bound to this exact host: a token without it opens nothing. */
export const BINDING_COOKIE = '__Host-sb'

/** Null, without a query, for a request without a token or without the cookie it is bound to. */
export function readMemberSession(
  house: House,
  { headers }: FastifyRequest,
  site: Site,
): Promise<Session | null> | null {
  const token = headers.authorization ?? ''
  if (token === '') return null
  const binding = readCookie(headers.cookie, BINDING_COOKIE)
  if (binding === null) return null
  return house.findSession({ token, binding }, site.id, house.now())
}

/**
 * The language of the answer: what the page names, by code or by number (S1.028 to S1.038), or what
 * the browser prefers.
 */
export function localeOf({ headers }: FastifyRequest, site: ServedSite): Locale {
  const lang = headers['lang']
  const said = typeof lang === 'string' ? lang : ''
  const named = localeOfNumber(said) ?? said
  return localeFor(site.languages, named, headers['accept-language'] ?? '')
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
