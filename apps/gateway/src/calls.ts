import { createHash } from 'node:crypto'
import type { ProviderCall, ProviderReason } from '@oriel/contract/provider-call'
import {
  authenticatePlayerCall,
  betMoneyCall,
  betWinMoneyCall,
  endRoundCall,
  houseBalanceCall,
  moveStatusCall,
  rollbackBetCall,
  winMoneyCall,
} from '@oriel/contract/provider/seamless'
import type { Currency } from '@oriel/core/currency'
import type { Units } from '@oriel/core/money'
import type { Outcome } from '@oriel/core/outcome'
import {
  authenticate,
  readMoveState,
  readStanding,
  type SeamlessMove,
  type MoveKind,
} from '@oriel/domain/seamless'
import type { FastifyInstance } from 'fastify'
import { bindCall, type Asked, type Observe } from './bind.ts'
import type { House } from './house.ts'

/** All that a provider asks of a house that keeps the money. */
export function bindCalls(app: FastifyInstance, house: House, observe: Observe): void {
  const { rows } = house.database
  const playerOf = (input: { member_ref: string; currency: Currency }) => ({
    memberRef: input.member_ref,
    currency: input.currency,
  })
  bindCall(app, house, observe, authenticatePlayerCall, ({ call, input }) =>
    authenticate(rows, { ...call, ...playerOf(input), launchId: input.launch_id }),
  )
  bindCall(app, house, observe, houseBalanceCall, ({ call, input }) =>
    readStanding(rows, { ...call, ...playerOf(input) }),
  )
  bindCall(app, house, observe, moveStatusCall, ({ call, input }) =>
    readMoveState(rows, { ...call, txId: input.tx_id }),
  )
  bindCall(app, house, observe, betMoneyCall, (asked) =>
    tell(asked, betMoneyCall, 'bet', { bet: asked.input.amount }),
  )
  bindCall(app, house, observe, winMoneyCall, (asked) =>
    tell(asked, winMoneyCall, 'win', { betTxId: asked.input.bet_tx_id, win: asked.input.amount }),
  )
  bindCall(app, house, observe, betWinMoneyCall, (asked) =>
    tell(asked, betWinMoneyCall, 'bet-win', { bet: asked.input.bet, win: asked.input.win }),
  )
  bindCall(app, house, observe, rollbackBetCall, (asked) =>
    tell(asked, rollbackBetCall, 'rollback', { betTxId: asked.input.bet_tx_id }),
  )
  bindCall(app, house, observe, endRoundCall, (asked) => tell(asked, endRoundCall, 'end-round', {}))
}

type MoveInput = {
  readonly member_ref: string
  readonly currency: Currency
  readonly round_id: string
  readonly title: string
  readonly tx_id?: string
}
type Own = { readonly betTxId?: string; readonly bet?: Units; readonly win?: Units }

/** Answered after the commit, with the balance that the move left. */
async function tell<Call extends ProviderCall>(
  { house, call, input, body }: Asked<Call> & { readonly input: MoveInput },
  { path, reasons }: Call,
  kind: MoveKind,
  { betTxId = '', bet = 0n, win = 0n }: Own,
): Promise<Outcome<{ readonly balance: Units }, ProviderReason<Call> | 'replayed'>> {
  const { providerId, nonce, signedAtMs } = call
  const move: SeamlessMove = {
    kind,
    providerId,
    nonce,
    signedAtMs,
    body: createHash('sha256').update(`${path}\n`).update(body).digest(),
    memberRef: input.member_ref,
    currency: input.currency,
    roundId: input.round_id,
    title: input.title,
    txId: input.tx_id ?? null,
    betTxId: betTxId === '' ? null : betTxId,
    bet,
    win,
  }
  const answer = await house.tell(move)
  if (answer.ok || answer.reason === 'replayed' || reasons.includes(answer.reason)) return answer
  throw new Error(`${path} refused for a reason not listed: ${answer.reason}`)
}
