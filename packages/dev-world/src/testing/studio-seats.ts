import { randomBytes } from 'node:crypto'
import { signRequest, type OperatorSecret } from '@oriel/contract/provider-client'
import { ensurePlayerCall, launchGameCall } from '@oriel/contract/provider/play'
import { transferMoneyCall } from '@oriel/contract/provider/wallet'

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
  const house = { operator: OPERATOR, keyId: KEY_ID, secret }
  const call = (path: string, input: object) => askAsHouse(house, url, path, input)
  await call(ensurePlayerCall.path, player)
  const ref = `seat-${memberRef}`.padEnd(8, '-')
  await call(transferMoneyCall.path, { ...player, ref, direction: 'in', amount: money })
  const { url: address } = await call(launchGameCall.path, {
    ...player,
    launch_id: `launch-${memberRef}`,
    title,
    locale: 'en_US',
    device: 'desktop',
    lobby_url: `${LOBBY}/close`,
    demo: false,
  })
  const entered = await enter(url, String(address).split('#')[1] ?? '')
  return { memberRef, token: String(entered['token']) }
}

async function enter(url: string, code: string): Promise<Data> {
  const headers = { 'content-type': 'application/json' }
  const body = JSON.stringify({ code })
  return dataOf('enter', await fetch(`${url}/player/enter`, { method: 'POST', headers, body }))
}

type Data = Readonly<Record<string, unknown>>

/** Asks a studio as a house does; a refusal is a fault of whoever seats players. */
export async function askAsHouse(
  house: OperatorSecret,
  url: string,
  path: string,
  input: object,
): Promise<Data> {
  const { headers, body } = signRequest(house, path, JSON.stringify(input), Date.now())
  return dataOf(path, await fetch(`${url}${path}`, { method: 'POST', headers, body }))
}

async function dataOf(path: string, answer: Response): Promise<Data> {
  const said = (await answer.json()) as { ok?: boolean; data?: Data }
  if (!said.ok || !said.data) throw new Error(`${path} answers ${JSON.stringify(said)}`)
  return said.data
}
