import { openBus } from '@oriel/bus/bus'
import { startConsumer } from '@oriel/bus/consumer'
import { startRelay } from '@oriel/bus/relay'
import { EVENT_SUBJECTS, wordFilter } from '@oriel/bus/subjects'
import { readEnv, words } from '@oriel/core/env'
import { openDatabase } from '@oriel/db/database'
import { followSchedule } from '@oriel/domain/announcement'
import { sweepHiddenBulletins } from '@oriel/domain/bulletin'
import { sweepCaptchas } from '@oriel/domain/captcha'
import { countHotGames } from '@oriel/domain/games'
import { MESSAGE_BACKOFF_MS, shredMessages } from '@oriel/domain/message'
import { sweepPasskeys } from '@oriel/domain/passkey'
import { sweepRates } from '@oriel/domain/rate'
import { sweepTickets } from '@oriel/domain/realtime'
import { sweepSignIns } from '@oriel/domain/session'
import { sweepRecovery } from '@oriel/domain/recovery'
import { sweepPhoneCodes } from '@oriel/domain/registration'
import { pruneOutbox } from '@oriel/db/outbox'
import { sweepSportAddresses } from '@oriel/domain/sport'
import { openKeys } from '@oriel/keys/keys'
import { createLedger } from '@oriel/ledger/ledger'
import { createProviders } from '@oriel/providers/providers'
import { startOperations } from '@oriel/service/operations'
import { commonEnv, createService, databaseEnv, natsEnv } from '@oriel/service/service'
import { inTrace, noteSpan } from '@oriel/service/trace'
import { Counter, Gauge } from 'prom-client'
import { createFeedLive } from './feed-live.ts'
import { ledgerEnv, ledgerSchedules } from './ledger.ts'
import { createDeliver, createSend, messageEnv } from './message.ts'
import { startPlayWork } from './play.ts'
import { createSendCode } from './recovery.ts'
import { reconcileSchedules } from './reconcile.ts'
import { createFollowRounds, ROUND_WORDS, roundSchedules } from './round.ts'
import { startSchedules } from './schedules.ts'

const env = readEnv({
  ...commonEnv,
  ...databaseEnv,
  ...natsEnv,
  ...ledgerEnv,
  ...messageEnv,
  WORKER_ROLES: words(),
})
const roles = new Set(
  env.WORKER_ROLES.length > 0
    ? env.WORKER_ROLES
    : ['relay', 'live', 'message', 'recovery', 'play', 'round', 'reconcile', 'schedules'],
)
const { log, lifecycle } = createService('worker')
const replicas = Number(env.NATS_REPLICAS)
const directUrl = env.DIRECT_DATABASE_URL || env.DATABASE_URL

const database = openDatabase({ url: env.DATABASE_URL, name: 'worker', onQuery: noteSpan })
lifecycle.onStop('database', () => database.close())
const bus = await openBus({ urls: env.NATS_URLS, name: 'worker' })
lifecycle.onStop('bus', () => bus.close())
const operations = await startOperations(env.OPERATIONS_PORT, {
  database: () => database.pool.query('SELECT 1'),
  bus: () => bus.connection.flush(),
})
lifecycle.onStop('operations', () => operations.close())
const registers = [operations.metrics]

if (roles.has('relay')) {
  const help = 'Facts carried from the outbox to the bus.'
  const sent = new Counter({ name: 'oriel_relay_sent_total', help, registers })
  const onSent = (count: number) => sent.inc(count)
  const relay = startRelay({ bus, databaseUrl: directUrl, replicas, log, onSent })
  lifecycle.onStop('relay', () => relay.stop())
}

if (roles.has('live')) {
  const help = 'Facts turned into realtime messages.'
  const fed = new Counter({ name: 'oriel_live_fed_total', help, labelNames: ['fact'], registers })
  const feedLive = createFeedLive(bus, database.rows)
  const consumer = startConsumer({
    bus,
    name: 'live',
    filter: EVENT_SUBJECTS,
    replicas,
    log,
    handle: (event) =>
      inTrace({ name: `live ${event.name}`, parent: event.trace, kind: 'consumer' }, async () => {
        await feedLive(event)
        fed.inc({ fact: event.name })
      }),
  })
  lifecycle.onStop('live', () => consumer.stop())
}

if (roles.has('message')) {
  const help = 'Messages brought out, by what became of them.'
  const told = new Counter({ name: 'oriel_messages_total', help, labelNames: ['end'], registers })
  const deliver = createDeliver({
    database,
    keys: openKeys(env.KEY_FILE),
    send: createSend({ sms: env.SMS_URL, mail: env.MAIL_URL }),
    now: () => new Date(),
  })
  const consumer = startConsumer({
    bus,
    name: 'message',
    filter: wordFilter('message'),
    replicas,
    log,
    backoffMs: MESSAGE_BACKOFF_MS,
    handle: (event) =>
      inTrace({ name: event.name, parent: event.trace, kind: 'consumer' }, async () => {
        told.inc({ end: await deliver(event) })
      }),
  })
  lifecycle.onStop('message', () => consumer.stop())
}

if (roles.has('recovery')) {
  const help = 'Requests for a code, by what became of them.'
  const asked = new Counter({ name: 'oriel_recovery_total', help, labelNames: ['end'], registers })
  const sendCode = createSendCode({ database, keys: openKeys(env.KEY_FILE) }, () => new Date())
  const consumer = startConsumer({
    bus,
    name: 'recovery',
    filter: wordFilter('recovery'),
    replicas,
    log,
    handle: (event) =>
      inTrace({ name: event.name, parent: event.trace, kind: 'consumer' }, async () => {
        asked.inc({ end: await sendCode(event) })
      }),
  })
  lifecycle.onStop('recovery', () => consumer.stop())
}

if (roles.has('play')) {
  const keys = openKeys(env.KEY_FILE)
  const work = startPlayWork({ bus, database, directUrl, keys, replicas, log })
  lifecycle.onStop('play', () => work.stop())
}

if (roles.has('reconcile')) {
  const now = () => new Date()
  const help = 'What did not agree when the books were last compared.'
  const gauge = { name: 'oriel_reconcile_broken', help, labelNames: ['check'], registers }
  const broken = new Gauge(gauge)
  const providers = createProviders({ rows: database.rows, keys: openKeys(env.KEY_FILE), now })
  const schedules = reconcileSchedules({ database, providers }, log, now, (report) =>
    broken.set({ check: report.name }, report.broken),
  )
  const times = startSchedules({ databaseUrl: directUrl, log, schedules })
  lifecycle.onStop('reconcile', () => times.stop())
}

if (roles.has('round')) {
  const now = () => new Date()
  const providers = createProviders({ rows: database.rows, keys: openKeys(env.KEY_FILE), now })
  const house = { database, ledger: createLedger(database), providers }
  const handle = createFollowRounds(house)
  for (const word of ROUND_WORDS) {
    const name = word === 'round' ? 'round' : `round-${word}`
    const consumer = startConsumer({ bus, name, filter: wordFilter(word), replicas, log, handle })
    lifecycle.onStop(name, () => consumer.stop())
  }
  // Times of their own: a provider that is slow keeps no other schedule waiting.
  const schedules = roundSchedules(house, log, now)
  const times = startSchedules({ databaseUrl: directUrl, log, schedules })
  lifecycle.onStop('round-schedules', () => times.stop())
}

if (roles.has('schedules')) {
  const now = () => new Date()
  const schedules = startSchedules({
    databaseUrl: directUrl,
    log,
    schedules: [
      { name: 'announcement', everyMs: 1_000, run: () => followSchedule(database, now()) },
      { name: 'captcha', everyMs: 30_000, run: () => sweepCaptchas(database, now()) },
      { name: 'games', everyMs: 300_000, run: () => countHotGames(database, now()) },
      { name: 'passkey', everyMs: 60_000, run: () => sweepPasskeys(database, now()) },
      { name: 'recovery', everyMs: 60_000, run: () => sweepRecovery(database, now()) },
      { name: 'registration', everyMs: 60_000, run: () => sweepPhoneCodes(database, now()) },
      { name: 'rate', everyMs: 60_000, run: () => sweepRates(database, now()) },
      { name: 'session', everyMs: 60_000, run: () => sweepSignIns(database, now()) },
      { name: 'sport', everyMs: 60_000, run: () => sweepSportAddresses(database) },
      { name: 'realtime', everyMs: 60_000, run: () => sweepTickets(database, now()) },
      {
        name: 'bulletin',
        everyMs: 3_600_000,
        run: () => sweepHiddenBulletins(database, now()),
      },
      { name: 'message', everyMs: 60_000, run: () => shredMessages(database, now()) },
      { name: 'outbox', everyMs: 600_000, run: () => pruneOutbox(database) },
      ...ledgerSchedules(database, env, now),
    ],
  })
  lifecycle.onStop('schedules', () => schedules.stop())
}

lifecycle.onStop('balancer', () => operations.drain())
lifecycle.listen()
log.info({ roles: [...roles], operations: operations.port }, 'worker is at work')
