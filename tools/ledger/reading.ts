import { isCurrency } from '@oriel/core/currency'
import { isId } from '@oriel/core/id'
import { writeUnits } from '@oriel/core/money'
import type { Database } from '@oriel/db/database'
import { findMember, type Member } from '@oriel/domain/member'
import { findSiteByCode } from '@oriel/domain/site'
import { memberAccount, type MemberBucket } from '@oriel/ledger/chart'
import { exportStatement } from '@oriel/ledger/export'
import { createLedger } from '@oriel/ledger/ledger'
import { listBalances } from '@oriel/ledger/reading'
import type { JournalId } from '@oriel/ledger/rules'
import { traceJournal } from '@oriel/ledger/trace'
import type { LedgerCommand } from '../ledger.ts'
import { say } from './say.ts'

const BUCKETS: readonly MemberBucket[] = ['available', 'held', 'bonus', 'vault']

export const trace: LedgerCommand = async ({ rows }, _flags, id) => {
  if (!isId(id)) throw new Error('name a journal by its id')
  const journals = await traceJournal(rows, id as JournalId)
  if (journals.length === 0) throw new Error(`no journal ${id}`)
  say(`caused by ${journals[0]?.cause}`)
  for (const journal of journals) {
    say(`\n${journal.at.toISOString()}  ${journal.kind}  ${journal.id}`)
    say(`  key ${journal.key}${journal.reverses ? `, takes back ${journal.reverses}` : ''}`)
    for (const { account, version, before, amount, after } of journal.entries) {
      say(`  ${amount.padStart(20)}  ${account}, line ${version}: ${before} -> ${after}`)
    }
  }
  return true
}

export const balances: LedgerCommand = async (database, { site }, account) => {
  const member = await memberOf(database, site, account)
  for (const { kind, party, currency, units } of await listBalances(database.rows, member.id)) {
    say(`${writeUnits(units).padStart(24)} ${currency}  ${[kind, party].join(' ').trim()}`)
  }
  return true
}

export const statement: LedgerCommand = async (database, flags, account) => {
  const member = await memberOf(database, flags.site, account)
  const currency = flags.currency ?? member.currency
  if (!isCurrency(currency)) throw new Error(`not a currency of the product: ${currency}`)
  const kind = BUCKETS.find((bucket) => bucket === flags.kind)
  if (!kind) throw new Error(`kinds are: ${BUCKETS.join(', ')}`)
  const bucket = memberAccount(member.id, kind, currency)
  const [row = 0n] = await createLedger(database).rowsOf(database.rows, bucket)
  const format = flags.format === 'json' ? 'json' : 'csv'
  for await (const part of exportStatement(database.rows, row, format)) process.stdout.write(part)
  return true
}

async function memberOf({ rows }: Database, code: string, account: string): Promise<Member> {
  const site = await findSiteByCode(rows, code)
  if (!site) throw new Error(`no site has the code ${code}`)
  const member = await findMember(rows, site.id, account)
  if (!member) throw new Error(`no member ${account} on ${site.name}`)
  return member
}
