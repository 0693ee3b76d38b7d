import { addressOf, type AnyEndpoint } from '@oriel/contract/endpoint'
import type { SiteId } from '@oriel/core/id'
import { createLog } from '@oriel/core/log'
import { ORIEL } from '@oriel/dev-world/cast'
import { NOON } from '@oriel/dev-world/testing/noon'
import { toldDatabase, type TestDatabase } from '@oriel/dev-world/testing/test-db'
import type { Member } from '@oriel/domain/member'
import type { Passwords } from '@oriel/domain/password'
import type { Providers } from '@oriel/domain/provider'
import { openSession, type Session, type SessionSecrets } from '@oriel/domain/session'
import { testKeys } from '@oriel/keys/testing/test-keys'
import type { FastifyInstance } from 'fastify'
import type { Binding } from '../bind.ts'
import { allBindings } from '../bindings.ts'
import { BINDING_COOKIE } from '../caller.ts'
import { createDoor } from '../door.ts'
import { memberCalls, memberGate } from '../gate.ts'
import { createHouse } from '../house.ts'
import type { Provider } from '../openid/provider.ts'
import { castMember } from './cast-member.ts'

export { NOON }
const TRUSTED = ['127.0.0.1', '::1']
export const SITE_ONE = 'oriel.localhost'
export const SITE_TWO = 'second.localhost'

type Envelope = { code: number | string; message: string; data: unknown; trace_id?: string }
export type Said = { status: number; headers: Record<string, unknown>; body: Envelope }
/** As text: some codes begin with a zero. */
export const code = ({ body }: Said): string => String(body.code)
export type Request = {
  host?: string
  member?: Partial<SessionSecrets> | undefined
  /** Sent as JSON; use `text` for what is no JSON. */
  body?: unknown
  text?: string
  headers?: Record<string, string>
  method?: 'GET' | 'POST'
  from?: string
}

export type OpenDoor = {
  readonly database: TestDatabase
  readonly app: FastifyInstance
  /** Lines the door has logged. */
  readonly lines: Record<string, unknown>[]
  say(call: AnyEndpoint | `/${string}`, request?: Request): Promise<Said>
  signIn(account: string, siteId?: SiteId): Promise<SignedIn>
  /** The door's clock stands at noon until somebody waits. */
  now(): Date
  wait(ms: number): void
  /** Another door of the same house. */
  beside(change: Change): OpenDoor
  close(): Promise<void>
}
type SignedIn = Session & SessionSecrets & { member: Member }
type Change = (bindings: Binding[], database: TestDatabase) => Binding[]
/** What a test puts in the place of a part of the house. */
type Parts = {
  readonly change?: Change
  readonly openid?: Provider | null
  readonly providers?: Providers | undefined
  readonly passwords?: Passwords
}

export async function openDoor(
  change: Change = (bindings) => bindings,
  openid: Provider | null = null,
  providers?: Providers,
): Promise<OpenDoor> {
  return doorOf(await toldDatabase(), { change, openid, providers })
}

/** A door on a database in which the stories are told. */
export function doorOf(database: TestDatabase, parts: Parts): OpenDoor {
  const { change = (bindings) => bindings, openid = null, providers, passwords } = parts
  const lines: Record<string, unknown>[] = []
  const destination = { write: (line: string) => void lines.push(JSON.parse(line)) }
  const log = createLog({ service: 'api', level: 'info', destination })
  let time = NOON.getTime()
  const made = createHouse(database, testKeys, () => new Date(time), openid, providers)
  const house = passwords ? { ...made, passwords } : made
  const bindings = change(allBindings(house), database)
  const gate = memberGate(house)
  const app = createDoor({ declared: memberCalls, bindings, gate, log, trustProxy: TRUSTED })
  return {
    database,
    app,
    lines,
    say: (call, request = {}) => say(app, call, request),
    signIn: (account, siteId = ORIEL) => signIn(database, account, siteId),
    now: house.now,
    wait: (ms) => void (time += ms),
    beside: (other) => doorOf(database, { change: other }),
    async close() {
      await app.close()
      await database.drop()
    },
  }
}

async function signIn(database: TestDatabase, account: string, siteId: SiteId): Promise<SignedIn> {
  const member = await castMember({ database }, account, siteId)
  return { ...(await openSession(database, { siteId, memberId: member.id }, NOON)), member }
}

async function say(
  app: FastifyInstance,
  call: AnyEndpoint | `/${string}`,
  { host = SITE_ONE, member, body = {}, text, headers, method = 'POST', from }: Request,
): Promise<Said> {
  const answer = await app.inject({
    method,
    url: typeof call === 'string' ? call : addressOf(call),
    remoteAddress: from ?? '127.0.0.1',
    headers: {
      host,
      ...(method === 'POST' && { 'content-type': 'application/json' }),
      ...(member?.token !== undefined && { authorization: member.token }),
      ...(member?.binding !== undefined && { cookie: `${BINDING_COOKIE}=${member.binding}` }),
      ...headers,
    },
    ...(method === 'POST' && { payload: text ?? JSON.stringify(body) }),
  })
  return {
    status: answer.statusCode,
    headers: answer.headers,
    body: JSON.parse(answer.body) as Envelope,
  }
}

/** The same bindings, one of them answered by the test. */
export const answering = (
  bindings: readonly Binding[],
  call: AnyEndpoint,
  handle: Binding['handle'],
): Binding[] => bindings.map((binding) => (binding.call === call ? { call, handle } : binding))
