import { randomBytes } from 'node:crypto'
import { expectDone } from '@oriel/core/outcome'
import type { Actor } from '@oriel/domain/command'
import { sql } from 'kysely'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { openReview, WHY, type Review } from '../testing/review.ts'
import { commands, expireProposals, withdrawProposal } from './proposal.ts'

let review: Review
let house: Review['house']
beforeEach(async () => {
  review = await openReview()
  house = review.house
})
afterEach(() => review.close())

describe('what one person may do alone', () => {
  test('is done with its line in the trail, before and after', async () => {
    expectDone(await review.freeze(await house.actor('kenji.mori')))
    expect(await review.stateOf()).toBe('frozen')
    expect(await review.trail()).toMatchObject([
      {
        actor: 'kenji.mori',
        permission: 'member.freeze',
        outcome: 'done',
        before: { state: 'open' },
        after: { state: 'frozen' },
        member_id: review.sophia,
      },
    ])
  })

  test('is refused to who may not, at another site, and after the session has ended', async () => {
    const finance = await house.actor('pham.ha')
    expect(await review.freeze(finance)).toEqual({ ok: false, reason: 'not_allowed' })
    const elsewhere = await house.actor('somchai.dee')
    expect(await review.freeze(elsewhere)).toEqual({ ok: false, reason: 'not_allowed' })
    const risk = await house.actor('kenji.mori')
    await house.actor('kenji.mori')
    expect(await review.freeze(risk)).toEqual({ ok: false, reason: 'not_allowed' })
    expect(await review.stateOf()).toBe('open')
    expect((await review.trail()).map(({ outcome }) => outcome)).toEqual(
      Array(3).fill('not_allowed'),
    )
  })

  test('a refusal of the command leaves nothing behind but its line', async () => {
    expectDone(await review.freeze(await house.actor('kenji.mori')))
    const again = await review.freeze(await house.actor('rosa.lind'))
    expect(again).toEqual({ ok: false, reason: 'state_unchanged' })
    expect((await review.trail()).at(-1)).toMatchObject({ outcome: 'state_unchanged', after: null })
  })
})

describe('a proposal', () => {
  test('tells what it will do, changes nothing, and is run by the last yes', async () => {
    const { id } = await review.proposed()
    const row = await review.proposalOf(id)
    expect(row).toMatchObject({ state: 'open', needs: 2, before: { state: 'frozen' } })
    expect(row.after).toMatchObject({ fields: { state: 'open' }, journals: [] })
    expect(await review.stateOf()).toBe('frozen')
    expect(expectDone(await review.vote(await house.actor('rosa.lind'), id))).toBe('done')
    expect(await review.stateOf()).toBe('open')
    expect((await review.proposalOf(id)).state).toBe('done')
    const outcomes = (await review.trail()).map(({ actor, outcome }) => `${actor} ${outcome}`)
    expect(outcomes).toEqual([
      'kenji.mori done',
      'mai.srisuk proposed',
      'rosa.lind voted_yes',
      'rosa.lind done',
    ])
  })

  test('says what the domain has found out, whatever came with its input', async () => {
    expectDone(await review.freeze(await house.actor('kenji.mori')))
    const shown = await review.previewed()
    const told = { state: 'disabled', balance: '1000000.0000' }
    const claim = { before: told, after: told, fields: told, version: '0', needs: 1 }
    const journals = [{ key: 'x', account: 'available', currency: 'USD', amount: '1' }]
    const input = { ...claim, journals, preview: { ...claim, journals }, hash: '0'.repeat(64) }
    const id = expectDone(await review.propose(await house.actor('mai.srisuk'), { input }))
    const row = await review.proposalOf(id)
    expect(shown).toMatchObject({ before: { state: 'frozen' }, after: { state: 'open' } })
    expect(row.before).toEqual(shown.before)
    expect(row.after).toEqual({ fields: shown.after, journals: [] })
    expect(row).toMatchObject({ needs: 2, subject_id: review.sophia })
    expect(row.command_hash.toString('hex')).not.toBe(input.hash)
    expect((await review.trail()).at(-1)).toMatchObject({
      before: shown.before,
      after: shown.after,
    })
    expect(expectDone(await review.vote(await house.actor('rosa.lind'), id))).toBe('done')
    expect(await review.stateOf()).toBe('open')
  })

  test('is refused by one no, and a second one for the same subject waits for the first', async () => {
    const { id } = await review.proposed()
    const other = await house.actor('rosa.lind')
    expect(await review.propose(other)).toEqual({ ok: false, reason: 'proposed_already' })
    expect(expectDone(await review.vote(other, id, 'no'))).toBe('refused')
    expect(await review.stateOf()).toBe('frozen')
    expectDone(await review.propose(await house.actor('mai.srisuk')))
  })

  test('is withdrawn by its maker alone', async () => {
    const { id, maker } = await review.proposed()
    const other = await house.actor('rosa.lind')
    const reason = 'the member called again'
    const take = (who: Actor) => withdrawProposal(house.tools, commands, who, { id, reason })
    expect(await take(other)).toEqual({ ok: false, reason: 'not_open' })
    expectDone(await take(maker))
    expect(await review.vote(other, id)).toEqual({ ok: false, reason: 'not_open' })
  })

  test('is made by who may make it', async () => {
    expectDone(await review.freeze(await house.actor('kenji.mori')))
    for (const account of ['pham.ha', 'lucia.vega', 'ines.prat', 'noah.weiss', 'somchai.dee']) {
      expect(await review.propose(await house.actor(account))).toEqual({
        ok: false,
        reason: 'not_allowed',
      })
    }
  })
})

describe('two different people', () => {
  test('the maker does not vote, nor does another account of the same person', async () => {
    const { id, maker } = await review.proposed()
    // Support may not vote at all; a risk officer may, and not on a proposal of their own.
    expect(await review.vote(maker, id)).toEqual({ ok: false, reason: 'not_allowed' })
    expectDone(await withdrawProposal(house.tools, commands, maker, { id, reason: WHY }))
    const risk = await house.actor('kenji.mori')
    const own = expectDone(await review.propose(risk))
    expect(await review.vote(risk, own)).toEqual({ ok: false, reason: 'same_person' })
    expectDone(await withdrawProposal(house.tools, commands, risk, { id: own, reason: WHY }))
    const again = expectDone(await review.propose(await house.actor('mai.srisuk')))
    // A manager's account of the same human.
    await house.asOwner(`INSERT INTO staff (id, person_id, account, name, contact, password)
      SELECT gen_random_uuid(), person_id, 'mai.manager', name, contact, password FROM staff
      WHERE account = 'mai.srisuk';
      INSERT INTO staff_sites (staff_id, site_id, role)
      SELECT id, 1, 'manager' FROM staff WHERE account = 'mai.manager'`)
    const twin = await house.actor('mai.manager')
    expect(await review.vote(twin, again)).toEqual({ ok: false, reason: 'same_person' })
  })

  test('a device that the maker has used in thirty days does not count, then it does', async () => {
    expectDone(await review.freeze(await house.actor('kenji.mori')))
    const device = randomBytes(32)
    // The maker once sat at this desk, and makes the proposal at another.
    await house.actor('mai.srisuk', device)
    const id = expectDone(await review.propose(await house.actor('mai.srisuk')))
    const checker = await house.actor('rosa.lind', device)
    expect(await review.vote(checker, id)).toEqual({ ok: false, reason: 'same_device' })
    await house.asOwner(`UPDATE staff_sessions SET seen_at = seen_at - interval '31 days'
      WHERE ended_at IS NOT NULL`)
    expect(expectDone(await review.vote(checker, id))).toBe('done')
  })

  test('a passkey that another person has signed in with does not count', async () => {
    const { id, maker } = await review.proposed()
    const checker = await house.actor('rosa.lind')
    const signedWith = (key: string, sessionId: string) =>
      house.asOwner(`UPDATE staff_sessions SET proven_with = 'passkey', passkey_id = '${key}'
        WHERE id = '${sessionId}'`)
    await signedWith('key-of-both', maker.sessionId)
    await signedWith('key-of-both', checker.sessionId)
    const refused = { ok: false, reason: 'same_passkey' }
    expect(await review.vote(checker, id)).toEqual(refused)
    // Also one that the maker has left behind, however long ago.
    await house.asOwner(`UPDATE staff_sessions SET seen_at = seen_at - interval '300 days',
      ended_at = house_now(), ended_because = 'sign-out' WHERE id = '${maker.sessionId}'`)
    expect(await review.vote(checker, id)).toEqual(refused)
    expect((await review.proposalOf(id)).state).toBe('open')
    await signedWith('key-of-rosa', checker.sessionId)
    expect(expectDone(await review.vote(checker, id))).toBe('done')
  })

  test('no way into the table leads around it', async () => {
    const { id, maker } = await review.proposed()
    await expect(
      sql`INSERT INTO proposal_votes (proposal_id, staff_id, person_id, session_id, device_mark,
        vote, reason) VALUES (${id}, ${maker.staffId}, ${maker.personId}, ${maker.sessionId},
        ${randomBytes(32)}, 'yes', ${WHY})`.execute(house.office.rows),
    ).rejects.toThrow('permission denied')
    await expect(
      house.asOwner(`INSERT INTO proposal_votes (proposal_id, staff_id, person_id, session_id,
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
    const { id } = await review.proposed()
    const checker = await house.actor('rosa.lind')
    const other = await review.vote(checker, id, 'yes', randomBytes(32))
    expect(other).toEqual({ ok: false, reason: 'other_command' })
  })

  test('is not counted after the role was taken away', async () => {
    const { id } = await review.proposed()
    const checker = await house.actor('rosa.lind')
    await house.asOwner(
      `UPDATE staff_sites SET role = 'content' WHERE staff_id = '${checker.staffId}'`,
    )
    expect(await review.vote(checker, id)).toEqual({ ok: false, reason: 'not_allowed' })
  })

  test('comes in time or not at all', async () => {
    const { id } = await review.proposed()
    await house.asOwner(`ALTER TABLE proposals DISABLE TRIGGER proposal_end_kept;
      UPDATE proposals SET expires_at = now() - interval '1 second' WHERE id = '${id}';
      ALTER TABLE proposals ENABLE TRIGGER proposal_end_kept`)
    const checker = await house.actor('rosa.lind')
    expect(await review.vote(checker, id)).toEqual({ ok: false, reason: 'expired' })
    expect(await expireProposals(review.house.tools)).toBe(1)
    expect((await review.proposalOf(id)).state).toBe('expired')
    expect(await review.stateOf()).toBe('frozen')
  })

  test('one that cannot be read any more hinders no other from being over', async () => {
    const { id } = await review.proposed()
    await house.asOwner(`ALTER TABLE proposals DISABLE TRIGGER USER;
      UPDATE proposals SET expires_at = now() - interval '1 second' WHERE id = '${id}';
      INSERT INTO proposals (id, permission, subject_kind, subject_id, command, command_hash, before,
        before_version, after, reason, needs, made_by, made_person, made_session, made_device,
        expires_at)
      SELECT gen_random_uuid(), 'key.rotate', 'provider', 'GPXX', '"nothing"', command_hash, '{}', '', '{}',
        reason, 2, made_by, made_person, made_session, made_device, now() - interval '1 hour'
      FROM proposals WHERE id = '${id}'; ALTER TABLE proposals ENABLE TRIGGER USER`)
    await expireProposals(house.tools).catch(() => null)
    expect((await review.proposalOf(id)).state).toBe('expired')
  })

  test('on a subject that has changed meanwhile ends it as stale and runs nothing', async () => {
    const { id } = await review.proposed()
    await house.asOwner(`UPDATE members SET state = 'disabled' WHERE id = '${review.sophia}'`)
    expect(expectDone(await review.vote(await house.actor('rosa.lind'), id))).toBe('stale')
    expect(await review.stateOf()).toBe('disabled')
    expect((await review.proposalOf(id)).state).toBe('stale')
  })

  test('needs a second factor that is fresh, and for what is dangerous a passkey', async () => {
    const { id } = await review.proposed()
    const checker = await house.actor('rosa.lind')
    await house.asOwner(`UPDATE staff_sessions SET proven_at = now() - interval '6 minutes'
      WHERE id = '${checker.sessionId}'`)
    expect(await review.vote(checker, id)).toEqual({ ok: false, reason: 'factor_old' })
    await house.asOwner(`UPDATE staff_sessions SET proven_at = now(), proven_with = 'totp'
      WHERE id = '${checker.sessionId}'`)
    expect(await review.vote(checker, id)).toEqual({ ok: false, reason: 'passkey_needed' })
  })

  test('of fifty last ones at once one runs the command', async () => {
    const { id } = await review.proposed()
    const hash = (await review.proposalOf(id)).command_hash
    const [one, two] = [await house.actor('rosa.lind'), await house.actor('kenji.mori')]
    const said = await Promise.all(
      Array.from({ length: 50 }, (_, at) => review.vote(at % 2 === 0 ? one : two, id, 'yes', hash)),
    )
    expect(said.filter(({ ok }) => ok)).toEqual([{ ok: true, value: 'done' }])
    const ran = (await review.trail()).filter(
      ({ permission, outcome }) => permission === 'member.unfreeze' && outcome === 'done',
    )
    expect(ran).toHaveLength(1)
  })
})
