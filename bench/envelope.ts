import { addressOf } from '@oriel/contract/endpoint'
import { claimEnvelopeCall } from '@oriel/contract/member/red-envelope'
import { newId, type MemberId } from '@oriel/core/id'
import { forEachOf } from '@oriel/core/each'
import { money } from '@oriel/core/money'
import { expectDone } from '@oriel/core/outcome'
import { startApp } from '@oriel/dev-world/app'
import { ORIEL } from '@oriel/dev-world/cast'
import { freePort } from '@oriel/dev-world/engine/process'
import { keyFile } from '@oriel/dev-world/key-file'
import { memberOfRef } from '@oriel/domain/provider'
import { createClaims } from '@oriel/domain/red-envelope'
import { openSession, type SessionSecrets } from '@oriel/domain/session'
import { openKeys } from '@oriel/keys/keys'
import { houseAccount, memberAccount } from '@oriel/ledger/chart'
import { createLedger } from '@oriel/ledger/ledger'
import { transferEntries } from '@oriel/ledger/rules'
import { startChild } from './lib/child.ts'
import { byTheClock, callers, shareOf } from './lib/clock-turns.ts'
import { everyClaim, openLarge, sumsOf } from './lib/envelope-ground.ts'
import { atLeast, atMost, say, type Figure } from './lib/figure.ts'
import { besides, HOST, type Headers } from './lib/envelope-besides.ts'
import { valueAt } from './lib/rounds.ts'
import { onSeamlessGround, type SeamlessGround } from './lib/seamless-ground.ts'
import type { HerdDone, HerdTurn } from './load/herd.ts'

const ALONE_FLOOR = 0.5
const BATCH_FLOOR = 1
const HERD_CEILING_MS = 10_000
/** Ten thousand press evenly within it; the last of them still has a second for their answer. */
const HERD_WITHIN_MS = 9_000
const HERD_P99_CEILING_MS = 3_000
const SIDE_P99_CEILING_MS = 300
const CONNECTIONS = 16
/** Callers that wait at the same moment, as a herd does. */
const HERD = 200
const BENCH_MAX_MS = 420_000

/** Claims against bare posts of the same journal, and a herd of them over HTTP. */
export const benchEnvelope = (): Promise<Figure[]> =>
  onSeamlessGround(BENCH_MAX_MS, CONNECTIONS, async (ground) => {
    const members = ground.memberRefs.map((ref) => memberOfRef(ref) as MemberId)
    const rates = await byTheClock(sidesOf(ground, members))
    return [
      atLeast('envelope.alone', shareOf('alone', rates.alone, rates.bare), ALONE_FLOOR),
      atLeast('envelope.batch', shareOf('in batches', rates.batch, rates.bare), BATCH_FLOOR),
      ...(await runHerd(ground, members)),
    ]
  })

function sidesOf({ database, folder }: SeamlessGround, members: readonly MemberId[]) {
  const keys = openKeys(keyFile(folder))
  const ledger = createLedger(database)
  const next = everyClaim(members, () => openLarge(database, keys, members.length))
  const single = createClaims(database, ledger, keys, { tripsMax: CONNECTIONS, groupMax: 1 })
  const grouped = createClaims(database, ledger, keys)
  const promotion = houseAccount(ORIEL, 'promotion', 'USD')
  let at = 0
  const post = async (): Promise<void> => {
    at = (at + 1) % members.length
    const own = memberAccount(members[at] as MemberId, 'available', 'USD')
    const entries = transferEntries(promotion, own, money(50_000n, 'USD'))
    const cause = { kind: 'test', id: newId() } as const
    expectDone(await ledger.post(database.rows, { key: newId(), kind: 'test', cause, entries }))
  }
  return {
    bare: callers(CONNECTIONS, post),
    alone: callers(CONNECTIONS, async () => void expectDone(await single(...(await next())))),
    batch: callers(HERD, async () => void expectDone(await grouped(...(await next())))),
  }
}

/**
 * Every member claims one envelope within seconds, at two apis, from a process that does nothing
 * else; others read and start games meanwhile.
 */
async function runHerd(ground: SeamlessGround, members: readonly MemberId[]): Promise<Figure[]> {
  const { database, folder } = ground
  const apis = [await startApi(ground), await startApi(ground)]
  const keys = openKeys(keyFile(folder))
  const sessions = new Map<MemberId, SessionSecrets>()
  await forEachOf(members, CONNECTIONS, async (memberId) => {
    sessions.set(memberId, await openSession(database, { siteId: ORIEL, memberId }, new Date()))
  })
  const side = await besides(ground, apis, (member) => headersOf(sessions.get(member)))
  const id = await openLarge(database, keys, members.length)
  const generator = await startChild('load/herd.ts')
  ground.onEnd(() => generator.stop())
  const others = side.begin()
  const { times, tookMs } = await generator.ask<HerdDone>({
    urls: apis.map((port) => `http://127.0.0.1:${port}${addressOf(claimEnvelopeCall)}`),
    body: JSON.stringify({ id }),
    callers: members.map((member, at) => ({
      ...headersOf(sessions.get(member)),
      'x-forwarded-for': homeOf(at),
    })),
    withinMs: HERD_WITHIN_MS,
  } satisfies HerdTurn)
  const { reads, plays } = await others.end()
  const { claimed, given, posted } = await sumsOf(database, id)
  say(`  ${claimed} of ${members.length} slots in ${tookMs.toFixed(0)} ms; given ${given}`)
  const refused = members.length - times.length
  const [p50, p99] = [0.5, 0.99].map((part) => valueAt(times, part)) as [number, number]
  say(`  a claim: p50 ${p50.toFixed(0)} ms, p99 ${p99.toFixed(0)} ms`)
  return [
    atMost('envelope.herd_ms', tookMs, HERD_CEILING_MS, 0),
    atMost('envelope.herd_p99_ms', p99, HERD_P99_CEILING_MS, 0),
    atMost('envelope.read_p99_ms', reads.p99, SIDE_P99_CEILING_MS, 1),
    atMost('envelope.play_p99_ms', plays.p99, SIDE_P99_CEILING_MS, 1),
    atMost('envelope.refused', Math.max(refused, members.length - claimed), 0, 0),
    atMost('envelope.unequal_units', Number(given - posted), 0, 0),
  ]
}

async function startApi(ground: SeamlessGround): Promise<number> {
  const { postgres, databaseName, folder } = ground
  const env = {
    DATABASE_URL: postgres.url(databaseName, 'oriel_app'),
    TRUSTED_PROXIES: '127.0.0.1,::1',
    LOG_LEVEL: 'warn',
  }
  const app = await startApp({ name: 'api', port: await freePort(), mode: 'built', folder, env })
  ground.onEnd(() => app.stop())
  return app.port
}

const headersOf = (secrets: SessionSecrets | undefined): Headers => ({
  host: HOST,
  'content-type': 'application/json',
  authorization: secrets?.token ?? '',
  cookie: `__Host-sb=${secrets?.binding ?? ''}`,
})

/** A network of their own, as members at home have: nobody is asked for work. */
const homeOf = (at: number): string => `10.${at >> 8}.${at & 255}.1`
