import { newId, siteId } from '@oriel/core/id'
import { money } from '@oriel/core/money'
import { expectDone } from '@oriel/core/outcome'
import type { Database, Rows } from '@oriel/db/database'
import { houseAccount, memberAccount, type Account } from '@oriel/ledger/chart'
import { createLedger, type Ledger } from '@oriel/ledger/ledger'
import { transferEntries, type Post } from '@oriel/ledger/rules'
import { byTheClock, shareOf, type TimedSide } from './lib/clock-turns.ts'
import { atLeast, type Figure } from './lib/figure.ts'
import { onLedgerGround } from './lib/ledger-ground.ts'
import { pgbench } from './lib/pgbench.ts'

const SINGLE_FLOOR = 0.9
const BATCH_FLOOR = 2
const HOT_HOUSE_FLOOR = 0.6
const CONNECTIONS = 16
const BATCH = 50
const SITES = 100
const MEMBERS_PER_SITE = 200
const STRIPES = 16
const BENCH_MAX_MS = 240_000
const DATABASE = 'oriel'

/** Posts through the client of the ledger, against the same SQL function called by pgbench. */
export const benchLedger = (): Promise<Figure[]> =>
  onLedgerGround(BENCH_MAX_MS, async (ground) => {
    const postgres = await ground.start(true)
    await ground.make(postgres, DATABASE)
    const database = ground.open(postgres, DATABASE, CONNECTIONS)
    const ledger = createLedger(database)
    const script = pgbenchScript(await openAccounts(database, ledger))
    const bare = { postgres, folder: ground.folder, database: DATABASE }
    const rates = await byTheClock({
      pgbench: pgbench({ ...bare, connections: CONNECTIONS, script }),
      ...clients(database, ledger),
    })
    // Without a floor: each post as a transaction of its own, and batches that meet at every turn.
    shareOf('plain posts against pgbench', rates.plain, rates.pgbench)
    shareOf('batches of anybody against pgbench', rates.mixed, rates.pgbench)
    const share = (name: string, floor: number, ...sides: [readonly number[], readonly number[]]) =>
      atLeast(name, shareOf(name, ...sides), floor)
    return [
      share('ledger.single', SINGLE_FLOOR, rates.alone, rates.pgbench),
      share('ledger.batch_of_50', BATCH_FLOOR, rates.batch, rates.pgbench),
      share('ledger.hot_house', HOT_HOUSE_FLOOR, rates.hot, rates.plain),
    ]
  })

/** Members belong to a site, and are paid by its house. */
type Site = { readonly house: Account; readonly members: readonly Account[] }
/** The first row of each kind; in the order of sites, without gaps. */
type FirstRows = { readonly house: bigint; readonly member: bigint }

const sites: readonly Site[] = Array.from({ length: SITES }, (_, index) => ({
  house: houseAccount(siteId(index + 1), 'promotion', 'USD'),
  members: Array.from({ length: MEMBERS_PER_SITE }, () =>
    memberAccount(newId(), 'available', 'USD'),
  ),
}))

async function openAccounts(database: Database, ledger: Ledger): Promise<FirstRows> {
  const rowsOf = async (rows: Rows, accounts: readonly Account[]): Promise<bigint[]> => {
    const found: bigint[] = []
    for (const account of accounts) found.push(...(await ledger.rowsOf(rows, account)))
    return found
  }
  const houses = sites.map(({ house }) => house)
  const members = sites.flatMap((site) => site.members)
  const [[house = 0n], [member = 0n]] = await database.transaction(async (work) => [
    await rowsOf(work, houses),
    await rowsOf(work, members),
  ])
  // Once they are there for good, the ledger remembers them.
  await rowsOf(database.rows, [...houses, ...members])
  return { house, member }
}

/** What the client sends for a post, with ids in the order of time as it makes them. */
const pgbenchScript = ({ house, member }: FirstRows): string => `
\\set number random(0, ${SITES * MEMBERS_PER_SITE - 1})
\\set member ${member} + :number
\\set house ${house} + (:number / ${MEMBERS_PER_SITE}) * ${STRIPES} + random(0, ${STRIPES - 1})
SELECT * FROM ledger_post(uuidv7(), uuidv7()::text, 'bonus', 'bench', uuidv7()::text,
  ARRAY[:house, :member]::bigint[], '{USD,USD}', '{-1,1}', NULL);
`

const anyOf = <One>(list: readonly One[]): One =>
  list[Math.floor(Math.random() * list.length)] as One

const pay = (house: Account, member: Account): Post => ({
  key: newId(),
  kind: 'test',
  cause: { kind: 'test', id: newId() },
  entries: transferEntries(house, member, money(1n, 'USD')),
})

function payAnybody(): Post {
  const { house, members } = anyOf(sites)
  return pay(house, anyOf(members))
}

/** So many members of one site, one after another, as a run of rebates does. */
function payMany(): Post[] {
  const { house, members } = anyOf(sites)
  const first = Math.floor(Math.random() * (members.length - BATCH))
  return members.slice(first, first + BATCH).map((member) => pay(house, member))
}

function clients(database: Database, ledger: Ledger) {
  const hotHouse = anyOf(sites).house
  const single = (post: () => Post) =>
    callers(1, async () => [await ledger.post(database.rows, post())])
  const batch = (posts: () => Post[]) =>
    callers(BATCH, () => {
      const own = posts()
      return database.transaction((work) => ledger.postMany(work, own))
    })
  return {
    alone: callers(1, async () => [await ledger.postAlone(payAnybody())]),
    plain: single(payAnybody),
    hot: single(() => pay(hotHouse, anyOf(anyOf(sites).members))),
    batch: batch(payMany),
    mixed: batch(() => Array.from({ length: BATCH }, payAnybody)),
  }
}

type Answer = Awaited<ReturnType<Ledger['post']>>

/** As many callers as there are connections, each waiting for its answer before it asks again. */
const callers = (posts: number, call: () => Promise<readonly Answer[]>): TimedSide =>
  async function run(seconds) {
    const begun = performance.now()
    const end = begun + seconds * 1000
    let calls = 0
    const keepAsking = async () => {
      while (performance.now() < end) {
        for (const answer of await call()) expectDone(answer)
        calls += 1
      }
    }
    await Promise.all(Array.from({ length: CONNECTIONS }, keepAsking))
    return (calls * posts * 1000) / (performance.now() - begun)
  }
