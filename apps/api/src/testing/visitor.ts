import { realtimeTicketCall } from '@oriel/contract/member/realtime'
import {
  doubleValidationCall,
  LOGIN_HEADER,
  loginCall,
  loginHeaderCall,
} from '@oriel/contract/member/session'
import type { AnyEndpoint } from '@oriel/contract/endpoint'
import { CAST_PASSWORD, ORIEL, SECOND } from '@oriel/dev-world/cast'
import { knownCaptcha } from '@oriel/dev-world/testing/sign-ins'
import type { SessionSecrets } from '@oriel/domain/session'
import { testKeys } from '@oriel/keys/testing/test-keys'
import { SITE_TWO, type OpenDoor, type Request, type Said } from './open-door.ts'
import { solveCaptcha } from './solve-captcha.ts'

/** What a browser says of itself. */
export const DEVICE = { browser: 'Chrome', system: 'Linux' }

type Where = Pick<Request, 'host' | 'from' | 'headers'>

/** Somebody at a browser of their own, which keeps its cookies. */
export type Visitor = {
  header(): Promise<string>
  login(
    account: string,
    password?: string,
    more?: Record<string, unknown>,
    header?: string,
  ): Promise<Said>
  /** Says anything as this browser: with its cookies, and signed in if it is. */
  say(call: AnyEndpoint | `/${string}`, body?: Record<string, unknown>): Promise<Said>
  ticket(): Promise<Said>
  secrets(): SessionSecrets
  readonly where: Where
}

const SECOND_MS = 1_000

let people = 0
/** Each comes from a network of its own, unless told otherwise: limits are per network. */
const somewhere = (): string => {
  people += 1
  return `100.${64 + (people >> 8)}.${people & 255}.7`
}

export type Steps = {
  visitor(where?: Where): Visitor
  /** Answers an open question, with a captcha of its own. */
  answer(visitor: Visitor, body: Record<string, unknown>): Promise<Said>
}

export const signInSteps = (door: OpenDoor): Steps => ({
  visitor: (where = {}) => visitorAt(door, { from: somewhere(), ...where }),
  async answer(visitor, body) {
    const captcha = await solveCaptcha(door, 'login', visitor.where)
    const given = { captcha_token: captcha.token, captcha_answer: captcha.answer }
    return visitor.say(doubleValidationCall, { ...given, ...body })
  },
})

function visitorAt(door: OpenDoor, where: Where): Visitor {
  // All together may sign in so often within a second.
  door.wait(SECOND_MS)
  const cookies = new Map<string, string>()
  let token: string | undefined
  const say: Visitor['say'] = async (call, body = {}) => send(call, body, {})
  const send = async (
    call: AnyEndpoint | `/${string}`,
    body: Record<string, unknown>,
    headers: Record<string, string>,
  ): Promise<Said> => {
    const cookie = [...cookies].map(([name, value]) => `${name}=${value}`).join('; ')
    const said = await door.say(call, {
      ...where,
      body,
      headers: {
        ...where.headers,
        ...headers,
        ...(cookie !== '' && { cookie }),
        ...(token !== undefined && { authorization: token }),
      },
    })
    for (const set of [said.headers['set-cookie'] ?? []].flat() as string[]) {
      const [name = '', value = ''] = (set.split(';')[0] ?? '').split('=')
      cookies.set(name, value)
    }
    const given = (said.body.data as { token?: string } | null)?.token
    if (given !== undefined && cookies.has('__Host-sb')) token = given
    return said
  }
  const header = async (): Promise<string> =>
    ((await say(loginHeaderCall)).body.data as { header: string }).header
  return {
    where,
    say,
    header,
    async login(account, password = CAST_PASSWORD, more = {}, known) {
      // A picture whose answer is known: work grows with failures, and would take seconds.
      const { from: ip = '127.0.0.1', host } = where
      const asked = { type: 'login', ip } as const
      const site = host === SITE_TWO ? SECOND : ORIEL
      const captcha = await knownCaptcha(door.database, testKeys, asked, door.now(), site)
      const body = {
        account,
        password,
        ...captcha,
        ...DEVICE,
        ...more,
      }
      return send(loginCall, body, { [LOGIN_HEADER]: known ?? (await header()) })
    },
    ticket: () => say(realtimeTicketCall),
    secrets: () => ({ token: token ?? '', binding: cookies.get('__Host-sb') ?? '' }),
  }
}
