import type { MemberId } from '@oriel/core/id'
import { expectDone } from '@oriel/core/outcome'
import { openDatabase, type Database } from '@oriel/db/database'
import { ORIEL } from '@oriel/dev-world/cast'
import type { Postgres } from '@oriel/dev-world/engine/postgres'
import { driveTransfer, openIn, openOut, type Driver, type Opened } from '@oriel/domain/transfer'
import { createLedger } from '@oriel/ledger/ledger'
import { byTheClock, shareOf, type TimedSide } from './lib/clock-turns.ts'
import { atLeast, say, type Figure } from './lib/figure.ts'
import { onLedgerGround } from './lib/ledger-ground.ts'
import { pgbench } from './lib/pgbench.ts'
import { GIVEN, idlePort, laySaga, PROVIDER, type FirstRows } from './lib/saga-ground.ts'
import { ownSeconds, tellCost } from './lib/side-cost.ts'

/** A transfer stands in a row, is taken, kept, ended and announced; bare are its posts alone. */
const SHARE_FLOOR = 0.08
const CONNECTIONS = 16
const MEMBERS = 800
const STRIPES = 16
const COUNTED_PAIRS = 50
const BENCH_MAX_MS = 240_000
const DATABASE = 'oriel'

/**
 * Transfers to a provider that answers at once, from the opening to the end, against the bare posts
 * of the same transfers by pgbench: what the certainty about every single one of them costs.
 */
export const benchSaga = (): Promise<Figure[]> =>
  onLedgerGround(BENCH_MAX_MS, async (ground) => {
    const postgres = await ground.start(true)
    await ground.make(postgres, DATABASE)
    const database = ground.open(postgres, DATABASE, CONNECTIONS)
    const ledger = createLedger(database)
    const { members, first } = await laySaga(database, ledger, MEMBERS)
    const driver: Driver = { database, ledger, providers: { port: async () => idlePort } }
    const options = { postgres, folder: ground.folder, database: DATABASE }
    const script = barePosts(first)
    const bare = pgbench({ ...options, connections: CONNECTIONS, script })
    // One script there is the way to a provider and back: two transfers.
    const sides = {
      pgbench: async (seconds: number) => 2 * (await bare(seconds)),
      saga: transfers(driver, members),
    }
    const rates = await byTheClock(sides)
    for (const [name, side] of Object.entries(sides)) {
      await tellCost(
        { postgres, database: DATABASE, name, what: 'transfer', own: ownSeconds },
        side,
      )
    }
    await tellStatements(postgres, members)
    return [atLeast('saga.share', shareOf('saga', rates.saga, rates.pgbench), SHARE_FLOOR)]
  })

/** What the ledger is asked for when money goes there and comes back: held, arrived, home. */
const barePosts = ({ available, mirror, transit }: FirstRows): string => {
  const post = (kind: string, from: string, to: string) =>
    `SELECT * FROM ledger_post(uuidv7(), uuidv7()::text, '${kind}', 'transfer', uuidv7()::text,
  ARRAY[${from}, ${to}]::bigint[], '{USD,USD}', '{-1,1}', NULL);`
  return `
\\set number random(0, ${MEMBERS - 1})
\\set available ${available} + :number
\\set mirror ${mirror} + :number
\\set transit ${transit} + random(0, ${STRIPES - 1})
${post('transfer-hold', ':available', ':transit')}
${post('transfer-in', ':transit', ':mirror')}
${post('transfer-out', ':mirror', ':available')}
`
}

/** As many as there are connections, each with members of its own, there and back in turn. */
const transfers = (driver: Driver, members: readonly MemberId[]): TimedSide => {
  let turn = 0
  return async (seconds) => {
    const begun = performance.now()
    const end = begun + seconds * 1000
    let count = 0
    const goOn = async (own: readonly MemberId[]) => {
      while (performance.now() < end) {
        turn += 1
        await thereAndBack(driver, own[turn % own.length] as MemberId)
        count += 2
      }
    }
    const share = Math.floor(members.length / CONNECTIONS)
    await Promise.all(
      Array.from({ length: CONNECTIONS }, (_, place) =>
        goOn(members.slice(place * share, (place + 1) * share)),
      ),
    )
    return (count * 1000) / (performance.now() - begun)
  }
}

async function thereAndBack(driver: Driver, memberId: MemberId): Promise<void> {
  const { database, ledger } = driver
  const place = { siteId: ORIEL, memberId, providerId: PROVIDER, currency: 'USD' } as const
  const there = { ...place, cause: 'play', causeId: memberId } as const
  const home = { ...place, cause: 'leave', causeId: memberId } as const
  await drive(
    driver,
    await database.transaction(async (work) =>
      expectDone(await openIn(work, ledger, there, GIVEN)),
    ),
  )
  await drive(driver, await database.transaction((work) => openOut(work, home)))
}

async function drive(driver: Driver, { transfer: { id }, isNew }: Opened): Promise<void> {
  const ended = await driveTransfer(driver, id)
  if (!isNew || ended?.state !== 'completed') throw new Error(`transfer ${id} is ${ended?.state}`)
}

/** Counted apart: to be told of every statement costs a little for each. */
async function tellStatements(postgres: Postgres, members: readonly MemberId[]): Promise<void> {
  let statements = 0
  const counted: Database = openDatabase({
    url: postgres.url(DATABASE, 'oriel_app'),
    name: 'bench',
    max: 1,
    onQuery: () => (statements += 1),
  })
  try {
    const ledger = createLedger(counted)
    const driver: Driver = { database: counted, ledger, providers: { port: async () => idlePort } }
    await thereAndBack(driver, members[0] as MemberId)
    statements = 0
    for (let pair = 0; pair < COUNTED_PAIRS; pair += 1) {
      await thereAndBack(driver, members[pair] as MemberId)
    }
    say(`  ${(statements / (2 * COUNTED_PAIRS)).toFixed(1)} statements per transfer`)
  } finally {
    await counted.close()
  }
}
