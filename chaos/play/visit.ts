import { setTimeout as pause } from 'node:timers/promises'
import {
  leavePlayCall,
  playBeatCall,
  playStateCall,
  startPlayCall,
} from '@oriel/contract/member/play'
import {
  allBackCall,
  balanceGetBackCall,
  checkTransferCall,
  transferListCall,
} from '@oriel/contract/member/wallet'
import type { Game } from './games.ts'
import type { Member } from './members.ts'
import { act, look, SUCCESS, type Run } from './run.ts'
import { playRound, sitDown } from './seat.ts'

/** How the page looks for its game. */
const LOOK_MS = 400
/** Longer than a start may take before it is given up by itself. */
const START_WAIT_MS = 30_000
const ROUNDS_MAX = 3
const CHECK_SHARE = 0.25
const REST_MS = 300
/** Where there are more ops than faults so far: a machine at its end only starts processes late. */
const LONG_REST_MS = 2_000

/** What a member does when they have played. */
const ENDS = ['leave', 'leave', 'leave', 'go elsewhere', 'back', 'last-back'] as const

/** One game after another until the run is over. */
export async function playOn(run: Run, member: Member): Promise<void> {
  // Not all at the same moment.
  await pause(run.random() * 1000)
  while (!run.isOver()) {
    const game = run.games[Math.floor(run.random() * run.games.length)] as Game
    await visit(run, member, game)
    await pause(run.random() * (run.isAhead() ? LONG_REST_MS : REST_MS))
  }
}

async function visit(run: Run, member: Member, game: Game): Promise<void> {
  const body = { gpId: game.providerId, game_code: game.code, device: 0 }
  const told = await act(run, member, startPlayCall, {
    what: 'start',
    provider: game.providerId,
    body,
  })
  if (told?.code === SUCCESS) {
    const { launch_id: launchId } = told.data as { launch_id: string }
    const url = await awaitGame(run, member, launchId)
    if (url !== null) await play(run, member, game, launchId, url)
  } else {
    // It is still being left, or another is starting: whoever waits a little gets in.
    await pause(LOOK_MS * 2)
  }
  if (run.random() < CHECK_SHARE) await check(run, member)
  await end(run, member)
}

type State = { readonly play: { readonly state: string; readonly game_url: string | null } | null }

async function awaitGame(run: Run, member: Member, launchId: string): Promise<string | null> {
  for (const until = performance.now() + START_WAIT_MS; performance.now() < until;) {
    const { play: now } = (await look(run, member, playStateCall, { launch_id: launchId })) as State
    if (now?.state === 'playing') return now.game_url
    if (now?.state !== 'starting') return null
    await pause(LOOK_MS)
  }
  return null
}

async function play(
  run: Run,
  member: Member,
  game: Game,
  launchId: string,
  url: string,
): Promise<void> {
  const seat = await sitDown(run, member, game, url)
  if (!seat) return
  const rounds = 1 + Math.floor(run.random() * ROUNDS_MAX)
  for (let count = 0; count < rounds; count += 1) {
    if (!(await playRound(run, seat))) break
  }
  await look(run, member, playBeatCall, { launch_id: launchId })
}

async function end(run: Run, member: Member): Promise<void> {
  const how = ENDS[Math.floor(run.random() * ENDS.length)]
  if (how === 'go elsewhere') return
  if (how === 'leave') return leave(run, member)
  const call = how === 'back' ? allBackCall : balanceGetBackCall
  await act(run, member, call, { what: how ?? 'back', body: {} })
}

export async function leave(run: Run, member: Member): Promise<void> {
  await act(run, member, leavePlayCall, { what: 'leave', body: {} })
}

export async function pressBack(run: Run, member: Member): Promise<void> {
  await act(run, member, allBackCall, { what: 'back', body: {} })
}

type Transfers = { readonly list: readonly { readonly id: string }[] }

/** Asks about one of the last transfers: one that is open, where there is one. */
async function check(run: Run, member: Member): Promise<void> {
  const open = (await look(run, member, transferListCall, { open: true, count: 5 })) as Transfers
  const all = open.list.length > 0 ? open : await look(run, member, transferListCall, { count: 5 })
  const [one] = (all as Transfers).list
  if (one) await act(run, member, checkTransferCall, { what: 'check', body: { id: one.id } })
}
