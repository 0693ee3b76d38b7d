import { randomUUID } from 'node:crypto'
import http from 'node:http'
import { setTimeout as sleep } from 'node:timers/promises'
import { signRequest, type OperatorSecret } from '@oriel/contract/provider-client'
import { answerWith } from '../lib/child.ts'
import { valueAt } from '../lib/rounds.ts'
import type { Done } from './logins.ts'

export type SeamlessTurn = {
  readonly port: number
  readonly key: OperatorSecret
  readonly providerId: string
  readonly title: string
  readonly memberRefs: readonly string[]
  readonly seconds: number
} & (
  | { readonly ask: 'most'; readonly callers: number }
  /** Rounds begun in each second, whether or not earlier ones are answered. */
  | { readonly ask: 'paced'; readonly roundsPerSecond: number }
)
/** Milliseconds that a half, and all but one bet in a hundred, kept below. */
export type BetTimes = { readonly p50: number; readonly p99: number; readonly bets: number }

const SOCKETS_MAX = 128
const agent = new http.Agent({ keepAlive: true, maxSockets: SOCKETS_MAX })

/** A provider that asks for stakes and pays, in a process of its own. */
answerWith((turn: SeamlessTurn) => (turn.ask === 'most' ? most(turn, turn.callers) : paced(turn)))

async function most(turn: SeamlessTurn, callers: number): Promise<Done> {
  const begun = performance.now()
  const end = begun + turn.seconds * 1000
  let count = 0
  const keepAsking = async () => {
    while (performance.now() < end) {
      const round = roundOf(turn)
      await round.bet()
      await round.win()
      count += 2
    }
  }
  await Promise.all(Array.from({ length: callers }, keepAsking))
  return { count, seconds: (performance.now() - begun) / 1000 }
}

async function paced(turn: SeamlessTurn & { ask: 'paced' }): Promise<BetTimes> {
  const { roundsPerSecond, seconds } = turn
  const asked: Promise<number>[] = []
  const begun = performance.now()
  for (let number = 0; number < roundsPerSecond * seconds; number += 1) {
    const due = begun + (number * 1000) / roundsPerSecond
    const early = due - performance.now()
    if (early > 0) await sleep(early)
    asked.push(timed(turn))
  }
  const times = await Promise.all(asked)
  return { p50: valueAt(times, 0.5), p99: valueAt(times, 0.99), bets: times.length }
}

/** How long the bet took; the win follows it and is part of the load. */
async function timed(turn: SeamlessTurn): Promise<number> {
  const round = roundOf(turn)
  const begun = performance.now()
  await round.bet()
  const took = performance.now() - begun
  await round.win()
  return took
}

function roundOf(turn: SeamlessTurn) {
  const id = randomUUID()
  const memberRef = turn.memberRefs[Math.floor(Math.random() * turn.memberRefs.length)]
  const move = { member_ref: memberRef, currency: 'USD', round_id: id, title: turn.title }
  const bet = { ...move, tx_id: `bet-${id}`, amount: '1.0000' }
  const win = { ...move, tx_id: `win-${id}`, bet_tx_id: bet.tx_id, amount: '1.0000' }
  return { bet: () => ask(turn, 'bet', bet), win: () => ask(turn, 'win', win) }
}

function ask(turn: SeamlessTurn, call: string, input: object): Promise<void> {
  const path = `/seamless/v1/${call}`
  const signed = signRequest(turn.key, path, JSON.stringify(input), Date.now())
  const where = {
    host: '127.0.0.1',
    port: turn.port,
    path: `/gp/${turn.providerId}${path}`,
    method: 'POST',
    headers: { ...signed.headers, 'content-length': Buffer.byteLength(signed.body) },
    agent,
  }
  return new Promise((resolve, reject) => {
    const request = http.request(where, (answer) => {
      let text = ''
      answer.setEncoding('utf8').on('data', (part: string) => void (text += part))
      answer.on('error', reject).on('end', () => {
        if (text.startsWith('{"ok":true,')) resolve()
        else reject(new Error(`${call} was answered ${answer.statusCode} ${text}`))
      })
    })
    request.on('error', reject).end(signed.body)
  })
}
