import type { Database } from '@oriel/db/database'
import { clearOutbox } from '@oriel/db/outbox'
import { dropAuditMonths, makeAuditMonths } from '@oriel/domain/audit'
import { followSchedule } from '@oriel/domain/announcement'
import { pruneBankCards } from '@oriel/domain/bank-card'
import { sweepHiddenBulletins } from '@oriel/domain/bulletin'
import { sweepCaptchas } from '@oriel/domain/captcha'
import { pruneDeposits } from '@oriel/domain/deposit'
import { pruneTurnover } from '@oriel/domain/turnover'
import { countHotGames } from '@oriel/domain/games'
import { pruneLetters, readLetterFigures } from '@oriel/domain/letter'
import { pruneMessages, shredMessages } from '@oriel/domain/message'
import { sweepPasskeys } from '@oriel/domain/passkey'
import { prunePaymentCases } from '@oriel/domain/payment'
import { prunePlays } from '@oriel/domain/play'
import { pruneCases } from '@oriel/domain/provider'
import { sweepRates } from '@oriel/domain/rate'
import { sweepTickets } from '@oriel/domain/realtime'
import { pruneCompared } from '@oriel/domain/reconcile'
import { readRecommendFigures, runRecommend } from '@oriel/domain/recommend'
import { readRemovalFigures, runRemovals } from '@oriel/domain/removal'
import { sweepRecovery } from '@oriel/domain/recovery'
import { pruneEnvelopes, showOpened } from '@oriel/domain/red-envelope'
import { sweepPhoneCodes } from '@oriel/domain/registration'
import { pruneRouletteGrants } from '@oriel/domain/roulette'
import { pruneRounds } from '@oriel/domain/round'
import { clearSeamless } from '@oriel/domain/seamless'
import { pruneSessions, sweepSignIns } from '@oriel/domain/session'
import { sweepSportAddresses } from '@oriel/domain/sport'
import { pruneTransfers } from '@oriel/domain/transfer'
import type { Keys } from '@oriel/keys/keys'
import { createLedger } from '@oriel/ledger/ledger'
import { addGauge } from '@oriel/service/gauge'
import type { Registry } from 'prom-client'
import type { Role } from '../role.ts'

const SECOND_MS = 1_000
const MINUTE_MS = 60 * SECOND_MS
const HOUR_MS = 60 * MINUTE_MS

/** Short pieces of work at their times: announcements that begin or end, and rows that expired. */
export const sweepRole: Role = ({ database, keys, metrics, now }) => {
  addLetterGauges(metrics, database)
  addRecommendGauges(metrics, database)
  addRemovalGauges(metrics, database)
  return { schedules: schedulesOf(database, keys, now) }
}

const schedulesOf = (database: Database, keys: Keys, now: () => Date) => [
  // On its own: it is due every second, and a sweep may take twenty.
  [{ name: 'announcement', everyMs: SECOND_MS, run: () => followSchedule(database, now()) }],
  // Once a month it walks all friends of a site.
  [
    {
      name: 'recommend',
      everyMs: MINUTE_MS,
      run: () => runRecommend({ database, ledger: createLedger(database) }),
    },
  ],
  // Each waits for the lock of its member, so it keeps nobody else waiting.
  [
    {
      name: 'removal',
      everyMs: MINUTE_MS,
      run: () => runRemovals({ database, keys, ledger: createLedger(database) }, now()),
    },
  ],
  [{ name: 'red-envelope', everyMs: SECOND_MS, run: () => showOpened(database) }],
  [
    { name: 'captcha', everyMs: 30 * SECOND_MS, run: () => sweepCaptchas(database, now()) },
    { name: 'games', everyMs: 5 * MINUTE_MS, run: () => countHotGames(database, now()) },
    { name: 'passkey', everyMs: MINUTE_MS, run: () => sweepPasskeys(database, now()) },
    { name: 'recovery', everyMs: MINUTE_MS, run: () => sweepRecovery(database, now()) },
    { name: 'registration', everyMs: MINUTE_MS, run: () => sweepPhoneCodes(database, now()) },
    { name: 'rate', everyMs: MINUTE_MS, run: () => sweepRates(database, now()) },
    { name: 'session', everyMs: MINUTE_MS, run: () => sweepSignIns(database, now()) },
    { name: 'sport', everyMs: MINUTE_MS, run: () => sweepSportAddresses(database) },
    { name: 'realtime', everyMs: MINUTE_MS, run: () => sweepTickets(database, now()) },
    { name: 'bulletin', everyMs: HOUR_MS, run: () => sweepHiddenBulletins(database, now()) },
    { name: 'message', everyMs: MINUTE_MS, run: () => shredMessages(database, now()) },
    { name: 'outbox', everyMs: 10 * MINUTE_MS, run: () => clearOutbox(database) },
    { name: 'audit-months', everyMs: HOUR_MS, run: () => makeAuditMonths(database.rows, now()) },
  ],
  // What is removed by age, one after the other: together they use a fifth of a connection.
  [
    { name: 'prune-audit', everyMs: HOUR_MS, run: () => dropAuditMonths(database.rows) },
    { name: 'prune-case', everyMs: MINUTE_MS, run: () => pruneCases(database.rows) },
    { name: 'prune-seamless', everyMs: 10 * MINUTE_MS, run: () => clearSeamless(database) },
    { name: 'prune-round', everyMs: MINUTE_MS, run: () => pruneRounds(database.rows) },
    { name: 'prune-compared', everyMs: MINUTE_MS, run: () => pruneCompared(database.rows) },
    { name: 'prune-session', everyMs: MINUTE_MS, run: () => pruneSessions(database) },
    { name: 'prune-play', everyMs: MINUTE_MS, run: () => prunePlays(database) },
    { name: 'prune-transfer', everyMs: MINUTE_MS, run: () => pruneTransfers(database) },
    { name: 'prune-roulette', everyMs: MINUTE_MS, run: () => pruneRouletteGrants(database) },
    { name: 'prune-red-envelope', everyMs: HOUR_MS, run: () => pruneEnvelopes(database) },
    { name: 'prune-message', everyMs: MINUTE_MS, run: () => pruneMessages(database) },
    { name: 'prune-letter', everyMs: MINUTE_MS, run: () => pruneLetters(database.rows) },
    { name: 'prune-payment', everyMs: HOUR_MS, run: () => prunePaymentCases(database.rows) },
    { name: 'prune-deposit', everyMs: HOUR_MS, run: () => pruneDeposits(database.rows) },
    { name: 'prune-turnover', everyMs: HOUR_MS, run: () => pruneTurnover(database.rows) },
    { name: 'prune-bank-card', everyMs: HOUR_MS, run: () => pruneBankCards(database.rows) },
  ],
]

function addLetterGauges(metrics: Registry, { rows }: Database): void {
  const overdue = 'How long the oldest letter that has ended waits to be removed.'
  addGauge(metrics, 'oriel_letters_overdue_seconds', overdue, async () => {
    return (await readLetterFigures(rows)).overdueSeconds
  })
  const live = 'Letters to audiences that have not ended, at the site with most of them.'
  addGauge(metrics, 'oriel_letters_live', live, async () => {
    return (await readLetterFigures(rows)).liveAudience
  })
}

function addRecommendGauges(metrics: Registry, { rows }: Database): void {
  const overdue = 'How long the oldest month of awards for friends waits to be worked out.'
  addGauge(metrics, 'oriel_recommend_overdue_seconds', overdue, async () => {
    return (await readRecommendFigures(rows)).overdueSeconds
  })
  const waiting = 'Awards for friends that wait although their member is open, or gone.'
  addGauge(metrics, 'oriel_recommend_awards_waiting', waiting, async () => {
    return (await readRecommendFigures(rows)).waiting
  })
}

function addRemovalGauges(metrics: Registry, { rows }: Database): void {
  const overdue = 'How long the oldest account that is due to be deleted waits for it.'
  addGauge(metrics, 'oriel_removals_overdue_seconds', overdue, async () => {
    return (await readRemovalFigures(rows)).overdueSeconds
  })
  const money = 'Accounts deleted in the last 30 days that have money again.'
  addGauge(metrics, 'oriel_removals_with_money', money, async () => {
    return (await readRemovalFigures(rows)).withMoney
  })
}
