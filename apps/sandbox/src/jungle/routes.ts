import { readTarget } from '@oriel/core/url-policy'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { answer } from '../simulator/answer.ts'
import { openCasino } from '../casino/casino.ts'
import type { Casino, CasinoOptions } from '../casino/model.ts'
import { ensurePlayer, findPlayer, isPlayerName, stakedOf } from '../casino/players.ts'
import { findTold, readFeed, settleOld } from '../casino/rounds.ts'
import { endSeats, launch } from '../casino/seats.ts'
import { endOthers, keepSecret, listSecrets } from '../simulator/secrets.ts'
import { findTransfer, move } from '../casino/transfers.ts'
import { isProven } from './proof.ts'
import { accountOf, CODES, codeOfReason, readAccount, STATUS, TITLE, toRecord } from './wire.ts'

type Answered = { readonly ErrorCode: number; readonly Message: string; readonly Data: unknown }
const done = (told: unknown): Answered => ({ ErrorCode: CODES.DONE, Message: '', Data: told })
const error = (code: number): Answered => ({ ErrorCode: code, Message: `code ${code}`, Data: null })

type Call = (casino: Casino, get: (name: string) => string) => Answered

/** A provider that is asked by an agent, each question proven by a digest with a key of the day. */
export function addJungle(app: FastifyInstance, options: CasinoOptions): void {
  const casino = openCasino(app, 'jungle', options)
  const serve =
    (name: string, call: Call, readText: (request: FastifyRequest) => string) =>
    (request: FastifyRequest, reply: FastifyReply) =>
      answer(casino, request, reply, name === 'ExchangeTransferByAgentId', () => {
        settleOld(casino.tables, casino.nowMs())
        const text = readText(request)
        const { operator, tables, nowMs } = casino
        const secrets = listSecrets(tables, nowMs())
        if (!isProven(text, operator, secrets, nowMs())) return error(CODES.NOT_PROVEN)
        const form = new URLSearchParams(text)
        return call(casino, (field) => form.get(field) ?? '')
      })
  const fromAddress = ({ url }: FastifyRequest) => url.split('?')[1] ?? ''
  const fromBody = ({ body }: FastifyRequest) =>
    body instanceof URLSearchParams ? body.toString() : ''
  for (const [name, call] of Object.entries(READS)) {
    app.get(`/jungle/api/${name}`, serve(name, call, fromAddress))
  }
  for (const [name, call] of Object.entries(WRITES)) {
    app.post(`/jungle/api/${name}`, serve(name, call, fromBody))
  }
}

const playerOf = ({ tables }: Casino, account: string, isDemo = false) => {
  const named = readAccount(account)
  return named && findPlayer(tables, named.name, named.currency, isDemo)
}

const READS: Readonly<Record<string, Call>> = {
  GetMemberInfo: (casino, get) => {
    const player = playerOf(casino, get('Account'))
    if (!player) return error(CODES.ACCOUNT_UNKNOWN)
    return done({ Balance: player.balance, Playing: stakedOf(casino.tables, player.id) })
  },
  CheckTransferByTransactionId: ({ tables }, get) => {
    const kept = findTransfer(tables, get('TransactionId'))
    if (!kept) return error(CODES.TRANSACTION_UNKNOWN)
    return done({
      Status: STATUS[kept.state],
      OrderNo: `J${kept.number}`,
      Amount: kept.amount,
      Reason: kept.reason === null ? 0 : codeOfReason(kept.reason),
    })
  },
  GetBetRecords: ({ tables }, get) => {
    const feed = readFeed(tables, get('Cursor'), Number(get('Count')))
    if (!feed) return error(CODES.MALFORMED)
    return done({ Records: feed.rounds.map(toRecord), Cursor: feed.cursor, More: feed.more })
  },
  GetBetRecord: ({ tables }, get) => {
    const named = readAccount(get('Account'))
    const round = named && findTold(tables, get('WagersId'), named)
    if (!round) return error(CODES.RECORD_UNKNOWN)
    return done({ Record: toRecord(round), Choice: null, Outcome: { field: round.field } })
  },
}

const WRITES: Readonly<Record<string, Call>> = {
  CreateMember: ({ tables }, get) => {
    const named = readAccount(get('Account'))
    if (!named) return error(CODES.MALFORMED)
    if (named.currency !== get('Currency')) return error(CODES.CURRENCY_UNKNOWN)
    const { player, isNew } = ensurePlayer(tables, named.name, named.currency)
    return isNew ? done({ Account: accountOf(player) }) : error(CODES.ACCOUNT_KNOWN)
  },
  LoginWithoutRedirect: (casino, get) => {
    const { tables, faults, lobbies, playUrl, nowMs } = casino
    if (!TITLE.test(get('GameId'))) return error(CODES.GAME_UNKNOWN)
    if (faults.plan().maintenance) return error(CODES.MAINTENANCE)
    const lobby = readTarget(get('HomeUrl'), lobbies)
    if (lobby?.kind !== 'absolute') return error(CODES.HOME_NOT_ALLOWED)
    const named = readAccount(get('Account'))
    const isTrial = get('Trial') === '1'
    const player =
      named && isTrial
        ? ensurePlayer(tables, named.name, named.currency, true).player
        : playerOf(casino, get('Account'))
    if (!player) return error(CODES.ACCOUNT_UNKNOWN)
    const seat = { player: player.id, title: get('GameId'), lobby: lobby.href }
    const { code, expiresMs } = launch(tables, seat, nowMs())
    return done({ Url: `${playUrl}#${code}`, ExpiresAt: new Date(expiresMs).toISOString() })
  },
  KickMember: (casino, get) => {
    const player = playerOf(casino, get('Account'))
    if (!player) return error(CODES.ACCOUNT_UNKNOWN)
    return done({ Online: endSeats(casino.tables, player.id, casino.nowMs()) })
  },
  ExchangeTransferByAgentId: ({ tables, faults, nowMs }, get) => {
    const named = readAccount(get('Account'))
    const direction = { 2: 'in', 3: 'out' }[get('TransferType')] as 'in' | 'out' | undefined
    const isRight = /^[0-9]{1,15}$/.test(get('Amount')) && isPlayerName(get('TransactionId'))
    if (!named || !direction || !isRight) return error(CODES.MALFORMED)
    const { transfer: kept, isNew } = move(tables, {
      reference: get('TransactionId'),
      ...named,
      direction,
      amount: Number(get('Amount')),
      isAway: faults.plan().maintenance,
      atMs: nowMs(),
    })
    if (!isNew) return error(CODES.TRANSACTION_USED)
    if (kept.state === 'failed') return error(codeOfReason(kept.reason))
    return done({ OrderNo: `J${kept.number}`, Amount: kept.amount })
  },
  TurnAgentKey: ({ tables, nowMs }, get) => {
    const overlapMs = Number(get('OverlapMs'))
    const isRight = get('NewKey').length >= 16 && Number.isSafeInteger(overlapMs)
    if (!isRight || overlapMs < 0) return error(CODES.MALFORMED)
    keepSecret(tables, get('NewKey'))
    endOthers(tables, get('NewKey'), nowMs() + overlapMs)
    return done(null)
  },
}
