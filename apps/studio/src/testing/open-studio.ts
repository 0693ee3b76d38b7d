import { createPool } from '@oriel/db/pool'
import { studioDatabase } from '@oriel/dev-world/testing/studio-db'
import { testKeys } from '@oriel/keys/testing/test-keys'
import type { FastifyInstance } from 'fastify'
import { afterAll, beforeAll } from 'vitest'
import { createDoor } from '../door.ts'
import { isAnswerSigned, signRequest, type OperatorSecret } from '@oriel/contract/provider-client'
import { addKey, keepOperator, type Operator } from '../operator/operators.ts'
import type { Studio } from '../studio.ts'

export type Said = {
  readonly status: number
  readonly body: { ok?: boolean; data?: Record<string, unknown>; reason?: string; error?: string }
  readonly isSigned: boolean
}

type Seated = { readonly token: string; readonly memberRef: string }

export type TestStudio = {
  readonly studio: Studio
  readonly door: FastifyInstance
  readonly operator: Operator
  readonly secret: OperatorSecret
  /** Moves the clock. */
  wait(ms: number): void
  readonly call: (path: string, input: unknown, as?: OperatorSecret) => Promise<Said>
  readonly page: (path: string, token: string, input?: unknown) => Promise<Said>
  /** A player with money, sitting at a title: their token and name. */
  seat(title: string, money?: string, currency?: string): Promise<Seated>
}

const LOBBY = 'https://house.example'

let members = 0

/** A studio with a database of its own, one operator and a clock that stands still. */
export function useStudio(): TestStudio {
  let opened: TestStudio | undefined
  let close = async () => {}
  beforeAll(async () => {
    const database = await studioDatabase()
    const pool = createPool({ url: database.url, name: 'test', max: 20 })
    // Ids carry the true time, so the clock begins there.
    let now = Date.now()
    const studio: Studio = {
      pool,
      keys: testKeys,
      build: 'test',
      url: 'https://studio.example',
      now: () => new Date(now),
    }
    await pool.query('SELECT make_months($1::date, 2)', [new Date(now)])
    const operator = await keepOperator(studio, {
      code: 'house',
      name: 'House',
      wallet: 'transfer',
      callbackUrl: null,
      lobbyOrigins: [LOBBY],
      paceMs: 2500,
    })
    const secret = {
      operator: 'house',
      keyId: 'first',
      secret: await addKey(studio, operator.id, 'first'),
    }
    const door = createDoor(studio)
    opened = {
      studio,
      door,
      operator,
      secret,
      wait: (ms) => void (now += ms),
      call: (path, input, as = secret) => callSigned(door, as, path, input, now),
      page: (path, token, input = {}) => callPage(door, path, token, input),
      seat: (title, money = '100.0000', currency = 'USD') =>
        seat(opened as TestStudio, title, money, currency),
    }
    close = async () => {
      await door.close()
      await pool.end()
      await database.drop()
    }
  })
  afterAll(() => close())
  return new Proxy({} as TestStudio, {
    get: (_target, name) => Reflect.get(opened as TestStudio, name),
  })
}

async function callSigned(
  door: FastifyInstance,
  as: OperatorSecret,
  path: string,
  input: unknown,
  atMs: number,
): Promise<Said> {
  const { headers, body, nonce } = signRequest(as, path, JSON.stringify(input), atMs)
  const answer = await door.inject({ method: 'POST', url: path, headers, payload: body })
  const signature = String(answer.headers['x-oriel-signature'] ?? '')
  const isSigned = isAnswerSigned(as.secret, nonce, answer.statusCode, signature, answer.body)
  return { status: answer.statusCode, body: answer.json(), isSigned }
}

async function callPage(
  door: FastifyInstance,
  path: string,
  token: string,
  input: unknown,
): Promise<Said> {
  const answer = await door.inject({
    method: 'POST',
    url: path,
    headers: { 'content-type': 'application/json', authorization: `Bearer ${token}` },
    payload: JSON.stringify(input),
  })
  return { status: answer.statusCode, body: answer.json(), isSigned: false }
}

async function seat(
  { call, page }: TestStudio,
  title: string,
  money: string,
  currency: string,
): Promise<Seated> {
  members += 1
  const memberRef = `member-${members}`
  const player = { member_ref: memberRef, currency }
  await call('/operator/v1/player', player)
  await call('/operator/v1/transfer', {
    ...player,
    ref: `seat-${memberRef}-0`,
    direction: 'in',
    amount: money,
  })
  const launched = await call('/operator/v1/launch', {
    ...player,
    launch_id: `launch-${memberRef}`,
    title,
    locale: 'en_US',
    device: 'desktop',
    lobby_url: `${LOBBY}/close`,
    demo: false,
  })
  const code = String(launched.body.data?.['url']).split('#')[1] ?? ''
  const entered = await page('/player/enter', '', { code })
  return { token: String(entered.body.data?.['token']), memberRef }
}
