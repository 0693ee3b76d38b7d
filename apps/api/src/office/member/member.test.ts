import * as calls from '@oriel/contract/office/member'
import { freezeMember } from '@oriel/contract/office/session'
import { voteCall, proposalCall } from '@oriel/contract/office/proposal'
import { ORIEL, SECOND } from '@oriel/dev-world/cast'
import {
  createMember,
  fillMarks,
  findMember,
  findMembersByAccount,
  findMembersByMark,
  writePersonal,
} from '@oriel/domain/member'
import { createConnection } from '@oriel/db/pool'
import { expectDone } from '@oriel/core/outcome'
import type { MemberId } from '@oriel/core/id'
import type { AnyEndpoint } from '@oriel/contract/endpoint'
import { testKeys } from '@oriel/keys/testing/test-keys'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { openOffice, type Desk, type OpenOffice } from '../../testing/open-office.ts'

const PHONE = '2025550142'
const WHY = 'the member asked on the phone'

let office: OpenOffice
let support: Desk
let sophia: { member_id: MemberId }
beforeAll(async () => {
  office = await openOffice()
  support = await office.signIn('mai.srisuk')
  const member = await findMember(office.database.rows, ORIEL, 'sophia')
  if (!member) throw new Error('sophia is not in the cast')
  sophia = { member_id: member.id }
  await office.database.transaction((work) =>
    writePersonal(work, testKeys, member.id, { phone: PHONE, email: 'sophia@example.com' }),
  )
})
afterAll(() => office.close())

const eventsOf = (permission: string) =>
  office.office.rows
    .selectFrom('office_events')
    .selectAll()
    .where('permission', '=', permission)
    .where('subject_id', '=', sophia.member_id)
    .orderBy('id')
    .execute()

describe('the list', () => {
  test('is narrowed by state, currency, days and account, a page at a time', async () => {
    const accounts = async (filter: object) => {
      const { list } = await support.get<{ list: { account: string }[] }>(
        calls.memberListCall,
        filter,
      )
      return list.map(({ account }) => account)
    }
    const all = await accounts({})
    expect(all).toContain('sophia')
    expect(await accounts({ account: 'SOPH' })).toEqual(['sophia'])
    expect(await accounts({ account: 'so%' })).toEqual([])
    expect(await accounts({ state: 'disabled', account: 'sophia' })).toEqual([])
    expect(await accounts({ to: '2001-01-01' })).toEqual([])
    const paged: string[] = []
    let after: string | undefined
    do {
      const page = await support.get<{ list: { account: string }[]; next: string | null }>(
        calls.memberListCall,
        { count: 2, after },
      )
      paged.push(...page.list.map(({ account }) => account))
      after = page.next ?? undefined
    } while (after !== undefined)
    expect(paged).toEqual(all)
  })
})

const panels: readonly (readonly [string, AnyEndpoint, object])[] = [
  ['header', calls.memberCall, {}],
  ['wallet', calls.memberWalletCall, {}],
  ['profile', calls.memberProfileCall, {}],
  ['sessions', calls.memberSessionsCall, {}],
  ['ledger', calls.memberLedgerCall, {}],
  ['rounds', calls.memberRoundsCall, {}],
  ['round', calls.memberRoundCall, { gp_id: 'GPOS', round_id: 'none' }],
  ['transfers', calls.memberTransfersCall, {}],
  ['plays', calls.memberPlaysCall, {}],
  ['messages', calls.memberMessagesCall, {}],
  ['notes', calls.memberNotesCall, {}],
  ['events', calls.memberEventsCall, {}],
  ['story', calls.memberStoryCall, { line: 'none' }],
  ['unmask', calls.unmaskFieldCall, { field: 'phone', reason: WHY }],
  ['note', calls.addNoteCall, { text: 'called back' }],
]

describe('one member', () => {
  test.each(panels)('%s: a member of another site is unknown', async (_name, call, rest) => {
    const rosa = await office.signIn('rosa.lind')
    const said = await rosa.say(call, { ...sophia, ...rest }, SECOND)
    expect(said.body).toMatchObject({ code: 101 })
  })

  test('the header is an event, once for each look; read again at once it is the same look', async () => {
    const before = await eventsOf('member.read')
    const header = await support.get(calls.memberCall, sophia)
    expect(header).toMatchObject({ account: 'sophia', state: 'open' })
    await support.get(calls.memberCall, sophia)
    const after = await eventsOf('member.read')
    expect(after.slice(before.length)).toMatchObject([{ actor: 'mai.srisuk', outcome: 'seen' }])
  })

  test('the wallet adds up, and says so from the ledger', async () => {
    const wallet = await support.get<{ parts: { amount: string }[]; total: string }>(
      calls.memberWalletCall,
      sophia,
    )
    expect(wallet).toMatchObject({ adds_up: 1, late: '0.0000' })
    const owner = createConnection({ url: office.database.ownerUrl, name: 'tamper' })
    await owner.connect()
    try {
      const move = (by: number) =>
        owner.query(
          `UPDATE ledger_accounts SET balance = balance + $2
           WHERE owner = $1 AND kind = 'available'`,
          [sophia.member_id, by],
        )
      await owner.query('ALTER TABLE ledger_accounts DISABLE TRIGGER USER')
      await move(1)
      expect(await support.get(calls.memberWalletCall, sophia)).toMatchObject({ adds_up: 0 })
      await move(-1)
    } finally {
      await owner.end()
    }
  })

  test('the profile shows nothing whole', async () => {
    const said = await support.say(calls.memberProfileCall, sophia)
    expect(JSON.stringify(said.body)).not.toContain(PHONE)
    expect(said.body.data).toMatchObject({
      fields: expect.arrayContaining([
        { field: 'phone', masked: '2025 ••• 142', is_verified: 0 },
      ]) as unknown,
    })
  })

  test('the story of a line tells the journal and its entries, which add up', async () => {
    type Entry = { amount: string; is_own: number }
    const { list } = await support.get<{ list: { id: string }[] }>(calls.memberLedgerCall, sophia)
    const line = list[0]?.id ?? ''
    const story = await support.get<{ journals: { entries: Entry[] }[] }>(calls.memberStoryCall, {
      ...sophia,
      line,
    })
    const entries = story.journals[0]?.entries ?? []
    expect(entries.some(({ is_own }) => is_own === 1)).toBe(true)
    expect(entries.reduce((sum, { amount }) => sum + BigInt(amount.replace('.', '')), 0n)).toBe(0n)
    const other = await findMember(office.database.rows, ORIEL, 'meilin')
    const foreign = { member_id: other?.id, line }
    const said = await support.say(calls.memberStoryCall, foreign)
    expect(said.body).toMatchObject({ code: 101 })
  })
})

describe('unmasking', () => {
  test('answers one field for a reason and writes its name, never its value', async () => {
    const answer = await support.get(calls.unmaskFieldCall, {
      ...sophia,
      field: 'phone',
      reason: WHY,
    })
    expect(answer).toEqual({ value: PHONE })
    const [event] = await eventsOf('member.unmask')
    expect(event).toMatchObject({ actor: 'mai.srisuk', outcome: 'done', reason: WHY })
    expect(event?.after).toMatchObject({ field: 'phone' })
    expect(JSON.stringify(event)).not.toContain(PHONE)
  })

  test('an empty field is refused and not counted', async () => {
    const said = await support.say(calls.unmaskFieldCall, {
      ...sophia,
      field: 'zalo',
      reason: WHY,
    })
    expect(said.body).toMatchObject({ code: 110 })
  })

  test('of 50 at once at most 30 are shown in a day, and the manager is told once', async () => {
    const risk = await office.signIn('kenji.mori')
    const body = { ...sophia, field: 'email', reason: WHY }
    const said = await Promise.all(
      Array.from({ length: 50 }, () => risk.say(calls.unmaskFieldCall, body)),
    )
    const codes = said.map(({ body: { code } }) => code)
    expect(codes.filter((code) => code === 100)).toHaveLength(30)
    expect(codes.filter((code) => code === 111)).toHaveLength(20)
    const events = await eventsOf('member.unmask')
    const own = events.filter(({ actor }) => actor === 'kenji.mori')
    expect(own.filter(({ outcome }) => outcome === 'done')).toHaveLength(30)
    expect(own.filter(({ outcome }) => outcome === 'limit_reached')).toHaveLength(20)
    const told = await office.database.rows
      .selectFrom('messages')
      .select('template')
      .where('template', '=', 'staff_unmasks')
      .execute()
    expect(told).toHaveLength(1)
  })
})

describe('notes', () => {
  test('stand as they were written; a later one corrects an earlier one', async () => {
    await support.get(calls.addNoteCall, { ...sophia, text: 'asked for a call at 9' })
    type Note = { id: string; text: string; corrects: string | null; corrected_by: string | null }
    const notes = async () =>
      (await support.get<{ list: Note[] }>(calls.memberNotesCall, sophia)).list
    const [first] = await notes()
    await support.get(calls.addNoteCall, { ...sophia, text: 'at 10', corrects: first?.id })
    const [later, earlier] = await notes()
    expect(later).toMatchObject({ text: 'at 10', corrects: first?.id, corrected_by: null })
    expect(earlier).toMatchObject({ text: 'asked for a call at 9', corrected_by: later?.id })
    expect(await eventsOf('member.note')).toHaveLength(2)
    const meilin = await findMember(office.database.rows, ORIEL, 'meilin')
    const foreign = { member_id: meilin?.id, text: 'of another', corrects: first?.id }
    expect((await support.say(calls.addNoteCall, foreign)).body).toMatchObject({ code: 110 })
  })

  test('nobody changes or removes one', async () => {
    const { rows } = office.office
    const change = rows.updateTable('member_notes').set({ written_by: 'x' })
    await expect(change.execute()).rejects.toThrow('permission denied')
    await expect(rows.deleteFrom('member_notes').execute()).rejects.toThrow('permission denied')
    const owner = createConnection({ url: office.database.ownerUrl, name: 'owner' })
    await owner.connect()
    try {
      await expect(owner.query('DELETE FROM member_notes')).rejects.toThrow('notes stay')
      await expect(owner.query(`UPDATE member_notes SET written_by = 'x'`)).rejects.toThrow(
        'notes stay',
      )
    } finally {
      await owner.end()
    }
  })
})

describe('search', () => {
  const byMark = async (typed: string) =>
    (await findMembersByMark(office.office.rows, testKeys, ORIEL, typed)).map(
      ({ account, field }) => `${account} ${field}`,
    )

  test('finds by exact phone and mail, and by the beginning of an account', async () => {
    expect(await byMark(' (202) 555-0142 ')).toEqual(['sophia phone'])
    expect(await byMark('+1 202 555 0142')).toEqual(['sophia phone'])
    expect(await byMark('Sophia@Example.com')).toEqual(['sophia email'])
    expect(await byMark('sophia@example')).toEqual([])
    expect(await findMembersByMark(office.office.rows, testKeys, SECOND, PHONE)).toEqual([])
    const found = await findMembersByAccount(office.office.rows, ORIEL, 'soph')
    expect(found.map(({ account }) => account)).toEqual(['sophia'])
  })

  test('members who were there before have their marks written some at a time', async () => {
    const { database } = office
    await database.rows.deleteFrom('member_search_marks').execute()
    expect(await byMark(PHONE)).toEqual([])
    let runs = 0
    while (!(await fillMarks(database, testKeys, 3)).isFinished) runs += 1
    expect(runs).toBeGreaterThan(1)
    expect(await byMark(PHONE)).toEqual(['sophia phone'])
  })
})

describe('corrections by support', () => {
  const propose = async (change: object): Promise<string> => {
    const made = await support.get<{ proposal: string }>(calls.editIdentity.run, {
      ...sophia,
      change,
      reason: WHY,
    })
    return made.proposal
  }
  const agree = async (number: string) => {
    const rosa = await office.signIn('rosa.lind')
    const { hash } = await rosa.get(proposalCall, { number })
    return rosa.get(voteCall, { number, vote: 'yes', reason: WHY, hash })
  }
  const sent = async () => {
    const rows = await office.database.rows
      .selectFrom('messages')
      .select(['template', 'channel'])
      .where('member_id', '=', sophia.member_id)
      .orderBy('id')
      .execute()
    return rows.map(({ template, channel }) => `${template} ${channel}`)
  }

  test('a new phone is agreed by two, kept sealed until then, and told to the old one', async () => {
    const number = await propose({ kind: 'phone', value: '2025550199' })
    const kept = await office.office.rows
      .selectFrom('proposals')
      .select(['command', 'before', 'after'])
      .execute()
    expect(JSON.stringify(kept)).not.toContain('2025550199')
    const before = await sent()
    expect(await agree(number)).toEqual({ outcome: 'done' })
    expect((await sent()).slice(before.length)).toEqual([
      'contact_changed mail',
      'contact_changed sms',
    ])
    const found = await findMembersByMark(office.office.rows, testKeys, ORIEL, '2025550199')
    expect(found.map(({ account }) => account)).toEqual(['sophia'])
    const row = await office.database.rows
      .selectFrom('members')
      .select(['withdraw_held_until'])
      .where('id', '=', sophia.member_id)
      .executeTakeFirstOrThrow()
    expect(row.withdraw_held_until).not.toBeNull()
  })

  test('a wrong mail and an unchanged phone are refused before anything is proposed', async () => {
    const say = (change: object) =>
      support.say(calls.editIdentity.run, { ...sophia, change, reason: WHY })
    expect((await say({ kind: 'email', value: 'no mail' })).body).toMatchObject({ code: 111 })
    expect((await say({ kind: 'phone', value: '2025550199' })).body).toMatchObject({ code: 110 })
    expect((await say({ kind: 'second_factor' })).body).toMatchObject({ code: 110 })
  })

  test('a reset of the password ends it and asks for a code', async () => {
    const number = await propose({ kind: 'password', channel: 'sms' })
    expect(await agree(number)).toEqual({ outcome: 'done' })
    const row = await office.database.rows
      .selectFrom('members')
      .select('password_hash')
      .where('id', '=', sophia.member_id)
      .executeTakeFirstOrThrow()
    expect(row.password_hash).toBeNull()
    const asked = await office.database.rows
      .selectFrom('outbox')
      .select('name')
      .where('name', '=', 'recovery.asked')
      .execute()
    expect(asked).toHaveLength(1)
  })

  test('a reset of the second factor takes the app and all passkeys, and is told', async () => {
    const { rows } = office.database
    const ofSophia = { member_id: sophia.member_id }
    const app = { ...ofSophia, sealed: Buffer.alloc(8), confirmed_at: new Date() }
    await rows.insertInto('member_totps').values(app).execute()
    const before = await sent()
    const number = await propose({ kind: 'second_factor' })
    expect(await agree(number)).toEqual({ outcome: 'done' })
    const left = (table: 'member_totps' | 'passkeys') =>
      rows.selectFrom(table).select('member_id').where('member_id', '=', sophia.member_id).execute()
    expect([await left('member_totps'), await left('passkeys')]).toEqual([[], []])
    expect((await sent()).slice(before.length)).toContain('second_factor_changed mail')
  })

  test('a locked withdrawal password is unlocked by one person', async () => {
    const { rows } = office.database
    await rows
      .updateTable('members')
      .set({ withdraw_fails: 5 })
      .where('id', '=', sophia.member_id)
      .execute()
    const run = () => support.say(calls.unlockWithdrawPassword.run, { ...sophia, reason: WHY })
    expect((await run()).body).toMatchObject({ code: 100, data: { proposal: null } })
    expect((await run()).body).toMatchObject({ code: 110 })
  })
})

test('what was done with a member stands on the page, for who may not read the audit', async () => {
  await support.get(freezeMember.run, { ...sophia, reason: WHY })
  const { list } = await support.get<{ list: { permission: string; outcome: string }[] }>(
    calls.memberEventsCall,
    { ...sophia, count: 1 },
  )
  expect(list).toMatchObject([{ permission: 'member.freeze', outcome: 'done' }])
  expect(list[0]).not.toHaveProperty('ip')
})

test('members made from now on are found at once', async () => {
  const { database } = office
  const draft = { siteId: ORIEL, account: 'newcomer1', currency: 'USD', language: 'en_US' } as const
  const { id } = expectDone(await createMember(database, draft))
  await database.transaction((work) =>
    writePersonal(work, testKeys, id, { identity_id: 'X-77881' }),
  )
  const found = await findMembersByMark(office.office.rows, testKeys, ORIEL, 'x-77881')
  expect(found.map(({ account }) => account)).toEqual(['newcomer1'])
})
