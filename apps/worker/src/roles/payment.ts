import type { BusEvent } from '@oriel/bus/event'
import { wordFilter } from '@oriel/bus/subjects'
import type { Log } from '@oriel/core/log'
import { hearRefunds, readParkedFigures, sweepParked, sweepRefunds } from '@oriel/domain/arrival'
import {
  driveDeposit,
  expireDeposits,
  hearPayments,
  pullAllArrivals,
  pullArrivals,
  pullArrivalsAgain,
  readDepositChanged,
  readDepositFigures,
  sweepDeposits,
  type Desk,
} from '@oriel/domain/deposit'
import { sweepDisputes } from '@oriel/domain/dispute'
import { readPaymentHeard, turnHookMonths, type PaymentHeard } from '@oriel/domain/payment'
import {
  driveWithdrawal,
  hearPayouts,
  readWithdrawalChanged,
  readWithdrawalFigures,
  sweepPayouts,
  sweepReturned,
  sweepWithdrawals,
  watchPromises,
  type OutDesk,
} from '@oriel/domain/withdrawal'
import {
  compareFiles,
  findMissing,
  matchPaidOn,
  postAgreed,
  pullSettlements,
  readSettlementFigures,
  turnSettlementMonths,
} from '@oriel/domain/settlement'
import { createLedger } from '@oriel/ledger/ledger'
import { createPayments } from '@oriel/payments/payments'
import { createScreening } from '@oriel/payments/screening'
import { addGauge } from '@oriel/service/gauge'
import type { Registry } from 'prom-client'
import { createGather, createShare } from '../gather.ts'
import type { Ground, Role } from '../role.ts'
import type { Schedule } from '../schedules.ts'

/** Payments that are told of within this time share one reading of their provider's feed. */
const PULL_SOON_EVERY_MS = 250
const SECOND_MS = 1_000
const MINUTE_MS = 60_000

/** Opens orders at payment providers, credits what arrives there, and sends what is taken out. */
export const paymentRole: Role = ({ database, keys, log, metrics, settings, now }) => {
  const payments = createPayments({ rows: database.rows, keys, now })
  const screening = createScreening({ rows: database.rows, url: settings.SCREENING_URL, now })
  const desk = { database, ledger: createLedger(database), keys, payments, screening }
  addDepositGauges(metrics, database)
  addWithdrawalGauges(metrics, database)
  addParkedGauges(metrics, database)
  addSettlementGauges(metrics, database)
  const handle = createFollowPayments(desk)
  return {
    consumers: (['payment', 'deposit', 'withdrawal'] as const).map((word) => ({
      name: word === 'payment' ? 'payment' : `payment-${word}`,
      filter: wordFilter(word),
      handle,
    })),
    schedules: [
      ...paymentSchedules(desk, log),
      ...withdrawalSchedules(desk),
      ...parkedSchedules(desk),
      ...settlementSchedules(desk),
    ],
  }
}

/** Takes a fact about payments. All of them are safe to be told again, and in any order. */
function createFollowPayments(desk: Desk & OutDesk): (event: BusEvent) => Promise<void> {
  const share = createShare(createGather(PULL_SOON_EVERY_MS))
  const pull = (linkId: string) => share(linkId, () => pullArrivals(desk, linkId))
  return async ({ name, data }) => {
    if (name === 'payment.heard') {
      const heard = readPaymentHeard(data)
      await hearPayouts(desk, heard.linkId, payoutsIn(heard))
      await hearRefunds(desk, heard.linkId, payoutsIn(heard))
      await hearPayments(desk, heard, pull)
    } else if (name === 'deposit.changed') {
      const { depositId, state, arrived } = readDepositChanged(data)
      if (state === 'created' && arrived === null) await driveDeposit(desk, depositId)
    } else if (name === 'withdrawal.changed') {
      const { withdrawalId, state } = readWithdrawalChanged(data)
      if (state === 'checking' || state === 'approved') await driveWithdrawal(desk, withdrawalId)
    }
  }
}

const payoutsIn = ({ news }: PaymentHeard): string[] =>
  news.flatMap((one) => (one.about === 'payout' ? (one.reference ?? []) : []))

/** Feeds are read every 30 s besides what hooks ask for, the recent past again every 10 minutes. */
function paymentSchedules(desk: Desk, log: Log): Schedule[][] {
  const { database } = desk
  const pull = async (how: typeof pullArrivals): Promise<void> => {
    for (const result of await pullAllArrivals(desk, how)) {
      if (result.status === 'rejected') log.error({ err: result.reason }, 'a feed was not read')
    }
  }
  return [
    [{ name: 'payment-orders', everyMs: 500, run: () => sweepDeposits(desk) }],
    [{ name: 'payment-ends', everyMs: SECOND_MS, run: () => expireDeposits(desk) }],
    [{ name: 'payment-feed', everyMs: 30 * SECOND_MS, run: () => pull(pullArrivals) }],
    [{ name: 'payment-again', everyMs: 10 * MINUTE_MS, run: () => pull(pullArrivalsAgain) }],
    [{ name: 'payment-months', everyMs: 60 * MINUTE_MS, run: () => turnHookMonths(database.rows) }],
  ]
}

/** What was told is done at once; these find what nobody told of, and what rested long enough. */
const withdrawalSchedules = (desk: OutDesk): Schedule[][] => [
  [{ name: 'withdrawals', everyMs: 500, run: () => sweepWithdrawals(desk) }],
  [{ name: 'payouts', everyMs: 500, run: () => sweepPayouts(desk) }],
  [{ name: 'payouts-again', everyMs: 30 * SECOND_MS, run: () => sweepReturned(desk) }],
  [{ name: 'withdrawal-promises', everyMs: 5 * SECOND_MS, run: () => watchPromises(desk) }],
]

/** What people have agreed to is done within a second. */
const parkedSchedules = (desk: Desk): Schedule[][] => [
  [{ name: 'parked', everyMs: 500, run: () => sweepParked(desk) }],
  [{ name: 'refunds', everyMs: 500, run: () => sweepRefunds(desk) }],
  [{ name: 'disputes', everyMs: SECOND_MS, run: () => sweepDisputes(desk) }],
]

/** Files come once a day; what they say is compared at once. */
const settlementSchedules = (desk: Desk): Schedule[][] => [
  [{ name: 'settlement-files', everyMs: 10 * MINUTE_MS, run: () => pullSettlements(desk) }],
  [{ name: 'settlement-lines', everyMs: 5 * SECOND_MS, run: () => compareFiles(desk) }],
  [{ name: 'settlement-agreed', everyMs: SECOND_MS, run: () => postAgreed(desk) }],
  [{ name: 'settlement-bank', everyMs: MINUTE_MS, run: () => matchPaidOn(desk) }],
  [{ name: 'settlement-missing', everyMs: 60 * MINUTE_MS, run: () => findMissing(desk) }],
  [
    {
      name: 'settlement-months',
      everyMs: 60 * MINUTE_MS,
      run: () => turnSettlementMonths(desk.database.rows),
    },
  ],
]

function addSettlementGauges(metrics: Registry, { rows }: Ground['database']): void {
  const figure = (name: string, help: string, of: 'waitingSeconds' | 'cases') =>
    addGauge(metrics, name, help, async () => (await readSettlementFigures(rows))[of])
  figure(
    'oriel_settlement_seconds',
    'How long the oldest settlement file waits to be compared to its end.',
    'waitingSeconds',
  )
  figure('oriel_settlement_cases', 'Open cases about settlement files.', 'cases')
}

function addParkedGauges(metrics: Registry, { rows }: Ground['database']): void {
  const figure = (name: string, help: string, of: 'waitingSeconds' | 'sendingSeconds') =>
    addGauge(metrics, name, help, async () => (await readParkedFigures(rows))[of])
  figure(
    'oriel_deposits_parked_seconds',
    'How long the oldest arrival that was set aside waits for people.',
    'waitingSeconds',
  )
  figure('oriel_refunds_seconds', 'How long the oldest refund is under way.', 'sendingSeconds')
}

function addWithdrawalGauges(metrics: Registry, { rows }: Ground['database']): void {
  const figure = (name: string, help: string, of: keyof Outs) =>
    addGauge(metrics, name, help, async () => (await readWithdrawalFigures(rows))[of])
  figure(
    'oriel_withdrawals_late_seconds',
    'How long the withdrawal that waits longest is past its promise.',
    'lateSeconds',
  )
  figure('oriel_payouts_seconds', 'How long the oldest payout is under way.', 'sendingSeconds')
  figure(
    'oriel_payouts_without_float',
    'Payouts that providers refused within the last hour because they hold too little for us.',
    'withoutFloat',
  )
}
type Outs = Awaited<ReturnType<typeof readWithdrawalFigures>>

function addDepositGauges(metrics: Registry, { rows }: Ground['database']): void {
  const figure = (name: string, help: string, of: keyof Figures) =>
    addGauge(metrics, name, help, async () => (await readDepositFigures(rows))[of])
  figure(
    'oriel_payment_feed_seconds',
    'How long ago the feed of a payment provider was read that was read least lately.',
    'feedSeconds',
  )
  figure(
    'oriel_deposits_overdue_seconds',
    'How long the oldest deposit is open past its time.',
    'overdueSeconds',
  )
}
type Figures = Awaited<ReturnType<typeof readDepositFigures>>
