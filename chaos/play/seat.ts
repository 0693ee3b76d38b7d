import { randomUUID } from 'node:crypto'
import http from 'node:http'
import { setTimeout as pause } from 'node:timers/promises'
import type { Game } from './games.ts'
import type { Told } from './history.ts'
import type { Member } from './members.ts'
import type { Run } from './run.ts'

/** Somebody at an open game: the provider's own page would know no more. */
export type Seat = { readonly member: Member; readonly game: Game; readonly token: string }
type Data = Readonly<Record<string, unknown>>

const ANSWER_WAIT_MS = 6_000
const RETRY_PAUSE_MS = 100
const TRIES_MAX = 12
/** Hundredths, as the simulated providers count, and odd ones, which floats get wrong. */
const STAKE_CENTS = [57, 129, 235] as const
const STAKES = ['0.2', '0.4', '1', '2'] as const
const MINES = { stake: '0.2', mines: 3, tiles: 25 } as const
/** A game that is full, or a house that is not heard just now: it is tried again, or left. */
const LATER = new Set(['house_silent', 'being_checked', 'too_soon'])

const oneOf = <One>({ random }: Run, list: readonly One[]): One =>
  list[Math.floor(random() * list.length)] as One

/** Sits down by the address of a launch; null where it is no longer good. */
export async function sitDown(
  run: Run,
  member: Member,
  game: Game,
  url: string,
): Promise<Seat | null> {
  const code = url.split('#')[1] ?? ''
  for (let tries = 0; tries < TRIES_MAX; tries += 1) {
    const said = await askGame(run, game, 'enter', '', { code })
    // The code is good once: who was not answered may have used it.
    if (said) {
      const token = said.data['token']
      return typeof token === 'string' ? { member, game, token } : null
    }
    await pause(RETRY_PAUSE_MS)
  }
  return null
}

/** Plays one round and writes down what was told of it. False when there is no more to play. */
export async function playRound(run: Run, seat: Seat): Promise<boolean> {
  const { kind } = seat.game
  if (kind === 'wheel') return spin(run, seat)
  const key = randomUUID()
  const choice = kind === 'mines' ? { mines: MINES.mines } : {}
  const stake = kind === 'mines' ? MINES.stake : oneOf(run, STAKES)
  const input = { client_round: key, stake, choice }
  const said = await untilAnswered(run, seat, key, 'round', input)
  const round = said?.data['round'] as { round_id: string; is_over: boolean } | undefined
  if (said === null || !round) return false
  if (!round.is_over) await goOn(run, seat, key, round.round_id)
  return true
}

/** Opens a tile and takes what there is, if there is. */
async function goOn(run: Run, seat: Seat, key: string, roundId: string): Promise<void> {
  const tile = Math.floor(run.random() * MINES.tiles)
  for (const [number, step] of [{ open: tile }, { cashOut: true }].entries()) {
    const input = { round_id: roundId, number, step }
    const said = await untilAnswered(run, seat, key, 'step', input)
    const round = said?.data['round'] as { is_over: boolean } | undefined
    if (!round || round.is_over) return
  }
}

/** Where all of a moment play one wheel, it turns a while before somebody stops it. */
const SHARES_WHEELS = 'jungle'
const TURNS_MS = 400

/** A spin has no name: one that is not answered is not asked for again. */
async function spin(run: Run, seat: Seat): Promise<boolean> {
  const turning = seat.game.dialect === SHARES_WHEELS
  const input = { stake: oneOf(run, STAKE_CENTS), turning }
  const begun = performance.now()
  let said = await askGame(run, seat.game, 'spin', seat.token, input)
  if (turning && said?.status === 200) {
    await pause(run.random() * TURNS_MS)
    said = await askGame(run, seat.game, 'stop', seat.token, {})
    // Stopped already, by a question that was not answered: what it paid is not said again.
    if (said?.status === 200 && said.data['round'] === null) said = null
  }
  note(run, seat, '', input, said ? [toldOf(said)] : [], said ? 0 : 1, begun)
  return said === null || said.status === 200
}

async function untilAnswered(
  run: Run,
  seat: Seat,
  key: string,
  call: string,
  input: object,
): Promise<Said | null> {
  const begun = performance.now()
  const answers: Told[] = []
  let last: Said | null = null
  let unknown = 0
  for (let tries = 0; tries < TRIES_MAX; tries += 1) {
    const said = await askGame(run, seat.game, call, seat.token, input)
    if (said === null) unknown += 1
    else {
      last = said
      if (!LATER.has(reasonOf(said))) {
        answers.push(toldOf(said))
        break
      }
    }
    await pause(RETRY_PAUSE_MS * (tries + 1))
  }
  note(run, seat, key, input, answers, unknown, begun)
  return answers.length > 0 ? last : null
}

function note(
  { history }: Run,
  { member, game }: Seat,
  key: string,
  input: object,
  answers: readonly Told[],
  unknown: number,
  begun: number,
): void {
  const about = { member: member.account, what: 'round', provider: game.providerId, key } as const
  history.note({ ...about, input, answers, unknown, tookMs: Math.round(performance.now() - begun) })
}

type Said = { readonly status: number; readonly data: Data; readonly reason: string }
const reasonOf = ({ reason }: Said): string => reason
const toldOf = ({ reason, data }: Said): Told => ({ code: reason === '' ? 'ok' : reason, data })

/** Through the same line as the house's own calls. Null when there is no answer of the provider. */
async function askGame(
  { lines }: Run,
  game: Game,
  call: string,
  token: string,
  input: object,
): Promise<Said | null> {
  const isStudio = game.dialect === 'studio'
  const path = isStudio ? `/player/${call}` : `/${game.dialect}/player/${call}`
  const port = isStudio ? lines.studio.port : lines.sandbox.port
  const text = await post(port, path, token, JSON.stringify(input))
  if (text === null) return null
  try {
    const said = JSON.parse(text.body) as Data & { ok?: boolean; data?: Data; reason?: string }
    const data = isStudio ? (said.data ?? {}) : said
    const wrong = isStudio ? said.reason : (said['error'] as string | undefined)
    return { status: text.status, data, reason: wrong ?? '' }
  } catch {
    return null
  }
}

const SERVER_ERRORS = 500

function post(
  port: number,
  path: string,
  token: string,
  body: string,
): Promise<{ status: number; body: string } | null> {
  const headers = {
    'content-type': 'application/json',
    ...(token !== '' && { authorization: `Bearer ${token}` }),
  }
  const where = { host: '127.0.0.1', port, path, method: 'POST', headers, timeout: ANSWER_WAIT_MS }
  return new Promise((resolve) => {
    const request = http.request(where, (response) => {
      let text = ''
      response.setEncoding('utf8').on('data', (part: string) => void (text += part))
      response.on('close', () => {
        const { statusCode: status = 0, complete } = response
        resolve(complete && status < SERVER_ERRORS ? { status, body: text } : null)
      })
    })
    request.on('timeout', () => request.destroy())
    request.on('error', () => resolve(null))
    request.end(body)
  })
}
