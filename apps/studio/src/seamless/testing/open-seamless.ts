import type { FastifyInstance } from 'fastify'
import { afterAll, beforeAll } from 'vitest'
import { createDoor } from '../../door.ts'
import { addKey, keepOperator, type Operator } from '../../operator/operators.ts'
import { useStudio, type Said, type TestStudio } from '../../testing/open-studio.ts'
import type { Units } from '@oriel/core/money'
import { createSeamless, type Seamless, type SeamlessOptions } from '../seamless.ts'
import { openHouse, type TestHouse } from './house.ts'

/** Shorter than the real one, so that a house that says nothing is not waited for as long. */
const TIMEOUT_MS = 1_000
const KEY_ID = 'shared'
const LOBBY = 'https://away.example'

export type TestSeamless = {
  readonly studio: TestStudio
  readonly house: TestHouse
  readonly operator: Operator
  /** The process that is running; `restart` follows it with another. */
  readonly seamless: Seamless
  readonly restart: (options?: SeamlessOptions) => void
  readonly page: (path: string, token: string, input?: unknown) => Promise<Said>
  readonly call: (path: string, input: unknown) => Promise<Said>
  /** A player with money in the house, sitting at a title. */
  readonly seat: (title: string, money?: Units) => Promise<Seated>
  /** Lets time pass and asks what is due, until nothing is left to be said. */
  readonly settle: () => Promise<void>
}
export type Seated = { readonly token: string; readonly who: string; readonly memberRef: string }

const SETTLE_TURNS_MAX = 200
let members = 0

/** A studio whose house keeps the money itself. */
export function useSeamless(): TestSeamless {
  const studio = useStudio()
  const opened: { test?: TestSeamless } = {}
  beforeAll(async () => {
    opened.test = await openSeamless(studio)
  })
  afterAll(() => opened.test?.house.close())
  return new Proxy({} as TestSeamless, {
    get: (_target, name) => Reflect.get(opened.test as TestSeamless, name),
  })
}

async function openSeamless(test: TestStudio): Promise<TestSeamless> {
  const { studio } = test
  const house = await openHouse({ operator: 'away', now: () => studio.now().getTime() })
  const operator = await keepOperator(studio, {
    code: 'away',
    name: 'Away',
    wallet: 'seamless',
    callbackUrl: house.url,
    lobbyOrigins: [LOBBY],
    paceMs: 0,
  })
  const secret = await addKey(studio, operator.id, KEY_ID)
  house.secrets.set(KEY_ID, secret)
  const own = { operator: 'away', keyId: KEY_ID, secret }
  const start = (options: SeamlessOptions = {}) => {
    const seamless = createSeamless(studio, { timeoutMs: TIMEOUT_MS, ...options })
    return { seamless, door: createDoor(studio, undefined, { seamless }) }
  }
  let running = start()
  const made: TestSeamless = {
    studio: test,
    house,
    operator,
    get seamless() {
      return running.seamless
    },
    restart: (options) => {
      running = start(options)
    },
    page: (path, token, input = {}) => callPage(running.door, path, token, input),
    call: (path, input) => test.call(path, input, own),
    seat: (title, money = 1_000_0000n) => seat(made, title, money),
    settle: () => settle(made),
  }
  return made
}

async function callPage(door: FastifyInstance, path: string, token: string, input: unknown) {
  const answer = await door.inject({
    method: 'POST',
    url: path,
    headers: { 'content-type': 'application/json', authorization: `Bearer ${token}` },
    payload: JSON.stringify(input),
  })
  return { status: answer.statusCode, body: answer.json(), isSigned: false } as Said
}

async function seat({ house, call, page }: TestSeamless, title: string, money: Units) {
  members += 1
  const memberRef = `away-${members}`
  const player = { member_ref: memberRef, currency: 'USD' }
  const who = `${memberRef} USD`
  house.books.balances.set(who, money)
  await call('/operator/v1/player', player)
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
  return { token: String(entered.body.data?.['token']), memberRef, who }
}

async function settle({ studio, seamless, house }: TestSeamless): Promise<void> {
  for (let turn = 0; turn < SETTLE_TURNS_MAX; turn += 1) {
    house.arrive()
    const { rows } = await studio.studio.pool.query('SELECT count(*)::int AS left FROM house_asks')
    if (rows[0].left === 0) return
    studio.wait(61_000)
    await seamless.sweep()
  }
  throw new Error('something is still to be said to the house')
}
