import { newId } from '@oriel/core/id'
import { money, type Units } from '@oriel/core/money'
import { expectDone } from '@oriel/core/outcome'
import type { Database } from '@oriel/db/database'
import { announce } from '@oriel/db/outbox'
import { saveProviders } from '@oriel/domain/games'
import { findMember, type Member } from '@oriel/domain/member'
import { openCase, saveLink } from '@oriel/domain/provider'
import { openIn } from '@oriel/domain/transfer'
import { grantPlayMoney } from '@oriel/domain/wallet'
import { memberAccount } from '@oriel/ledger/chart'
import { createLedger } from '@oriel/ledger/ledger'
import pg from 'pg'
import { ORIEL } from '../cast.ts'

/** A provider that nobody answers at: what is sent there stays on its way. */
export const SILENT = 'GPZZ'
const TRANSFERRED: Units = 250_000n
const DIFFERENCE: Units = 125_000n
const WON: Units = 12_500_000n

type Told = { readonly database: Database; readonly ownerUrl: string }

/**
 * Each queue of the office has something in it: a transfer that nobody answers for, a difference
 * with a provider, and a fact that no consumer can read. A win above its limit is played.
 */
export async function tellQueues({ database, ownerUrl }: Told, now: Date): Promise<void> {
  const known = database.rows.selectFrom('transfers').select('id').where('provider_id', '=', SILENT)
  if (await known.limit(1).executeTakeFirst()) return
  await tellCase(database, await tellStuckTransfer(database, now), now)
  await makeOlder(ownerUrl)
  await tellUnreadable(database)
}

export async function memberOf({ rows }: Database, account: string): Promise<Member> {
  const member = await findMember(rows, ORIEL, account)
  if (!member) throw new Error(`${account} is not in the cast`)
  return member
}

/** For tests: a win that waits for two people, without a round. Play money is given for it. */
export async function tellHeldWin(database: Database, member: Member, now: Date): Promise<string> {
  const { id: memberId, siteId, currency } = member
  const ledger = createLedger(database)
  const id = newId<'hold'>()
  const amount = money(WON, currency)
  const grant = { id: `held-${id}`, member, amount, by: 'story' }
  expectDone(await grantPlayMoney({ database, ledger }, grant, now))
  await database.transaction(async (work) => {
    await work
      .insertInto('held_wins')
      .values({
        id,
        site_id: siteId,
        member_id: memberId,
        provider_id: 'GPOR',
        round_id: `story-${id.slice(-8)}`,
        title: 'triple-sevens',
        currency,
        amount: WON,
        win_max: WON / 2n,
        state: 'held',
        held: WON,
      })
      .execute()
    const held = await ledger.hold(work, {
      hold: id,
      key: `held:${id}`,
      cause: { kind: 'held-win', id },
      from: memberAccount(memberId, 'available', currency),
      held: memberAccount(memberId, 'held', currency),
      amount,
    })
    expectDone(held)
  })
  return id
}

/** The provider has no keys, so the worker asks again and again, and nobody answers. */
export async function tellStuckTransfer(database: Database, now: Date): Promise<string> {
  await saveProviders(database, [{ id: SILENT, name: 'Silent Games', lobbies: [] }], now)
  const url = 'http://127.0.0.1:9'
  const link = { providerId: SILENT, dialect: 'studio', wallet: 'transfer', url } as const
  await saveLink(database.rows, { ...link, operator: 'oriel' }, now)
  const { id: memberId, siteId, currency } = await memberOf(database, 'oldmove')
  const draft = { siteId, memberId, providerId: SILENT, currency } as const
  const { transfer } = expectDone(
    await database.transaction((work) =>
      openIn(
        work,
        createLedger(database),
        { ...draft, cause: 'play', causeId: newId() },
        TRANSFERRED,
      ),
    ),
  )
  return transfer.id
}

/** What the provider has moved is not what the house has moved. */
export const tellCase = ({ rows }: Database, transferId: string, now: Date): Promise<string> =>
  openCase(rows, {
    providerId: SILENT,
    kind: 'transfer',
    subject: `status ${transferId}`,
    detail: {
      reason: 'amount',
      currency: 'USD',
      expected: String(TRANSFERRED),
      provider: String(TRANSFERRED - DIFFERENCE),
      difference: String(-DIFFERENCE),
      looked_at: now.toISOString(),
    },
  })

/** Nobody waits for minutes to see a transfer that is late. */
export async function makeOlder(ownerUrl: string): Promise<void> {
  const owner = new pg.Client({ connectionString: ownerUrl })
  await owner.connect()
  try {
    await owner.query(
      `UPDATE transfers SET made_at = made_at - interval '20 minutes' WHERE provider_id = $1`,
      [SILENT],
    )
  } finally {
    await owner.end()
  }
}

/** Its consumers try for a minute and a half; then it is a dead letter of each. */
const tellUnreadable = (database: Database) =>
  database.transaction((work) =>
    announce(work, { name: 'round.fed', siteId: ORIEL, owner: 'story', data: { story: true } }),
  )
