import { readCookie, writeCookie } from '@oriel/core/cookie'
import { siteId, type SiteId } from '@oriel/core/id'
import { chooseLocale, officeLocales, type Locale } from '@oriel/core/locale'
import type { May } from '@oriel/core/permission'
import type { PasskeyPlace } from '@oriel/domain/passkey'
import { deviceMarkOf, type Entered, type StaffFrom, type StaffSession } from '@oriel/domain/staff'
import { newSecret } from '@oriel/keys/secret'
import { currentTraceId } from '@oriel/service/trace'
import type { FastifyRequest } from 'fastify'
import type { OfficeHouse } from './house.ts'

/** The whole session of the office: no script reads it, and no other site's page sends it. */
const SESSION_COOKIE = '__Host-office'
const DEVICE_COOKIE = '__Host-office-device'
const DEVICE_COOKIE_S = 34_560_000
const DEVICE_MAX = 200
const INVISIBLE = /[\p{Cc}\p{Cf}]/gu

/** Somebody at the office's host who is not signed in yet. */
export class OfficeVisitor {
  readonly locale: Locale
  readonly siteId: SiteId | null = null
  readonly cookies: string[] = []
  readonly #request: FastifyRequest
  readonly #house: OfficeHouse

  constructor(request: FastifyRequest, house: OfficeHouse) {
    this.#request = request
    this.#house = house
    this.locale = officeLocaleOf(request)
  }

  get ip(): string {
    return this.#request.ip
  }

  /** Passkeys are made and used at exactly this origin. */
  get place(): PasskeyPlace {
    const { protocol, host, hostname } = this.#request
    const origin = `${protocol}://${host}`
    return { siteId: siteId(0), siteName: 'Oriel Office', host: hostname, origin }
  }

  /** Where the caller is. A device that comes for the first time is given a secret to keep. */
  from(): StaffFrom {
    const agent = this.#request.headers['user-agent'] ?? ''
    const device = agent.replaceAll(INVISIBLE, ' ').slice(0, DEVICE_MAX)
    return { ip: this.ip, place: this.place, deviceMark: this.#deviceMark(), device }
  }

  get deviceMark(): Buffer | null {
    const secret = readCookie(this.#request.headers.cookie, DEVICE_COOKIE)
    return secret === null ? null : deviceMarkOf(this.#house.keys, secret)
  }

  #deviceMark(): Buffer {
    const known = this.deviceMark
    if (known) return known
    const secret = newSecret()
    this.#keep(DEVICE_COOKIE, secret, DEVICE_COOKIE_S)
    return deviceMarkOf(this.#house.keys, secret)
  }

  /** Ends with the browser; the server ends it sooner. */
  keepSession(token: string): void {
    this.#keep(SESSION_COOKIE, token)
  }

  forgetSession(): void {
    this.#keep(SESSION_COOKIE, '', 0)
  }

  #keep(name: `__Host-${string}`, value: string, maxAgeS?: number): void {
    const age = maxAgeS === undefined ? {} : { maxAgeS }
    const options = { httpOnly: true, secure: true, sameSite: 'Strict', ...age } as const
    this.cookies.push(writeCookie(name, value, options))
  }
}

/** Somebody who works here, at the site they have chosen. */
export class OfficeCaller extends OfficeVisitor {
  override readonly siteId: SiteId | null
  readonly session: StaffSession
  readonly role: string | null
  /** What the role may of the permission that the call declares. */
  readonly may: May | null

  constructor(
    request: FastifyRequest,
    house: OfficeHouse,
    entered: Entered,
    chosen: SiteId | null,
  ) {
    super(request, house)
    this.siteId = chosen
    this.session = entered.session
    this.role = entered.role
    this.may = entered.may
  }

  /** Who acts, for use cases and the trail. */
  get actor() {
    const { id, staffId, personId, account } = this.session
    const { ip, role } = this
    return { sessionId: id, staffId, personId, actor: account, role, ip, traceId: currentTraceId() }
  }
}

export const tokenOf = ({ headers }: FastifyRequest): string | null =>
  readCookie(headers.cookie, SESSION_COOKIE)

export const officeLocaleOf = ({ headers }: FastifyRequest): Locale => {
  const lang = headers['lang']
  const cookie = typeof lang === 'string' ? lang : ''
  const acceptLanguage = headers['accept-language'] ?? ''
  return chooseLocale({ cookie, acceptLanguage, country: null }, officeLocales)
}
