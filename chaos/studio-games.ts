import { randomUUID } from 'node:crypto'
import { setTimeout as pause } from 'node:timers/promises'
import type { GameOfRun } from './studio-history.ts'
import { askUntilAnswered, isDone, look, type Seat } from './studio-seat.ts'

/** Plays until the run is over, and leaves nothing open that could be ended. */
type Play = (seat: Seat) => Promise<void>

const CLASSIC_STAKES = ['0.2', '0.4', '1', '2'] as const
const MINES = { stake: '0.2', mines: 3, tiles: 25, opensMax: 4 }
const ROULETTE_SPOTS = ['red', 'black', 'even', 'odd', 'low', 'high'] as const
const ROULETTE_NUMBERS = 37
const BETS_PER_ROUND = 4
const COMET_STAKE = '1'
/** Hundredths. Reached within seven seconds, so that nobody waits long for a run to end. */
const AUTO = { least: 101, most: 150 }
const LEAVE_AFTER_MAX_MS = 5_000
/** Nobody bets so late that the bet could not be sent a second time. */
const LAST_CALL_MS = 700
const LOOK_AGAIN_MS = 400
const LOOK_AGAIN_MAX_MS = 2_000

const oneOf = <One>({ random }: Seat, list: readonly One[]): One =>
  list[Math.floor(random() * list.length)] as One
const upTo = ({ random }: Seat, most: number): number => Math.floor(random() * most)

async function playClassic(seat: Seat): Promise<void> {
  while (!seat.isOver()) {
    const key = randomUUID()
    const input = { client_round: key, stake: oneOf(seat, CLASSIC_STAKES), choice: {} }
    await askUntilAnswered(seat, { what: 'round', key, path: '/player/round', input })
  }
}

type RoundState = { readonly round_id: string; readonly is_over: boolean }

/** Opens some tiles and takes what there is, if there is. */
async function playMines(seat: Seat): Promise<void> {
  while (!seat.isOver()) {
    const key = randomUUID()
    const choice = { mines: MINES.mines }
    const input = { client_round: key, stake: MINES.stake, choice }
    const begun = await askUntilAnswered(seat, {
      what: 'round',
      key,
      path: '/player/round',
      input,
    })
    if (!isDone(begun)) continue
    const { round_id } = begun.data['round'] as RoundState
    const first = upTo(seat, MINES.tiles)
    const opens = 1 + upTo(seat, MINES.opensMax)
    for (let number = 0; number <= opens; number += 1) {
      const open = { open: (first + number * 7) % MINES.tiles }
      const step = number < opens ? open : { cashOut: true }
      const path = '/player/step'
      const taken = { what: 'step', key, path, input: { round_id, number, step } } as const
      const answer = await askUntilAnswered(seat, taken)
      if (!isDone(answer) || (answer.data['round'] as RoundState).is_over) break
    }
  }
}

type Shown = { readonly id: string; readonly phase: string; readonly left_ms: number | null }

/** Waits for a round of the seat's table that takes bets. Null when the run is over first. */
async function nextBetting(seat: Seat, last: string): Promise<Shown | null> {
  while (!seat.isOver()) {
    const { round } = (await look(seat, '/player/table')) as { round: Shown | null }
    const isOpen = round?.phase === 'betting' && (round.left_ms ?? 0) > LAST_CALL_MS
    if (round && isOpen && round.id !== last) return round
    const left = round?.left_ms ?? LOOK_AGAIN_MAX_MS
    await pause(Math.min(Math.max(left, LOOK_AGAIN_MS), LOOK_AGAIN_MAX_MS))
  }
  return null
}

type Bet = { readonly key: string; readonly roundId: string | null }

async function bet(seat: Seat, table: Shown, stake: string | null, choice: object): Promise<Bet> {
  const key = randomUUID()
  const input = { client_round: key, table_round: table.id, stake, choice }
  const placed = await askUntilAnswered(seat, { what: 'bet', key, path: '/player/bet', input })
  return { key, roundId: isDone(placed) ? String(placed.data['round_id']) : null }
}

async function playRoulette(seat: Seat): Promise<void> {
  for (let last = ''; ;) {
    const round = await nextBetting(seat, last)
    if (!round) return
    last = round.id
    for (let count = 0; count < BETS_PER_ROUND; count += 1) {
      const straight = `straight:${upTo(seat, ROULETTE_NUMBERS)}`
      const spots = [oneOf(seat, ROULETTE_SPOTS), ...(count % 2 === 0 ? [straight] : [])]
      await bet(seat, round, null, { bets: spots.map((spot) => ({ spot, stake: '0.5' })) })
    }
  }
}

/** One bet leaves by itself, the others by hand, each at a moment of its own. */
async function playComet(seat: Seat): Promise<void> {
  for (let last = ''; ;) {
    const round = await nextBetting(seat, last)
    if (!round) return
    last = round.id
    const begunAt = performance.now()
    const auto = AUTO.least + upTo(seat, AUTO.most - AUTO.least + 1)
    await bet(seat, round, COMET_STAKE, { auto })
    const byHand: Bet[] = []
    for (let count = 1; count < BETS_PER_ROUND; count += 1) {
      byHand.push(await bet(seat, round, COMET_STAKE, { auto: null }))
    }
    const left = (round.left_ms ?? 0) - (performance.now() - begunAt)
    await Promise.all(byHand.map((own) => leave(seat, round, own, left)))
  }
}

async function leave(seat: Seat, table: Shown, { key, roundId }: Bet, left: number): Promise<void> {
  if (roundId === null) return
  await pause(Math.max(0, left) + upTo(seat, LEAVE_AFTER_MAX_MS))
  while (!seat.isOver()) {
    const input = { round_id: roundId }
    const answer = await askUntilAnswered(seat, { what: 'out', key, path: '/player/out', input })
    if (answer === null || answer.ok) return
    // Too late, or too early: the flight may be late itself.
    const { round } = (await look(seat, '/player/table')) as { round: Shown | null }
    if (round?.id !== table.id || !/^(betting|running)$/.test(round.phase)) return
    await pause(LOOK_AGAIN_MS)
  }
}

export const PLAYS: Readonly<Record<GameOfRun, Play>> = {
  'triple-sevens': playClassic,
  mines: playMines,
  roulette: playRoulette,
  comet: playComet,
}
