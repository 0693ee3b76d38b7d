import { addressOf, type AnyEndpoint } from '@oriel/contract/endpoint'
import { lastPlayedGamesCall } from '@oriel/contract/member/games'
import { roundListCall } from '@oriel/contract/member/round'
import { myCashCall, transferListCall } from '@oriel/contract/member/wallet'
import { openDatabase } from '@oriel/db/database'
import { ORIEL } from '@oriel/dev-world/cast'
import { findMember } from '@oriel/domain/member'
import { openSession } from '@oriel/domain/session'
import { atMost, say, type Figure } from './lib/figure.ts'
import { onGround, type Ground } from './lib/ground.ts'
import { OLD_ROWS, tablesWithOldRows, writeOldRows } from './lib/old-rows.ts'
import { ask, pacedTimes, type Question } from './lib/paced.ts'
import { valueAt } from './lib/rounds.ts'

/** How much longer readers may wait while old rows are removed. */
const P99_CEILING = 1.25
const BENCH_MAX_MS = 100 * 60_000
const REMOVAL_MAX_MS = 80 * 60_000
const PACE = { perSecond: 80, seconds: 10, atOnce: 1 }
/** A look before, each of them as long as one while rows go. */
const LOOKS_BEFORE = 6
const WARM_UP_ASKS = 200
const ACCOUNT = 'sophia'

/** What members read from the tables that lose rows; the session itself is one of them. */
const READS: readonly AnyEndpoint[] = [
  myCashCall,
  transferListCall,
  lastPlayedGamesCall,
  roundListCall,
]

/** Twenty million old rows go as the worker removes them, while members read. */
export const benchGrowth = (): Promise<Figure[]> =>
  onGround(async (ground) => {
    const api = await ground.app('api')
    const questions = await readingAt(ground, `http://127.0.0.1:${api.port}`)
    const adminUrl = ground.ownerUrl.replace('oriel_owner', 'postgres')
    await writeOldRows(adminUrl)
    for (let count = 0; count < WARM_UP_ASKS; count += 1) {
      await ask(questions[count % questions.length] as Question)
    }
    const before: number[] = []
    for (let look = 0; look < LOOKS_BEFORE; look += 1) before.push(await readAll(questions))
    say(`  p99 before: ${before.map((ms) => ms.toFixed(1)).join(' ')} ms`)
    const worker = await ground.app('worker', { WORKER_ROLES: 'sweep' })
    const begun = performance.now()
    const during: number[] = []
    let left = await tablesWithOldRows(adminUrl)
    while (left.length > 0 && performance.now() - begun < REMOVAL_MAX_MS) {
      during.push(await readAll(questions))
      left = await tablesWithOldRows(adminUrl)
      say(`  p99 ${during.at(-1)?.toFixed(1)} ms, left: ${left.join(' ')}`)
    }
    const minutes = ((performance.now() - begun) / 60_000).toFixed(1)
    await worker.stop()
    const [quiet, busy] = [valueAt(before, 0.5), valueAt(during, 0.5)]
    const times = `p99 ${quiet.toFixed(1)} ms before, ${busy.toFixed(1)} ms meanwhile`
    say(`  ${OLD_ROWS.toLocaleString('en')} rows went in ${minutes} min, ${times}`)
    return [
      atMost('growth.tables_left', left.length, 0, 0),
      atMost('growth.p99', busy / quiet, P99_CEILING),
    ]
  }, BENCH_MAX_MS)

/** The 99th percentile of all answers. The middle look counts: neighbours spoil some. */
async function readAll(questions: readonly Question[]): Promise<number> {
  const share = { ...PACE, perSecond: PACE.perSecond / questions.length }
  const times = await Promise.all(questions.map((question) => pacedTimes(question, share)))
  return valueAt(times.flat(), 0.99)
}

async function readingAt({ databaseUrl }: Ground, origin: string): Promise<Question[]> {
  const database = openDatabase({ url: databaseUrl, name: 'bench', max: 1 })
  try {
    const member = await findMember(database.rows, ORIEL, ACCOUNT)
    if (!member) throw new Error(`${ACCOUNT} is not in the cast`)
    const about = { siteId: ORIEL, memberId: member.id }
    const session = await openSession(database, about, new Date())
    const headers = {
      host: 'oriel.localhost',
      'content-type': 'application/json',
      authorization: session.token,
      cookie: `__Host-sb=${session.binding}`,
    }
    return READS.map((call) => ({ url: `${origin}${addressOf(call)}`, headers, body: '{}' }))
  } finally {
    await database.close()
  }
}
