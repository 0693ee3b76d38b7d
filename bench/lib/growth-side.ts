import { newId } from '@oriel/core/id'
import { money } from '@oriel/core/money'
import { expectDone } from '@oriel/core/outcome'
import type { Rows } from '@oriel/db/database'
import { houseAccount, memberAccount } from '@oriel/ledger/chart'
import { SITE } from '@oriel/ledger/examples'
import { createLedger } from '@oriel/ledger/ledger'
import { transferEntries, type Post } from '@oriel/ledger/rules'
import { listStatement, type StatementCursor } from '@oriel/ledger/statement'
import { historyMember, type History, type HistoryRows } from '@oriel/ledger/testing/history'

/** What is done, again and again, to a ledger with a past. */
export type GrowthSide = {
  readonly post: () => Promise<void>
  /** The newest page of a busy member's statement. */
  readonly newest: () => Promise<void>
  /** One that is some pages behind it. */
  readonly deep: () => Promise<void>
}

const PAGE = 50
const DEEP_PAGES = 3
/** Those who post, spread over all members; each has posted before the clock runs. */
const POSTERS = 5_000
const WARM_UP_AT_ONCE = 50

export async function openSide(
  rows: Rows,
  history: History,
  historyRows: HistoryRows,
): Promise<GrowthSide> {
  const ledger = createLedger({ rows })
  const house = houseAccount(SITE, 'promotion', 'USD')
  const { busy, members } = history
  const posters = Array.from({ length: POSTERS }, (_, index) => {
    const place = busy + Math.floor((index * (members - busy)) / POSTERS)
    return memberAccount(historyMember(place), 'available', 'USD')
  })
  const post = (number: number): Post => ({
    key: newId(),
    kind: 'test',
    cause: { kind: 'test', id: newId() },
    entries: transferEntries(house, posters[number] ?? house, money(1n, 'USD')),
  })
  for (let first = 0; first < POSTERS; first += WARM_UP_AT_ONCE) {
    const posts = Array.from({ length: WARM_UP_AT_ONCE }, (_, index) => post(first + index))
    await Promise.all(posts.map((one) => ledger.postAlone(one)))
  }
  const page = async (member: number, before: StatementCursor | null) => {
    const account = historyRows.members + BigInt(member)
    const { lines, next } = await listStatement(rows, account, { before, limit: PAGE })
    if (lines.length !== PAGE) throw new Error(`a page has ${lines.length} lines`)
    return next
  }
  const depths: (StatementCursor | null)[] = []
  for (let member = 0; member < busy; member += 1) {
    let depth: StatementCursor | null = null
    for (let count = 0; count < DEEP_PAGES; count += 1) depth = await page(member, depth)
    depths.push(depth)
  }
  const any = (count: number) => Math.floor(Math.random() * count)
  return {
    async post() {
      expectDone(await ledger.post(rows, post(any(POSTERS))))
    },
    async newest() {
      await page(any(busy), null)
    },
    async deep() {
      const member = any(busy)
      await page(member, depths[member] ?? null)
    },
  }
}
