import { askRemovalCall, callOffRemovalCall, removalCall } from '@oriel/contract/member/removal'
import { memberLayoutCall } from '@oriel/contract/member/profile'
import { createConnection } from '@oriel/db/pool'
import { tellGames } from '@oriel/domain/testing/playhouse'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { openDoor, type OpenDoor } from '../../testing/open-door.ts'
import { everyReason } from '../../testing/provoke.ts'

const DAY_MS = 86_400_000
const MINUTE_MS = 60_000

let door: OpenDoor
let sophia: Awaited<ReturnType<OpenDoor['signIn']>>
beforeEach(async () => {
  door = await openDoor()
  sophia = await door.signIn('sophia')
  await tellGames(door.database)
  // The story gives her a bet that goes on and money at a game; each test opens what it needs.
  await asOwner('DELETE FROM held_wins')
  await asOwner('UPDATE ledger_accounts SET balance = 0 WHERE owner = $1')
})
afterEach(() => door.close())

async function asOwner(statement: string): Promise<void> {
  const owner = createConnection({ url: door.database.ownerUrl, name: 'removal' })
  await owner.connect()
  try {
    await owner.query(statement, statement.includes('$1') ? [sophia.memberId] : [])
  } finally {
    await owner.end()
  }
}
const say = (call: Parameters<OpenDoor['say']>[0]) => door.say(call, { member: sophia })
const dataOf = async <Data>(call: Parameters<OpenDoor['say']>[0]): Promise<Data> => {
  const { body } = await say(call)
  expect(body.code).toBe(100)
  return body.data as Data
}
type State = { due_at: string | null; block: string | null; block_text: string; gives_up: 0 | 1 }

describe('deleting an account', () => {
  test('is asked for, told on every page, and called off', async () => {
    expect(await dataOf<State>(removalCall)).toEqual({
      due_at: null,
      block: null,
      block_text: '',
      gives_up: 0,
      wait_days: 7,
    })
    const { due_at: due } = await dataOf<{ due_at: string }>(askRemovalCall)
    expect(Math.round((Date.parse(due) - Date.now()) / DAY_MS)).toBe(7)
    type Layout = { member_common_layout: { removal_at: string | null } }
    const seen = async () =>
      (await dataOf<Layout>(memberLayoutCall)).member_common_layout.removal_at
    expect(await seen()).toBe(due)
    expect((await dataOf<State>(removalCall)).due_at).toBe(due)
    await dataOf(callOffRemovalCall)
    expect(await seen()).toBe(null)
  })

  test('needs a fresh proof: a page that was left open deletes nothing', async () => {
    door.wait(20 * MINUTE_MS)
    const { body } = await say(askRemovalCall)
    expect(body).toMatchObject({ code: 428 })
    expect((await dataOf<State>(removalCall)).due_at).toBe(null)
  })

  test('says what stands in its way, and that play money goes with it', async () => {
    await asOwner("UPDATE ledger_accounts SET balance = 5 WHERE owner = $1 AND kind = 'available'")
    expect(await dataOf<State>(removalCall)).toMatchObject({ block: null, gives_up: 1 })
    await asOwner(AT_GAMES)
    const { block, block_text: text } = await dataOf<State>(removalCall)
    expect(block).toBe('money_at_games')
    expect(text).toMatch(/main wallet/u)
  })
})

const account = (kind: string, balance: number, party = '') =>
  `INSERT INTO ledger_accounts (owner, kind, party, currency, stripe, balance, floor)
    VALUES ($1, '${kind}', '${party}', 'USD', 0, ${balance}, ${balance < 0 ? 'NULL' : 0})
    ON CONFLICT (owner, kind, party, currency, stripe) DO UPDATE SET balance = excluded.balance`
const AT_GAMES = account('mirror', 7, 'GPOS')
const REAL = `UPDATE sites SET flags = jsonb_set(flags, '{realMoney}',
  '{"licence":"one","countries":["MT"]}')`

const after =
  (...statements: string[]) =>
  async () => {
    for (const statement of statements) await asOwner(statement)
    return say(askRemovalCall)
  }

everyReason(askRemovalCall, {
  game_open: after(
    `INSERT INTO plays (id, site_id, member_id, session_id, provider_id, game_id, currency, device,
      locale, lobby_url, state) SELECT uuidv7(), 1, $1, uuidv7(), provider_id, id, 'USD', 'desktop',
      'en_US', 'https://house.example', 'playing' FROM games LIMIT 1`,
  ),
  money_moving: after(
    `INSERT INTO transfers (id, site_id, member_id, provider_id, currency, direction, asked,
      reference, cause_kind, cause_id)
      SELECT uuidv7(), 1, $1, provider_id, 'USD', 'in', 5, 'transfer1', 'play', uuidv7()
      FROM provider_links LIMIT 1`,
  ),
  bet_open: after(
    `INSERT INTO round_suspenses (member_id, provider_id, currency, site_id, amount, since)
      SELECT $1, provider_id, 'USD', 1, 5, now() FROM provider_links LIMIT 1
      ON CONFLICT (member_id, provider_id, currency) DO UPDATE SET amount = 5, since = now()`,
  ),
  win_held: after(
    `INSERT INTO held_wins (id, site_id, member_id, provider_id, round_id, title, currency, amount,
      win_max, state) VALUES (uuidv7(), 1, $1, 'GPOS', 'r1', 'jade', 'USD', 5, 1, 'waiting')`,
  ),
  case_open: after(
    `INSERT INTO provider_cases (id, provider_id, kind, subject, detail)
      SELECT uuidv7(), provider_id, 'balance', $1::uuid || ' USD', '{}' FROM provider_links LIMIT 1`,
  ),
  money_owed: after(account('owed', -5)),
  money_at_games: after(AT_GAMES),
  money_held: after(account('held', 5)),
  money_left: after(account('available', 5_000), REAL),
  removal_waits: async () => {
    await say(askRemovalCall)
    return say(askRemovalCall)
  },
  removal_too_often: async () => {
    for (let turn = 0; turn < 3; turn += 1) await say(askRemovalCall)
    return say(askRemovalCall)
  },
})

everyReason(callOffRemovalCall, { removal_none: () => say(callOffRemovalCall) })
