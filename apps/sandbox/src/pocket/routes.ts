import { readTarget } from '@oriel/core/url-policy'
import type { FastifyInstance } from 'fastify'
import { answer } from '../simulator/answer.ts'
import { openCasino } from '../casino/casino.ts'
import type { Casino, CasinoOptions } from '../casino/model.ts'
import {
  ensurePlayer,
  findPlayer,
  isCurrencyCode,
  isPlayerName,
  stakedOf,
} from '../casino/players.ts'
import { findTold, readFeed, settleOld } from '../casino/rounds.ts'
import { endSeats, launch } from '../casino/seats.ts'
import { endOthers, isText, keepSecret, listSecrets } from '../simulator/secrets.ts'
import { findTransfer, move } from '../casino/transfers.ts'
import { CODES, codeOfReason, readAmount, toRound, TITLE, writeAmount } from './wire.ts'

type Answered = { readonly data: unknown; readonly error: null | { readonly code: number } }
const data = (told: unknown): Answered => ({ data: told, error: null })
const error = (code: number): Answered => ({ data: null, error: { code } })

type Call = (casino: Casino, get: (name: string) => string) => Answered

/** A provider that is asked by forms, with a token and a secret in each. */
export function addPocket(app: FastifyInstance, options: CasinoOptions): void {
  const casino = openCasino(app, 'pocket', options)
  for (const [path, call] of Object.entries(CALLS)) {
    app.post(`/pocket/v1${path}`, (request, reply) => {
      const form = request.body instanceof URLSearchParams ? request.body : new URLSearchParams()
      const get = (name: string) => form.get(name) ?? ''
      const isTransfer = path.startsWith('/Cash/Transfer')
      return answer(casino, request, reply, isTransfer, () => {
        settleOld(casino.tables, casino.nowMs())
        return isProven(casino, get) ? call(casino, get) : error(CODES.OPERATOR_UNKNOWN)
      })
    })
  }
}

function isProven({ operator, tables, nowMs }: Casino, get: (name: string) => string): boolean {
  const isKnown = listSecrets(tables, nowMs()).map((one) => isText(get('secret_key'), one))
  return operator !== '' && get('operator_token') === operator && isKnown.includes(true)
}

const transfer =
  (direction: 'in' | 'out', isAll = false): Call =>
  ({ tables, faults, nowMs }, get) => {
    const amount = isAll ? 'all' : readAmount(get('amount'))
    const reference = get('transfer_reference')
    if (amount === null || !isPlayerName(reference)) return error(CODES.MALFORMED)
    const { transfer: kept, isSame } = move(tables, {
      reference,
      name: get('player_name'),
      currency: get('currency'),
      direction,
      amount,
      isAway: faults.plan().maintenance,
      atMs: nowMs(),
    })
    if (!isSame) return error(CODES.REFERENCE_USED)
    if (kept.state === 'failed') return error(codeOfReason(kept.reason))
    return data({ transaction_id: String(kept.number), amount: writeAmount(kept.amount) })
  }

const CALLS: Readonly<Record<string, Call>> = {
  '/Player/Create': ({ tables }, get) => {
    const [name, currency] = [get('player_name'), get('currency')]
    if (!isPlayerName(name)) return error(CODES.MALFORMED)
    if (!isCurrencyCode(currency)) return error(CODES.CURRENCY_UNKNOWN)
    return data({ player_id: String(ensurePlayer(tables, name, currency).player.id) })
  },
  '/Player/Kick': ({ tables, nowMs }, get) => {
    const player = findPlayer(tables, get('player_name'), get('currency'))
    if (!player) return error(CODES.PLAYER_UNKNOWN)
    return data({ kicked: endSeats(tables, player.id, nowMs()) })
  },
  '/Cash/GetBalance': ({ tables }, get) => {
    const player = findPlayer(tables, get('player_name'), get('currency'))
    if (!player) return error(CODES.PLAYER_UNKNOWN)
    const inPlay = stakedOf(tables, player.id)
    return data({ balance: writeAmount(player.balance), in_play: writeAmount(inPlay) })
  },
  '/Cash/TransferIn': transfer('in'),
  '/Cash/TransferOut': transfer('out'),
  '/Cash/TransferAllOut': transfer('out', true),
  '/Cash/GetTransaction': ({ tables }, get) => {
    const kept = findTransfer(tables, get('transaction_reference'))
    if (!kept) return error(CODES.TRANSACTION_UNKNOWN)
    return data({
      transaction_id: String(kept.number),
      status: kept.state,
      amount: writeAmount(kept.amount),
      code: kept.reason === null ? null : codeOfReason(kept.reason),
    })
  },
  '/Game/Launch': ({ tables, faults, lobbies, playUrl, nowMs }, get) => {
    if (!TITLE.test(get('game'))) return error(CODES.TITLE_UNKNOWN)
    if (faults.plan().maintenance) return error(CODES.MAINTENANCE)
    const lobby = readTarget(get('exit_url'), lobbies)
    if (lobby?.kind !== 'absolute') return error(CODES.LOBBY_NOT_ALLOWED)
    const isDemo = get('demo') === '1'
    const [name, currency] = [get('player_name'), get('currency')]
    const player = isDemo
      ? ensurePlayer(tables, name, currency, true).player
      : findPlayer(tables, name, currency)
    if (!player) return error(CODES.PLAYER_UNKNOWN)
    const seat = { player: player.id, title: get('game'), lobby: lobby.href }
    const { code, expiresMs } = launch(tables, seat, nowMs())
    return data({ launch_url: `${playUrl}#${code}`, expires_at: expiresMs })
  },
  '/History/List': ({ tables }, get) => {
    const feed = readFeed(tables, get('cursor'), Number(get('count')))
    return feed ? data({ ...feed, rounds: feed.rounds.map(toRound) }) : error(CODES.MALFORMED)
  },
  '/History/Detail': ({ tables }, get) => {
    const player = { name: get('player_name'), currency: get('currency') }
    const round = findTold(tables, get('round_id'), player)
    if (!round) return error(CODES.ROUND_UNKNOWN)
    return data({ round: toRound(round), choice: null, outcome: { field: round.field } })
  },
  '/Operator/TurnKey': ({ tables, nowMs }, get) => {
    const overlapMs = Number(get('overlap_ms'))
    const isRight = get('new_secret').length >= 16 && Number.isSafeInteger(overlapMs)
    if (!isRight || overlapMs < 0) return error(CODES.MALFORMED)
    keepSecret(tables, get('new_secret'))
    endOthers(tables, get('new_secret'), nowMs() + overlapMs)
    return data({ turned: true })
  },
}
