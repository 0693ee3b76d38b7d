import { addressOf, type AnyEndpoint } from '@oriel/contract/endpoint'
import { OFFICE_SITE_HEADER } from '@oriel/contract/office-call'
import { staffSecondStepCall, staffSignInCall } from '@oriel/contract/office/staff'
import type { SiteId } from '@oriel/core/id'
import { createLog } from '@oriel/core/log'
import { ORIEL } from '@oriel/dev-world/cast'
import { STAFF_CODE, STAFF_PASSWORD } from '@oriel/dev-world/staff-cast'
import {
  openOfficeDatabase,
  toldDatabase,
  type TestDatabase,
} from '@oriel/dev-world/testing/test-db'
import type { Database } from '@oriel/db/database'
import { testKeys } from '@oriel/keys/testing/test-keys'
import type { FastifyInstance } from 'fastify'
import { createDoor } from '../door.ts'
import { officeBindings } from '../office/bindings.ts'
import { serveExports } from '../office/export-job/file.ts'
import { officeCalls, officeGate } from '../office/gate.ts'
import { createOfficeHouse } from '../office/house.ts'

const OFFICE_HOST = 'office.localhost'

type Envelope = { code: number | string; message: string; data: unknown }
type OfficeSaid = { readonly status: number; readonly cookies: string[]; body: Envelope }

/** Somebody at a browser of their own: it keeps its cookies. */
export type Desk = {
  readonly account: string
  say(call: AnyEndpoint, body?: unknown, site?: SiteId | null): Promise<OfficeSaid>
  /** What a call that must succeed has answered. */
  get<Data = Record<string, unknown>>(
    call: AnyEndpoint,
    body?: unknown,
    site?: SiteId | null,
  ): Promise<Data>
  readonly jar: Map<string, string>
  /** What an address gives to this browser. */
  fetch(url: string): Promise<{ readonly status: number; readonly body: Buffer }>
}

export type OpenOffice = {
  readonly app: FastifyInstance
  readonly database: TestDatabase
  /** As the door of the office is connected. */
  readonly office: Database
  /** A browser at which nobody is signed in. */
  desk(account?: string): Desk
  /** Signs somebody of the cast in, at a desk of their own. */
  signIn(account: string, at?: Desk): Promise<Desk>
  close(): Promise<void>
}

export async function openOffice(): Promise<OpenOffice> {
  const database = await toldDatabase()
  const office = openOfficeDatabase(database)
  const house = createOfficeHouse({
    database: office,
    keys: testKeys,
    now: () => new Date(),
    hosts: [OFFICE_HOST],
    previewOrigins: ['http://elsewhere.example', 'http://oriel.localhost:3000'],
    ownNetworks: ['127.0.0.0/8'],
    developmentCode: STAFF_CODE,
  })
  const app = createDoor({
    declared: officeCalls,
    bindings: officeBindings(house),
    gate: officeGate(house),
    log: createLog({ service: 'office-api', level: 'error' }),
    trustProxy: ['127.0.0.1'],
  })
  serveExports(app, house)
  const desk = (account = '') => deskOf(app, account)
  return {
    app,
    database,
    office,
    desk,
    async signIn(account, at = desk(account)) {
      const { step } = await at.get<{ step: string }>(staffSignInCall, {
        account,
        password: STAFF_PASSWORD,
      })
      await at.get(staffSecondStepCall, { step, code: STAFF_CODE })
      return at
    },
    async close() {
      await app.close()
      await office.close()
      await database.drop()
    },
  }
}

let desks = 0

function deskOf(app: FastifyInstance, account: string): Desk {
  desks += 1
  const remoteAddress = `127.0.${Math.floor(desks / 250)}.${1 + (desks % 250)}`
  const jar = new Map<string, string>()
  const sent = () => [...jar].map(([name, value]) => `${name}=${value}`).join('; ')
  const say: Desk['say'] = async (call, body = {}, site = ORIEL) => {
    const answer = await app.inject({
      method: 'POST',
      url: addressOf(call),
      remoteAddress,
      headers: {
        host: OFFICE_HOST,
        'content-type': 'application/json',
        cookie: sent(),
        ...(site === null ? {} : { [OFFICE_SITE_HEADER]: String(site) }),
      },
      payload: JSON.stringify(body),
    })
    const cookies = [answer.headers['set-cookie'] ?? []].flat()
    for (const cookie of cookies) keep(jar, cookie)
    return { status: answer.statusCode, cookies, body: JSON.parse(answer.body) as Envelope }
  }
  return {
    account,
    jar,
    say,
    async fetch(url) {
      const headers = { host: OFFICE_HOST, cookie: sent() }
      const answer = await app.inject({ method: 'GET', url, remoteAddress, headers })
      return { status: answer.statusCode, body: answer.rawPayload }
    },
    async get<Data>(call: AnyEndpoint, body?: unknown, site?: SiteId | null) {
      const said = await say(call, body, site)
      if (said.body.code !== 100) throw new Error(`${call.path}: ${JSON.stringify(said.body)}`)
      return said.body.data as Data
    },
  }
}

function keep(jar: Map<string, string>, cookie: string): void {
  const [pair = ''] = cookie.split(';')
  const at = pair.indexOf('=')
  const [name, value] = [pair.slice(0, at), pair.slice(at + 1)]
  if (value === '') jar.delete(name)
  else jar.set(name, value)
}
