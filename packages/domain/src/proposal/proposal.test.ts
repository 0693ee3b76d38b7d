import { randomBytes } from 'node:crypto'
import type { MemberId } from '@oriel/core/id'
import { expectDone } from '@oriel/core/outcome'
import { createConnection } from '@oriel/db/pool'
import { toldDatabase, type TestDatabase } from '@oriel/dev-world/testing/test-db'
import type { Actor } from '@oriel/domain/command'
import { findMember } from '@oriel/domain/member'
import { sql } from 'kysely'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { openTestOffice, ORIEL, type TestOffice } from '../testing/office.ts'
import {
  actAlone,
  commands,
  decideProposal,
  expireProposals,
  makeProposal,
  withdrawProposal,
  type Vote,
} from './proposal.ts'

let database: TestDatabase
let house: TestOffice
let sophia: MemberId
beforeEach(async () => {
  database = await toldDatabase()
  house = openTestOffice(database, 20)
  const member = await findMember(database.rows, ORIEL, 'sophia')
  if (!member) throw new Error('sophia is not in the cast')
  sophia = member.id
})
afterEach(async () => {
  await house.close()
  await database.drop()
})

const now = new Date()
const WHY = 'checked with the member on the phone'
const commandOf = (permission: 'member.freeze' | 'member.unfreeze') => {
  const one = commands.get(permission)
  if (!one) throw new Error(`no ${permission}`)
  return { one, input: { member_id: sophia }, siteId: ORIEL }
}
const freeze = async (actor: Actor) =>
  actAlone(house.tools, actor, commandOf('member.freeze'), { reason: WHY, now })
const propose = (actor: Actor) =>
  makeProposal(house.tools, actor, commandOf('member.unfreeze'), WHY, now)
const vote = async (actor: Actor, id: string, said: Vote = 'yes', hash?: Buffer) =>
  decideProposal(
    house.tools,
    commands,
    actor,
    { id, vote: said, reason: WHY, hash: hash ?? (await hashOf(id)) },
    now,
  )
const proposalOf = (id: string) =>
  house.office.rows
    .selectFrom('proposals')
    .selectAll()
    .where('id', '=', id)
    .executeTakeFirstOrThrow()
const hashOf = async (id: string) => (await proposalOf(id)).command_hash
const stateOf = async () =>
  (
    await database.rows
      .selectFrom('members')
      .select('state')
      .where('id', '=', sophia)
      .executeTakeFirstOrThrow()
  ).state
const trail = async () =>
  house.office.rows
    .selectFrom('office_events')
    .select(['actor', 'permission', 'outcome', 'before', 'after', 'proposal_id', 'member_id'])
    .where('subject_id', '=', sophia)
    .orderBy('id')
    .execute()
const asOwner = async (statement: string): Promise<void> => {
  const owner = createConnection({ url: database.ownerUrl, name: 'owner' })
  await owner.connect()
  try {
    await owner.query(statement)
  } finally {
    await owner.end()
  }
}

/** Frozen by risk, and proposed by support to be opened again. */
async function proposed(): Promise<{ readonly id: string; readonly maker: Actor }> {
  expectDone(await freeze(await house.actor('kenji.mori')))
  const maker = await house.actor('mai.srisuk')
  return { id: expectDone(await propose(maker)), maker }
}

describe('what one person may do alone', () => {
  test('is done with its line in the trail, before and after', async () => {
    expectDone(await freeze(await house.actor('kenji.mori')))
    expect(await stateOf()).toBe('frozen')
    expect(await trail()).toMatchObject([
      {
        actor: 'kenji.mori',
        permission: 'member.freeze',
        outcome: 'done',
        before: { state: 'open' },
        after: { state: 'frozen' },
        member_id: sophia,
      },
    ])
  })

  test('has no line when it is not kept: both are one commit', async () => {
    await asOwner(`CREATE FUNCTION fail_late() RETURNS trigger LANGUAGE plpgsql AS
      $$ BEGIN RAISE EXCEPTION 'too late'; END $$;
      CREATE CONSTRAINT TRIGGER fail_late AFTER UPDATE ON members DEFERRABLE INITIALLY DEFERRED
      FOR EACH ROW EXECUTE FUNCTION fail_late()`)
    await expect(freeze(await house.actor('kenji.mori'))).rejects.toThrow('too late')
    expect(await stateOf()).toBe('open')
    expect(await trail()).toEqual([])
  })

  test('is refused to who may not, at another site, and after the session has ended', async () => {
    const finance = await house.actor('pham.ha')
    expect(await freeze(finance)).toEqual({ ok: false, reason: 'not_allowed' })
    const elsewhere = await house.actor('somchai.dee')
    expect(await freeze(elsewhere)).toEqual({ ok: false, reason: 'not_allowed' })
    const risk = await house.actor('kenji.mori')
    await house.actor('kenji.mori')
    expect(await freeze(risk)).toEqual({ ok: false, reason: 'not_allowed' })
    expect(await stateOf()).toBe('open')
    expect((await trail()).map(({ outcome }) => outcome)).toEqual(Array(3).fill('not_allowed'))
  })

  test('a refusal of the command leaves nothing behind but its line', async () => {
    expectDone(await freeze(await house.actor('kenji.mori')))
    const again = await freeze(await house.actor('rosa.lind'))
    expect(again).toEqual({ ok: false, reason: 'state_unchanged' })
    expect((await trail()).at(-1)).toMatchObject({ outcome: 'state_unchanged', after: null })
  })
})

describe('a proposal', () => {
  test('tells what it will do, changes nothing, and is run by the last yes', async () => {
    const { id } = await proposed()
    const row = await proposalOf(id)
    expect(row).toMatchObject({ state: 'open', needs: 2, before: { state: 'frozen' } })
    expect(row.after).toMatchObject({ fields: { state: 'open' }, journals: [] })
    expect(await stateOf()).toBe('frozen')
    expect(expectDone(await vote(await house.actor('rosa.lind'), id))).toBe('done')
    expect(await stateOf()).toBe('open')
    expect((await proposalOf(id)).state).toBe('done')
    const outcomes = (await trail()).map(({ actor, outcome }) => `${actor} ${outcome}`)
    expect(outcomes).toEqual([
      'kenji.mori done',
      'mai.srisuk proposed',
      'rosa.lind voted_yes',
      'rosa.lind done',
    ])
  })

  test('is refused by one no, and a second one for the same subject waits for the first', async () => {
    const { id } = await proposed()
    const other = await house.actor('rosa.lind')
    expect(await propose(other)).toEqual({ ok: false, reason: 'proposed_already' })
    expect(expectDone(await vote(other, id, 'no'))).toBe('refused')
    expect(await stateOf()).toBe('frozen')
    expectDone(await propose(await house.actor('mai.srisuk')))
  })

  test('is withdrawn by its maker alone', async () => {
    const { id, maker } = await proposed()
    const other = await house.actor('rosa.lind')
    const reason = 'the member called again'
    const take = (who: Actor) => withdrawProposal(house.tools, commands, who, { id, reason })
    expect(await take(other)).toEqual({ ok: false, reason: 'not_open' })
    expectDone(await take(maker))
    expect(await vote(other, id)).toEqual({ ok: false, reason: 'not_open' })
  })

  test('is made by who may make it', async () => {
    expectDone(await freeze(await house.actor('kenji.mori')))
    for (const account of ['pham.ha', 'lucia.vega', 'ines.prat', 'noah.weiss', 'somchai.dee']) {
      expect(await propose(await house.actor(account))).toEqual({
        ok: false,
        reason: 'not_allowed',
      })
    }
  })
})

describe('two different people', () => {
  test('the maker does not vote, nor does another account of the same person', async () => {
    const { id, maker } = await proposed()
    // Support may not vote at all; a risk officer may, and not on a proposal of their own.
    expect(await vote(maker, id)).toEqual({ ok: false, reason: 'not_allowed' })
    expectDone(await withdrawProposal(house.tools, commands, maker, { id, reason: WHY }))
    const risk = await house.actor('kenji.mori')
    const own = expectDone(await propose(risk))
    expect(await vote(risk, own)).toEqual({ ok: false, reason: 'same_person' })
    expectDone(await withdrawProposal(house.tools, commands, risk, { id: own, reason: WHY }))
    const again = expectDone(await propose(await house.actor('mai.srisuk')))
    // A manager's account of the same human.
    await asOwner(`INSERT INTO staff (id, person_id, account, name, contact, password)
      SELECT gen_random_uuid(), person_id, 'mai.manager', name, contact, password FROM staff
      WHERE account = 'mai.srisuk';
      INSERT INTO staff_sites (staff_id, site_id, role)
      SELECT id, 1, 'manager' FROM staff WHERE account = 'mai.manager'`)
    const twin = await house.actor('mai.manager')
    expect(await vote(twin, again)).toEqual({ ok: false, reason: 'same_person' })
  })

  test('a device that the maker has used in thirty days does not count, then it does', async () => {
    expectDone(await freeze(await house.actor('kenji.mori')))
    const device = randomBytes(32)
    // The maker once sat at this desk, and makes the proposal at another.
    await house.actor('mai.srisuk', device)
    const id = expectDone(await propose(await house.actor('mai.srisuk')))
    const checker = await house.actor('rosa.lind', device)
    expect(await vote(checker, id)).toEqual({ ok: false, reason: 'same_device' })
    await asOwner(`UPDATE staff_sessions SET seen_at = seen_at - interval '31 days'
      WHERE ended_at IS NOT NULL`)
    expect(expectDone(await vote(checker, id))).toBe('done')
  })

  test('no way into the table leads around it', async () => {
    const { id, maker } = await proposed()
    await expect(
      sql`INSERT INTO proposal_votes (proposal_id, staff_id, person_id, session_id, device_mark,
        vote, reason) VALUES (${id}, ${maker.staffId}, ${maker.personId}, ${maker.sessionId},
        ${randomBytes(32)}, 'yes', ${WHY})`.execute(house.office.rows),
    ).rejects.toThrow('permission denied')
    await expect(
      asOwner(`INSERT INTO proposal_votes (proposal_id, staff_id, person_id, session_id,
        device_mark, vote, reason) VALUES ('${id}', '${maker.staffId}', '${maker.personId}',
        gen_random_uuid(), sha256('x'), 'yes', '${WHY}')`),
    ).rejects.toThrow('not voted on by who made it')
    await expect(
      sql`UPDATE proposals SET state = 'done', done_at = now() WHERE id = ${id}`.execute(
        house.office.rows,
      ),
    ).rejects.toThrow('lacks votes')
    await expect(
      sql`UPDATE proposals SET reason = 'another reason' WHERE id = ${id}`.execute(
        house.office.rows,
      ),
    ).rejects.toThrow('permission denied')
  })
})

describe('a vote', () => {
  test('names what was shown: another hash is not counted', async () => {
    const { id } = await proposed()
    const checker = await house.actor('rosa.lind')
    const other = await vote(checker, id, 'yes', randomBytes(32))
    expect(other).toEqual({ ok: false, reason: 'other_command' })
  })

  test('is not counted after the role was taken away', async () => {
    const { id } = await proposed()
    const checker = await house.actor('rosa.lind')
    await asOwner(`UPDATE staff_sites SET role = 'content' WHERE staff_id = '${checker.staffId}'`)
    expect(await vote(checker, id)).toEqual({ ok: false, reason: 'not_allowed' })
  })

  test('comes in time or not at all', async () => {
    const { id } = await proposed()
    await asOwner(`ALTER TABLE proposals DISABLE TRIGGER proposal_end_kept;
      UPDATE proposals SET expires_at = now() - interval '1 second' WHERE id = '${id}';
      ALTER TABLE proposals ENABLE TRIGGER proposal_end_kept`)
    const checker = await house.actor('rosa.lind')
    expect(await vote(checker, id)).toEqual({ ok: false, reason: 'expired' })
    expect(await expireProposals(database)).toBe(1)
    expect((await proposalOf(id)).state).toBe('expired')
    expect(await stateOf()).toBe('frozen')
  })

  test('on a subject that has changed meanwhile ends it as stale and runs nothing', async () => {
    const { id } = await proposed()
    await asOwner(`UPDATE members SET state = 'disabled' WHERE id = '${sophia}'`)
    expect(expectDone(await vote(await house.actor('rosa.lind'), id))).toBe('stale')
    expect(await stateOf()).toBe('disabled')
    expect((await proposalOf(id)).state).toBe('stale')
  })

  test('needs a second factor that is fresh, and for what is dangerous a passkey', async () => {
    const { id } = await proposed()
    const checker = await house.actor('rosa.lind')
    await asOwner(`UPDATE staff_sessions SET proven_at = now() - interval '6 minutes'
      WHERE id = '${checker.sessionId}'`)
    expect(await vote(checker, id)).toEqual({ ok: false, reason: 'factor_old' })
    await asOwner(`UPDATE staff_sessions SET proven_at = now(), proven_with = 'totp'
      WHERE id = '${checker.sessionId}'`)
    expect(await vote(checker, id)).toEqual({ ok: false, reason: 'passkey_needed' })
  })

  test('of fifty last ones at once one runs the command', async () => {
    const { id } = await proposed()
    const hash = await hashOf(id)
    const [one, two] = [await house.actor('rosa.lind'), await house.actor('kenji.mori')]
    const said = await Promise.all(
      Array.from({ length: 50 }, (_, at) => vote(at % 2 === 0 ? one : two, id, 'yes', hash)),
    )
    expect(said.filter(({ ok }) => ok)).toEqual([{ ok: true, value: 'done' }])
    const ran = (await trail()).filter(
      ({ permission, outcome }) => permission === 'member.unfreeze' && outcome === 'done',
    )
    expect(ran).toHaveLength(1)
  })
})
