import { randomUUID } from 'node:crypto'
import { setTimeout as pause } from 'node:timers/promises'
import { addressOf } from '@oriel/contract/endpoint'
import { leavePlayCall, playStateCall, startPlayCall } from '@oriel/contract/member/play'
import { logoutCall } from '@oriel/contract/member/session'
import type { MemberId } from '@oriel/core/id'
import { parseUnits, type Units } from '@oriel/core/money'
import type { Database } from '@oriel/db/database'
import { findMember } from '@oriel/domain/member'
import { openSession } from '@oriel/domain/session'
import { ORIEL } from '../cast.ts'
import { until } from '../engine/process.ts'
import { STUDIO_HOST } from '../studio.ts'
import { post, type Answer } from '../post.ts'

export type Playing = {
  readonly database: Database
  readonly edgePort: number
  /** The world is being stopped: nothing new is begun. */
  readonly isOver: () => boolean
}

const PROVIDER = 'GPOR'
const HOST = 'oriel.localhost'
/** Who plays what, one game after the other. */
const VISITS: Readonly<Record<string, readonly string[]>> = {
  sophia: ['triple-sevens', 'jade-ascent', 'koi-ponds'],
  minhkhoa: ['triple-sevens', 'dragons-vigil'],
  meilin: ['mahjong-wind'],
  lucasgray: ['triple-sevens'],
}
const ROUNDS = 5
const isFifth = ({ number }: Round): boolean => number === ROUNDS
/** Who waits for a win leaves without one after so many rounds. */
const ROUNDS_MAX = 60
const LOOK_MS = 300
const WAIT_MS = 30_000

/**
 * The cast plays a little through the doors that everybody uses, so each of their rounds can be
 * replayed and verified, and each figure of theirs is true. Who has played already does not again.
 */
export async function tellPlay(playing: Playing): Promise<void> {
  await Promise.all(Object.keys(VISITS).map((account) => playAll(playing, account)))
}

async function playAll(playing: Playing, account: string): Promise<void> {
  const { database } = playing
  const member = await findMember(database.rows, ORIEL, account)
  if (!member || (await hasPlayed(database, member.id))) return
  await signedIn(playing, member.id, async (headers) => {
    for (const title of VISITS[account] ?? []) {
      if (!playing.isOver()) await visit(playing, headers, title, isFifth)
    }
  })
}

/** As the member, in a session of its own. */
export async function signedIn(
  { database, edgePort }: Playing,
  memberId: MemberId,
  work: (headers: Headers) => Promise<void>,
): Promise<void> {
  const opened = await openSession(database, { siteId: ORIEL, memberId }, new Date())
  const headers = { authorization: opened.token, cookie: `__Host-sb=${opened.binding}` }
  await work(headers)
  // Their own session alone: somebody may have signed in as them meanwhile.
  await post(edgePort, HOST, addressOf(logoutCall), headers, {})
}

const hasPlayed = async ({ rows }: Database, memberId: MemberId): Promise<boolean> =>
  (await rows
    .selectFrom('plays')
    .select('id')
    .where('member_id', '=', memberId)
    .limit(1)
    .executeTakeFirst()) !== undefined

type Headers = Readonly<Record<string, string>>
type Round = { readonly number: number; readonly payout: Units }
type IsLast = (round: Round) => boolean | Promise<boolean>
type State = { readonly play: { readonly state: string; readonly game_url: string | null } | null }

/**
 * Opens a game, plays at the pace of people until a round is the last, and leaves: then the money
 * is home.
 */
export async function visit(
  playing: Playing,
  headers: Headers,
  title: string,
  isLast: IsLast,
): Promise<void> {
  const ask = (
    call: typeof startPlayCall | typeof playStateCall | typeof leavePlayCall,
    body: object,
  ) => post(playing.edgePort, HOST, addressOf(call), headers, body)
  const code = await codeOf(playing.database, title)
  await ask(startPlayCall, { gpId: PROVIDER, game_code: code, device: 0 })
  let play: State['play'] = null
  const reaches = (wanted: string): Promise<void> =>
    until(
      `${title} to be ${wanted}`,
      async () => {
        const { data } = await ask(playStateCall, {})
        if (data === null) throw new Error('somebody else has signed in as them')
        play = (data as State).play
        return (play?.state ?? 'ended') === wanted
      },
      WAIT_MS,
      LOOK_MS,
    )
  await reaches('playing')
  await playRounds(playing, (play as State['play'])?.game_url?.split('#')[1] ?? '', isLast)
  await ask(leavePlayCall, {})
  await reaches('ended')
}

async function playRounds(playing: Playing, code: string, isLast: IsLast): Promise<void> {
  const ask = (path: string, token: string, body: object): Promise<Answer> =>
    post(
      playing.edgePort,
      STUDIO_HOST,
      path,
      token ? { authorization: `Bearer ${token}` } : {},
      body,
    )
  const { token } = (await ask('/player/enter', '', { code })).data as { token: string }
  const state = (await ask('/player/state', token, {})).data as Record<'first_stake', string> & {
    readonly pace_ms: number
  }
  for (let number = 1; number <= ROUNDS_MAX && !playing.isOver(); number += 1) {
    const bet = { client_round: randomUUID(), stake: state.first_stake, choice: {} }
    const { data } = await ask('/player/round', token, bet)
    const { payout } = (data as { readonly round: { readonly payout: string } }).round
    await pause(state.pace_ms)
    if (await isLast({ number, payout: parseUnits(payout) ?? 0n })) return
  }
}

async function codeOf({ rows }: Database, title: string): Promise<string> {
  const { code } = await rows
    .selectFrom('games')
    .select('code')
    .where('provider_id', '=', PROVIDER)
    .where((game) => game.or([game('title', '=', title), game('code', '=', title)]))
    .executeTakeFirstOrThrow()
  return code
}
