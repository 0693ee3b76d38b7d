import { randomUUID } from 'node:crypto'
import { createPool } from '@oriel/db/pool'
import { openKeys } from '@oriel/keys/keys'
import { getTitle, findSolo } from '../games/catalogue.ts'
import { keepOperator } from '../operator/operators.ts'
import { makeLaunch } from '../player/launch.ts'
import { enterBy, findPlaySession, type PlaySession } from '../player/sessions.ts'
import { playRound } from '../round/play.ts'
import type { Studio } from '../studio.ts'
import { ensurePlayerRow } from '../wallet/players.ts'
import { applyTransfer } from '../wallet/transfers.ts'

/**
 * The engine of rounds alone, without a door, for `pnpm bench studio`: a process that plays when it
 * is asked to by whoever started it, and ends with it.
 */
type Question =
  | {
      readonly ask: 'open'
      readonly url: string
      readonly keyFile: string
      readonly connections: number
      readonly players: number
    }
  | { readonly ask: 'play'; readonly seconds: number }

const TITLE = 'triple-sevens'
const LOBBY = 'https://house.example'
const STAKE = 10_000n
/** A million: nobody runs out of it. */
const MONEY = 10_000_000_000n
const game = findSolo(getTitle(TITLE).game)

let open: { readonly studio: Studio; readonly callers: readonly (readonly PlaySession[])[] } | null
open = null

process.on('disconnect', () => process.exit(0))
process.on('message', (question: Question) => {
  answer(question).then(
    (value) => process.send?.({ answer: value }),
    (error: unknown) => process.send?.({ error: String(error) }),
  )
})

async function answer(question: Question) {
  if (question.ask === 'play') return play(question.seconds)
  const { url, keyFile, connections, players } = question
  const studio: Studio = {
    pool: createPool({ url, name: 'bench', max: connections }),
    keys: openKeys(keyFile),
    build: 'bench',
    url: 'https://studio.example',
    now: () => new Date(),
  }
  await studio.pool.query('SELECT make_months($1::date, 2)', [studio.now()])
  const { id } = await keepOperator(studio, {
    code: 'engine',
    name: 'Engine',
    wallet: 'transfer',
    callbackUrl: null,
    lobbyOrigins: [LOBBY],
    paceMs: 0,
  })
  const callers: PlaySession[][] = Array.from({ length: connections }, () => [])
  for (let number = 0; number < players; number += 1) {
    callers[number % connections]?.push(await seat(studio, id, `member-${number}`))
  }
  open = { studio, callers }
  return players
}

async function seat(studio: Studio, operatorId: number, memberRef: string): Promise<PlaySession> {
  const key = { operatorId, memberRef, currency: 'USD', isDemo: false } as const
  const { id: playerId } = await ensurePlayerRow(studio, key)
  const ref = `seat-${memberRef}`
  await applyTransfer(studio, { ...key, ref, playerId, direction: 'in', amount: MONEY })
  const launch = { launchRef: memberRef, playerId, title: TITLE, lobbyUrl: LOBBY } as const
  const { url } = await makeLaunch(studio, {
    ...launch,
    locale: 'en_US',
    timeZone: 'UTC',
    device: 'desktop',
  })
  const token = await enterBy(studio, url.split('#')[1] ?? '')
  const session = token === null ? null : await findPlaySession(studio, token)
  if (!session) throw new Error(`${memberRef} was not let in`)
  return session
}

/** Each caller goes round its own players: two rounds of one would wait for each other. */
async function play(seconds: number) {
  if (!open || !game) throw new Error('there is nothing to play yet')
  const { studio, callers } = open
  const begun = performance.now()
  const end = begun + seconds * 1000
  let [count, won] = [0, 0]
  const keepPlaying = async (sessions: readonly PlaySession[]) => {
    for (let turn = 0; performance.now() < end; turn += 1) {
      const session = sessions[turn % sessions.length]
      if (!session) throw new Error('a caller has nobody to play for')
      const asked = { clientRound: randomUUID(), stake: STAKE, choice: {} }
      const played = await playRound(studio, session, game, asked)
      if (!played.ok) throw new Error(`a round was refused: ${played.reason}`)
      count += 1
      if (played.value.payout) won += 1
    }
  }
  await Promise.all(callers.map(keepPlaying))
  return { count, won, seconds: (performance.now() - begun) / 1000 }
}
