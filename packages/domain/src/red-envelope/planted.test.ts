import { newId, siteId, type MemberId } from '@oriel/core/id'
import { createConnection } from '@oriel/db/pool'
import { countLockWaits } from '@oriel/dev-world/testing/lock-waits'
import { plant } from '@oriel/dev-world/testing/plant'
import { rewriteFunction } from '@oriel/dev-world/testing/rewrite-function'
import { testDatabase, type TestDatabase } from '@oriel/dev-world/testing/test-db'
import { testKeys } from '@oriel/keys/testing/test-keys'
import { houseAccount } from '@oriel/ledger/chart'
import { createLedger } from '@oriel/ledger/ledger'
import { expect, onTestFinished, test } from 'vitest'
import { makeMember, makeSite } from '../examples.ts'
import { createClaims } from './claim.ts'
import { applyClaims, type Claiming } from './claim-store.ts'
import type { EnvelopeId } from './rules.ts'
import { amountsOf, openSeed } from './seed.ts'
import { findSealed } from './store.ts'
import { openExample, slotsOf, sumsOf } from './testing/envelopes.ts'

/** What openExample draws, in cents. */
const SHAPE = { total: 2_000, slots: 10, least: 20, most: 500 }
const CENT = 100n

/** Two accounts of one person, one claim begun while the other is not committed. */
async function checkOnePerson(database: TestDatabase): Promise<void> {
  const [first, second] = [await makeMember(database), await makeMember(database)]
  await plant(
    database,
    `INSERT INTO person_members (member_id, site_id, group_id)
      VALUES ('${first.id}', 1, '${first.id}'), ('${second.id}', 1, '${first.id}')`,
  )
  const envelopeId = await openExample(database)
  const [one, other] = [
    await claimingOf(database, envelopeId, first.id, 0),
    await claimingOf(database, envelopeId, second.id, 5),
  ]
  let isOver = false
  const saying = await database.transaction(async (work) => {
    expect(await applyClaims(work, [one])).toMatchObject([{ outcome: 'taken' }])
    const said = applyClaims(database.rows, [other]).finally(() => (isOver = true))
    await expect.poll(async () => isOver || (await countLockWaits(database)) > 0).toBe(true)
    return { said }
  })
  const [answer] = await saying.said
  expect(answer?.outcome).toBe('envelope_not_for_you')
  expect((await sumsOf(database, envelopeId)).count).toBe(1)
}

async function claimingOf(
  database: TestDatabase,
  envelopeId: EnvelopeId,
  memberId: MemberId,
  start: number,
): Promise<Claiming> {
  const ledger = createLedger(database)
  const account = houseAccount(siteId(1), 'promotion', 'USD')
  const house = await ledger.rowFor(database.rows, account, `${envelopeId}:${memberId}`)
  const ids = { journal: newId<'journal'>(), event: newId<'event'>() }
  return { envelopeId, memberId, start, house, partition: 0, ...ids }
}

/** Each claim gives what its slot held before, and all slots are what the seed draws. */
async function checkAmounts(database: TestDatabase): Promise<void> {
  const members = await Promise.all([1, 2, 3].map(() => makeMember(database)))
  const id = await openExample(database)
  const claim = createClaims(database, createLedger(database), testKeys)
  for (const member of members) await claim(id, member.id)
  const sealed = await findSealed(database.rows, id)
  const seed = openSeed(testKeys, id, sealed?.sealed ?? Buffer.alloc(0))
  const drawn = amountsOf(seed, id, SHAPE).map((coins) => BigInt(coins) * CENT)
  expect((await slotsOf(database, id)).map(({ amount }) => amount)).toEqual(drawn)
}

const checks = { 'one slot a person': checkOnePerson, 'the amounts of the seed': checkAmounts }

const AMOUNT_STAYS = '(OLD.envelope_id, OLD.no, OLD.amount) = (NEW.envelope_id, NEW.no, NEW.amount)'
type Owner = ReturnType<typeof createConnection>
type Planted = {
  readonly bug: string
  readonly change: (owner: Owner) => Promise<unknown>
  readonly check: keyof typeof checks
  /** What the check has to complain of. */
  readonly red: RegExp
}

const planted: readonly Planted[] = [
  {
    bug: 'p9: a slot is taken without a unique key',
    change: (owner) =>
      owner.query(`ALTER TABLE red_envelope_slots DROP CONSTRAINT red_envelope_slots_member,
        DROP CONSTRAINT red_envelope_slots_person`),
    check: 'one slot a person',
    red: /expected 'taken' to be/,
  },
  {
    bug: 'p10: amounts are drawn at claim time',
    async change(owner) {
      await rewriteFunction(owner, 'red_envelope_slot_stays', AMOUNT_STAYS, 'true')
      await rewriteFunction(
        owner,
        'red_envelope_take',
        'claimed_at = house_now()',
        `claimed_at = house_now(), amount = (SELECT e.least
          + (random() * ((e.most - e.least) / 100))::int * 100 + 1
          FROM red_envelopes e WHERE e.id = p_envelope)`,
      )
      await owner.query('GRANT UPDATE (amount) ON red_envelope_slots TO oriel_app')
    },
    check: 'the amounts of the seed',
    red: /to deeply equal/,
  },
]

async function freshDatabase(): Promise<TestDatabase> {
  const database = await testDatabase()
  onTestFinished(() => database.drop())
  await makeSite(database)
  return database
}

test.each(Object.entries(checks))('without a bug %s stands', async (_name, check) => {
  await check(await freshDatabase())
})

test.each(planted)('$bug: $check tells', async ({ change, check, red }) => {
  const database = await freshDatabase()
  const owner = createConnection({ url: database.ownerUrl, name: 'plant' })
  await owner.connect()
  await change(owner)
  await owner.end()
  await expect(checks[check](database)).rejects.toThrow(red)
})
