import { createHmac, randomBytes } from 'node:crypto'
import { ensurePlayer, launchGame } from '@oriel/contract/provider/play'
import { transferMoney } from '@oriel/contract/provider/wallet'
import { requestHead, SIGNING_HEADERS } from '@oriel/contract/provider-signing'

/** A house whose players sit down at a studio. It asks for no pause between rounds. */
export type StudioHouse = {
  /** What the studio is told at its start. */
  readonly env: Readonly<Record<string, string>>
  readonly secret: string
}
export type Seat = { readonly memberRef: string; readonly token: string }
export type SeatWanted = {
  readonly memberRef: string
  readonly title: string
  /** As it is written: "100.0000". */
  readonly money: string
}

const OPERATOR = 'house'
/** The studio's own name for a key that it is told at its start. */
const KEY_ID = 'world'
const LOBBY = 'https://house.example'
const CURRENCY = 'USD'
const SECRET_BYTES = 32
const NONCE_BYTES = 18
const SEATED_AT_ONCE = 16

export function studioHouse(databaseUrl: string): StudioHouse {
  const secret = randomBytes(SECRET_BYTES).toString('base64url')
  const operator = {
    code: OPERATOR,
    name: 'House',
    wallet: 'transfer',
    lobbyOrigins: [LOBBY],
    secret,
    paceMs: 0,
  }
  return {
    secret,
    env: {
      STUDIO_DATABASE_URL: databaseUrl,
      STUDIO_URL: 'http://studio.localhost',
      STUDIO_OPERATORS: JSON.stringify([operator]),
      STUDIO_PAGES: 'off',
      LOG_LEVEL: 'warn',
    },
  }
}

/** Gives each a player with money and an open game, by the calls a house and a page make. */
export async function seatPlayers(
  { secret }: StudioHouse,
  url: string,
  wanted: readonly SeatWanted[],
): Promise<Seat[]> {
  const seats: Seat[] = []
  const waiting = wanted.entries()
  const seatSome = async () => {
    for (const [place, one] of waiting) seats[place] = await seatPlayer(secret, url, one)
  }
  await Promise.all(Array.from({ length: SEATED_AT_ONCE }, seatSome))
  return seats
}

async function seatPlayer(secret: string, url: string, wanted: SeatWanted): Promise<Seat> {
  const { memberRef, title, money } = wanted
  const player = { member_ref: memberRef, currency: CURRENCY }
  const call = (path: string, input: object) => send(url, path, input, secret)
  await call(ensurePlayer.path, player)
  const ref = `seat-${memberRef}`.padEnd(8, '-')
  await call(transferMoney.path, { ...player, ref, direction: 'in', amount: money })
  const { url: address } = await call(launchGame.path, {
    ...player,
    launch_id: `launch-${memberRef}`,
    title,
    locale: 'en_US',
    device: 'desktop',
    lobby_url: `${LOBBY}/close`,
    demo: false,
  })
  const entered = await send(url, '/player/enter', { code: String(address).split('#')[1] })
  return { memberRef, token: String(entered['token']) }
}

type Data = Readonly<Record<string, unknown>>

/** Signed where there is a secret to sign with. */
async function send(url: string, path: string, input: object, secret?: string): Promise<Data> {
  const body = JSON.stringify(input)
  const signed = secret === undefined ? {} : signedHeaders(secret, path, body)
  const headers = { 'content-type': 'application/json', ...signed }
  const answer = await fetch(`${url}${path}`, { method: 'POST', headers, body })
  const said = (await answer.json()) as { ok?: boolean; data?: Data }
  if (!said.ok || !said.data) throw new Error(`${path} answers ${JSON.stringify(said)}`)
  return said.data
}

function signedHeaders(secret: string, path: string, body: string): Record<string, string> {
  const [time, nonce] = [String(Date.now()), randomBytes(NONCE_BYTES).toString('base64url')]
  const head = requestHead({ path, operator: OPERATOR, time, nonce })
  return {
    [SIGNING_HEADERS.operator]: OPERATOR,
    [SIGNING_HEADERS.key]: KEY_ID,
    [SIGNING_HEADERS.time]: time,
    [SIGNING_HEADERS.nonce]: nonce,
    [SIGNING_HEADERS.signature]: createHmac('sha256', secret)
      .update(head)
      .update(body)
      .digest('hex'),
  }
}
