import { readFileSync } from 'node:fs'
import { newId } from '@oriel/core/id'
import { money } from '@oriel/core/money'
import { expectDone, type Outcome } from '@oriel/core/outcome'
import { createConnection } from '@oriel/db/pool'
import { moveClock } from '@oriel/dev-world/testing/move-clock'
import { plant } from '@oriel/dev-world/testing/plant'
import type { TestDatabase } from '@oriel/dev-world/testing/test-db'
import { listAudit } from '@oriel/domain/audit'
import { removeCard } from '@oriel/domain/bank-card'
import {
  claimUnique,
  createMember,
  findMember,
  getMember,
  isTaken,
  readPersonal,
  writePersonal,
  type Member,
} from '@oriel/domain/member'
import { createSessionFinder, openSession } from '@oriel/domain/session'
import { grantPlayMoney } from '@oriel/domain/wallet'
import { testKeys } from '@oriel/keys/testing/test-keys'
import { createLedger } from '@oriel/ledger/ledger'
import { listBalances } from '@oriel/ledger/reading'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { makeMember, NOON } from '../examples.ts'
import { draftOf, giveCard, makeHolder, saveExamples } from '../testing/cards.ts'
import { HERE as SITE, layGround, ONE } from '../testing/playhouse.ts'
import { askRemoval, callOffRemoval, findRemovalDay, readRemovalFigures } from './removal.ts'
import { runRemovals } from './removal.ts'

const DAY_MS = 86_400_000
const PERSONAL = { email: 'anna@mail.example', phone: '0901234567', name: 'Anna' }

let database: TestDatabase
let owner: ReturnType<typeof createConnection>
let anna: Member
beforeEach(async () => {
  ;({ database } = await layGround())
  owner = createConnection({ url: database.ownerUrl, name: 'removal' })
  await owner.connect()
  anna = await makeMember(database)
  await database.transaction(async (work) => {
    await writePersonal(work, testKeys, anna.id, PERSONAL)
    await claimUnique(work, testKeys, anna, { email: PERSONAL.email })
  })
})
afterEach(async () => {
  await owner.end()
  await database.drop()
})

const tools = () => ({ database, keys: testKeys, ledger: createLedger(database) })
const who = () => ({ siteId: SITE, memberId: anna.id, ip: '203.0.113.1' })
const ask = () => askRemoval(tools(), who(), NOON)
const run = () => runRemovals(tools(), NOON)
const waitDays = (days: number) => moveClock(database.ownerUrl, { aheadMs: days * DAY_MS + 1_000 })
const stateOf = async () => {
  const query = 'SELECT state, account, password_hash FROM members WHERE id = $1'
  return (await owner.query<{ state: string; account: string }>(query, [anna.id])).rows[0]
}
const set = (state: string) =>
  owner.query('UPDATE members SET state = $2 WHERE id = $1', [anna.id, state])
const removal = async () =>
  (await owner.query('SELECT state, because FROM removals WHERE member_id = $1', [anna.id])).rows[0]
const told = async () =>
  (await owner.query<{ template: string }>('SELECT DISTINCT template FROM messages')).rows
    .map(({ template }) => template)
    .toSorted()
const give = async (units: bigint) => {
  const grant = { id: newId(), member: anna, amount: money(units, 'USD'), by: 'test' }
  expectDone(await grantPlayMoney(tools(), grant, NOON))
}
const setMoney = (real: { licence: string; countries: string[] } | null) =>
  owner.query("UPDATE sites SET flags = jsonb_set(flags, '{realMoney}', $1) WHERE id = $2", [
    JSON.stringify(real),
    SITE,
  ])
const makeReal = () => setMoney({ licence: 'one', countries: ['MT'] })
const reasonOf = (said: Outcome<unknown, string>) => (said.ok ? 'done' : said.reason)

describe('asked for', () => {
  test('it waits seven days, every contact hears of it, and nothing is gone before', async () => {
    const due = expectDone(await ask())
    expect(Math.round((due.getTime() - Date.now()) / DAY_MS)).toBe(7)
    expect(await findRemovalDay(database.rows, anna.id)).toEqual(due)
    expect(await told()).toEqual(['removal_asked'])
    await waitDays(6.9)
    expect(await run()).toBe(0)
    expect(await readPersonal(database.rows, testKeys, anna.id)).toMatchObject(PERSONAL)
  })

  test('again while it waits it is refused, and a fourth time on a day as well', async () => {
    expectDone(await ask())
    expect(reasonOf(await ask())).toBe('removal_waits')
    expectDone(await callOffRemoval(tools(), who(), NOON))
    expectDone(await ask())
    expect(reasonOf(await ask())).toBe('removal_too_often')
  })

  test('twenty times at once it waits once', async () => {
    const said = await Promise.all(Array.from({ length: 20 }, ask))
    expect(said.filter(({ ok }) => ok)).toHaveLength(1)
    const { rows } = await owner.query('SELECT count(*)::int AS count FROM removals')
    expect(rows).toEqual([{ count: 1 }])
  })

  test('and called off, the account stays for good', async () => {
    expectDone(await ask())
    expectDone(await callOffRemoval(tools(), who(), NOON))
    expect(reasonOf(await callOffRemoval(tools(), who(), NOON))).toBe('removal_none')
    expect(await findRemovalDay(database.rows, anna.id)).toBe(null)
    await waitDays(30)
    expect(await run()).toBe(0)
    expect(await stateOf()).toMatchObject({ state: 'open', account: anna.account })
    expect(await told()).toEqual(['removal_asked', 'removal_called_off'])
  })
})

describe('when it is due', () => {
  test('the key and all personal data are gone, whoever was signed in is out', async () => {
    const session = await openSession(database, { siteId: SITE, memberId: anna.id }, NOON)
    expectDone(await ask())
    const { rows: kept } = await owner.query('SELECT FROM member_fields WHERE member_id = $1', [
      anna.id,
    ])
    expect(kept.length).toBe(3)
    await waitDays(7)
    expect(await run()).toBe(1)
    for (const table of ['member_keys', 'member_fields', 'member_marks', 'member_devices']) {
      const { rows } = await owner.query(`SELECT FROM ${table} WHERE member_id = $1`, [anna.id])
      expect([table, rows.length]).toEqual([table, 0])
    }
    expect(await readPersonal(database.rows, testKeys, anna.id)).toEqual({})
    expect(await stateOf()).toEqual({
      state: 'removed',
      account: `-${anna.id}`,
      password_hash: null,
    })
    expect(await createSessionFinder(database.rows)(session, SITE, NOON)).toBe(null)
    // Ended in its own row as well: that closes its sockets.
    const open = 'SELECT FROM sessions WHERE member_id = $1 AND ended_at IS NULL'
    expect((await owner.query(open, [anna.id])).rows).toEqual([])
    expect(await findMember(database.rows, SITE, anna.account)).toBe(null)
    expect(await told()).toEqual(['removal_asked', 'removal_done'])
    const kinds = (await listAudit(database.rows, anna.id, 20)).map(({ kind }) => kind)
    expect(kinds).toContain('removed')
    expect(await run()).toBe(0)
  })

  test('the name and the mail are free for somebody else', async () => {
    expectDone(await ask())
    await waitDays(7)
    await run()
    expect(await isTaken(database.rows, testKeys, SITE, 'email', PERSONAL.email)).toBe(false)
    const again = {
      siteId: SITE,
      account: anna.account,
      currency: 'USD',
      language: 'en_US',
    } as const
    expectDone(await createMember(database, again))
  })

  test('nothing is left of where they were paid to, and the account is free', async () => {
    await saveExamples(database)
    const [holder, other] = [await makeHolder(database), await makeHolder(database)]
    const drafts = [draftOf(), draftOf()] as const
    const [first] = [await giveCard(database, holder, drafts[0]), await giveCard(database, holder)]
    const whose = { siteId: SITE, memberId: holder.id, ip: '203.0.113.1' }
    expectDone(await removeCard(tools(), first.id, whose, NOON))
    expectDone(await askRemoval(tools(), whose, NOON))
    await waitDays(7)
    expect(await run()).toBe(1)
    const { rows } = await owner.query(
      `SELECT number_sealed, memo_sealed, holder_sealed, is_default, removed_because
        FROM bank_cards WHERE member_id = $1 ORDER BY id`,
      [holder.id],
    )
    const empty = { number_sealed: null, memo_sealed: null, holder_sealed: null, is_default: false }
    expect(rows).toEqual([
      { ...empty, removed_because: 'member' },
      { ...empty, removed_because: 'account_deleted' },
    ])
    const { rows: changes } = await owner.query('SELECT FROM bank_card_changes')
    expect(changes).toEqual([])
    expect((await giveCard(database, other, drafts[0])).isDefault).toBe(true)
  })

  test('play money goes back to the house, to the unit', async () => {
    await give(123_456_789n)
    expectDone(await ask())
    await waitDays(7)
    await run()
    expect(await stateOf()).toMatchObject({ state: 'removed' })
    expect((await listBalances(database.rows, anna.id)).map(({ units }) => units)).toEqual([0n])
    const { rows } = await owner.query<{ cause_kind: string; sum: string }>(
      `SELECT j.cause_kind, sum(e.amount)::text AS sum FROM ledger_journals j
        JOIN ledger_entries e ON e.journal_id = j.id
        WHERE j.cause_kind = 'removal' AND e.amount > 0 GROUP BY 1`,
    )
    expect(rows).toEqual([{ cause_kind: 'removal', sum: '123456789' }])
    expect(await readRemovalFigures(database.rows)).toMatchObject({ withMoney: 0 })
  })

  test('who has won something in between stays, hears why, and can ask again', async () => {
    expectDone(await ask())
    await give(10_000n)
    await makeReal()
    await waitDays(7)
    expect(await run()).toBe(1)
    expect(await removal()).toEqual({ state: 'stopped', because: 'money_left' })
    expect(await stateOf()).toMatchObject({ state: 'open', account: anna.account })
    expect(await told()).toEqual(['removal_asked', 'removal_stopped'])
    expect(reasonOf(await ask())).toBe('money_left')
  })

  test.each(['frozen', 'disabled'])(
    'an account that is %s stays, and waits again from when it is open',
    async (state) => {
      expectDone(await ask())
      await waitDays(3)
      await set(state)
      await waitDays(10)
      expect(await run()).toBe(0)
      expect(await stateOf()).toMatchObject({ state, account: anna.account })
      expect(await removal()).toEqual({ state: 'waiting', because: null })
      expect(await readRemovalFigures(database.rows)).toMatchObject({ overdueSeconds: 0 })
      await set('open')
      await waitDays(16)
      expect(await run()).toBe(0)
      await waitDays(18)
      expect(await run()).toBe(1)
      expect(await stateOf()).toMatchObject({ state: 'removed' })
    },
  )

  test('a call-off at the same moment leaves the account whole or gone, never half', async () => {
    expectDone(await ask())
    await waitDays(7)
    const [ran, off] = await Promise.all([run(), callOffRemoval(tools(), who(), NOON)])
    const { state } = (await stateOf()) ?? { state: '' }
    const { rows } = await owner.query('SELECT FROM member_keys WHERE member_id = $1', [anna.id])
    if (off.ok) expect([ran, state, rows.length]).toEqual([0, 'open', 1])
    else expect([ran, state, rows.length]).toEqual([1, 'removed', 0])
  })

  test('two workers at once do it once', async () => {
    expectDone(await ask())
    await waitDays(7)
    const ended = await Promise.all([run(), run(), run()])
    expect(ended.reduce((all, one) => all + one, 0)).toBe(1)
  })
})

describe('is refused while', () => {
  const holds = {
    game_open: `INSERT INTO plays (id, site_id, member_id, session_id, provider_id, game_id, currency,
        device, locale, lobby_url, state) SELECT uuidv7(), 1, $1, uuidv7(), '${ONE}', id, 'USD',
        'desktop', 'en_US', 'https://house.example', 'playing' FROM games LIMIT 1`,
    bet_open: `INSERT INTO round_suspenses (member_id, provider_id, currency, site_id, amount, since)
        VALUES ($1, '${ONE}', 'USD', 1, 5, now())`,
    case_open: `INSERT INTO provider_cases (id, provider_id, kind, subject, detail)
        VALUES (uuidv7(), '${ONE}', 'balance', $1::uuid || ' USD', '{}')`,
    win_held: `INSERT INTO held_wins (id, site_id, member_id, provider_id, round_id, title, currency,
        amount, win_max, state) VALUES (uuidv7(), 1, $1, '${ONE}', 'r1', 'jade', 'USD', 5, 1, 'waiting')`,
  }
  test.each(Object.entries(holds))('%s', async (reason, statement) => {
    await owner.query(statement, [anna.id])
    expect(reasonOf(await ask())).toBe(reason)
    expect(await removal()).toBe(undefined)
  })

  test.each([
    ['seen', 'NULL', 'money_moving'],
    ['review', 'now()', 'case_open'],
  ])('a deposit that is %s: ended %s: %s', async (state, ended, reason) => {
    await plant(
      database,
      `INSERT INTO deposits (id, site_id, member_id, number, method_id, link_id, kind, currency,
        asked, to_pay, reference, request_id, request_sha, locale, return_url, state, expires_at,
        ended_at)
      VALUES (uuidv7(), 1, '${anna.id}', 'D261114-7K3QZ9', uuidv7(), 'PSTEST', 'bank', 'USD', 5, 5,
        'OR7K3Q9A4', uuidv7(), decode(repeat('00', 32), 'hex'), 'en_US', 'https://site.example',
        '${state}', now(), ${ended})`,
    )
    expect(reasonOf(await ask())).toBe(reason)
  })

  test('an open bet of a seamless game, also one placed during the wait', async () => {
    expectDone(await ask())
    await owner.query(
      `INSERT INTO seamless_rounds (provider_id, round_id, member_id, site_id, currency, title, stake,
        payout, started_at) VALUES ('${ONE}', uuidv7(), $1, 1, 'USD', 'jade', 5, 0, now())`,
      [anna.id],
    )
    await waitDays(7)
    await run()
    expect(await removal()).toEqual({ state: 'stopped', because: 'bet_open' })
  })

  test('money is real', async () => {
    await give(100n)
    await makeReal()
    expect(reasonOf(await ask())).toBe('money_left')
  })
})

describe('the database', () => {
  const finish = (id: string) => owner.query('SELECT removal_finish($1)', [id])
  const idOf = async () =>
    (await owner.query<{ id: string }>('SELECT id FROM removals')).rows[0]?.id

  test('forgets nobody before their day, nor with money', async () => {
    expectDone(await ask())
    const id = (await idOf()) ?? ''
    await expect(finish(id)).rejects.toMatchObject({ constraint: 'removal_due' })
    await give(1n)
    await waitDays(7)
    await expect(finish(id)).rejects.toMatchObject({ constraint: 'removal_open' })
    expect(await getMember(database.rows, anna.id)).toMatchObject({ account: anna.account })
  })

  test('forgets nobody whom the house has closed', async () => {
    expectDone(await ask())
    await waitDays(7)
    await set('frozen')
    const refused = finish((await idOf()) ?? '')
    await expect(refused).rejects.toMatchObject({ constraint: 'removal_not_open' })
  })

  test('opens nobody again who is gone', async () => {
    expectDone(await ask())
    await waitDays(7)
    await run()
    const back = owner.query("UPDATE members SET state = 'open' WHERE id = $1", [anna.id])
    await expect(back).rejects.toMatchObject({ constraint: 'member_stays_removed' })
    const write = database.transaction((work) => writePersonal(work, testKeys, anna.id, PERSONAL))
    await expect(write).rejects.toMatchObject({ constraint: 'member_stays_removed' })
  })

  test('every table that names a member has its place in docs/removal.md', async () => {
    const doc = readFileSync(new URL('../../../../docs/removal.md', import.meta.url), 'utf8')
    const places = new Map(
      [...doc.matchAll(/^\| `([a-z_]+)` \| (gone|stays|by age) \|/gmu)].map((row) => [
        row[1],
        row[2],
      ]),
    )
    const { rows } = await owner.query<{ name: string }>(
      `SELECT DISTINCT c.relname AS name FROM pg_attribute a JOIN pg_class c ON c.oid = a.attrelid
        WHERE c.relnamespace = 'public'::regnamespace AND c.relkind IN ('r', 'p')
          AND NOT c.relispartition
          AND a.attname IN ('member_id', 'friend_id', 'recommender_id') ORDER BY 1`,
    )
    const named = rows.map(({ name }) => name)
    expect(named.filter((name) => !places.has(name))).toEqual([])
    const { rows: code } = await owner.query<{ prosrc: string }>(
      `SELECT string_agg(prosrc, '') AS prosrc FROM pg_proc
        WHERE proname IN ('removal_finish', 'member_forget', 'letter_forget', 'bank_card_forget')`,
    )
    const gone = named.filter((name) => places.get(name) === 'gone')
    expect(gone.filter((name) => !code[0]?.prosrc.includes(name))).toEqual([])
  })
})
