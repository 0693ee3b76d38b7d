import { expectDone } from '@oriel/core/outcome'
import { createConnection } from '@oriel/db/pool'
import { moveClock } from '@oriel/dev-world/testing/move-clock'
import { testDatabase, type TestDatabase } from '@oriel/dev-world/testing/test-db'
import { listAudit } from '@oriel/domain/audit'
import { writePersonal, type Member } from '@oriel/domain/member'
import { testKeys } from '@oriel/keys/testing/test-keys'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { afterNoon, makeSite, NOON } from '../examples.ts'
import {
  cardHouse,
  draftOf,
  giveCard,
  HOLDER,
  makeHolder,
  ownerOf,
  PROOF,
  reasonOf,
  saveExamples,
  TRON_ADDRESS,
} from '../testing/cards.ts'
import {
  addCard,
  listCards,
  listInstitutions,
  makeDefault,
  openCard,
  removeCard,
  saveInstitutions,
  type CardDraft,
} from './bank-card.ts'

const APART_MS = 31 * 60_000
const DAY_MS = 86_400_000

let database: TestDatabase
let owner: ReturnType<typeof createConnection>
let anna: Member
beforeEach(async () => {
  database = await testDatabase()
  owner = createConnection({ url: database.ownerUrl, name: 'bank-card' })
  await owner.connect()
  await makeSite(database)
  await saveExamples(database)
  anna = await makeHolder(database)
})
afterEach(async () => {
  await owner.end()
  await database.drop()
})

const house = () => cardHouse(database)
/** A quarter of an hour allows five passwords; those of two turns are not counted together. */
const add = (draft: CardDraft, member = anna, proof = PROOF, turn = 0) =>
  addCard(house(), { draft, proof }, ownerOf(member), afterNoon(turn * APART_MS))
const cards = (member = anna) => listCards(database.rows, member.id)

describe('a card that is added', () => {
  test('is shown by its last four, cools for a day and is the default of its currency', async () => {
    const card = expectDone(await add(draftOf({ number: '7730 1145 9082' })))
    expect(card).toMatchObject({
      kind: 'bank',
      currency: 'USD',
      name: 'Harbour Bank',
      lastFour: '9082',
      isDefault: true,
      isCooling: true,
      verifiedAt: null,
      reviewBecause: null,
    })
    expect(card.usableAt.getTime() - card.addedAt.getTime()).toBe(DAY_MS)
    expect(await cards()).toEqual([card])
    expect((await giveCard(database, anna)).isDefault).toBe(false)
  })

  test('is usable after 24 hours by the clock of the database, and not a minute before', async () => {
    await giveCard(database, anna)
    await moveClock(database.ownerUrl, { aheadMs: DAY_MS - 60_000 })
    expect((await cards())[0]?.isCooling).toBe(true)
    await moveClock(database.ownerUrl, { aheadMs: DAY_MS + 60_000 })
    expect((await cards())[0]?.isCooling).toBe(false)
  })

  test('keeps number, memo and holder sealed with the key of its member', async () => {
    const address = 'rHb9CJAWyB4rj91VRWn96DkukG4bwdtyTh'
    const draft = { kind: 'crypto', institution: 'ripple', number: address, memo: '731' } as const
    const { id } = expectDone(await add(draft))
    const { rows } = await owner.query<{ text: string }>(
      `SELECT c::text || encode(number_sealed, 'escape') || encode(memo_sealed, 'escape')
        || encode(holder_sealed, 'escape') || encode(mark, 'escape') AS text FROM bank_cards c`,
    )
    for (const plain of [address, '731', HOLDER]) expect(rows[0]?.text).not.toContain(plain)
    const open = (of: Member) => openCard(database.rows, testKeys, of.id, id)
    expect(await open(anna)).toMatchObject({ number: address, memo: '731', holder: HOLDER })
    expect(await open(await makeHolder(database))).toBe(null)
    await owner.query('DELETE FROM member_keys WHERE member_id = $1', [anna.id])
    expect(await open(anna)).toBe(null)
  })

  test('is told to every contact, to the pages of its member and in their trail', async () => {
    await giveCard(database, anna)
    const { rows: told } = await owner.query(
      'SELECT channel, template FROM messages ORDER BY channel',
    )
    expect(told).toEqual([
      { channel: 'mail', template: 'card_changed' },
      { channel: 'sms', template: 'card_changed' },
    ])
    const [line] = await listAudit(database.rows, anna.id, 1)
    expect(line).toMatchObject({ kind: 'card_added', ip: '203.0.113.9' })
    const { rows: facts } = await owner.query<{ name: string; data: object }>(
      "SELECT name, data FROM outbox WHERE name LIKE 'bank-card.%'",
    )
    expect(facts).toEqual([{ name: 'bank-card.changed', data: { site_id: 1, member_id: anna.id } }])
  })
})

describe('a card is refused', () => {
  test.each<[string, Partial<CardDraft>, string]>([
    ['of a bank there is not', { institution: 'nowhere' }, 'institution'],
    ['of a bank of another currency', { institution: 'vcb' }, 'institution'],
    ['of another kind than its bank', { kind: 'ewallet' }, 'institution'],
    ['without a number', { number: ' ' }, 'number'],
    ['with letters in its number', { number: '7730114X' }, 'number'],
    [
      'with an address of another network',
      { kind: 'crypto', institution: 'ripple', number: TRON_ADDRESS },
      'number',
    ],
    [
      'without the memo it needs',
      { kind: 'crypto', institution: 'ripple', number: 'rrrrrrrrrrrrrrrrrrrrBZbvji' },
      'memo',
    ],
  ])('%s, before a password is tried', async (_what, changes, field) => {
    const proof = { password: 'wrong', withdrawPassword: '0000' }
    const refused = { ok: false, reason: 'card_invalid', told: { field } }
    for (let turn = 0; turn < 7; turn += 1) {
      expect(await add(draftOf(changes), anna, proof)).toEqual(refused)
    }
    expect(reasonOf(await add(draftOf()))).toBe('done')
  })

  test('of a bank that is closed, and stays where it is bound', async () => {
    const card = await giveCard(database, anna)
    await saveInstitutions(database, anna.siteId, [])
    expect(await listInstitutions(database.rows, anna.siteId, 'USD')).toEqual([])
    expect(reasonOf(await add(draftOf()))).toBe('card_invalid')
    expect(await cards()).toEqual([card])
  })

  test('that is an address of the house', async () => {
    const draft = draftOf({ kind: 'crypto', institution: 'tron', number: TRON_ADDRESS })
    const asked: string[] = []
    const own = {
      ...house(),
      isOwnAddress: async (institution: string, number: string) => {
        asked.push(`${institution} ${number}`)
        return true
      },
    }
    const said = await addCard(own, { draft, proof: PROOF }, ownerOf(anna), NOON)
    expect(said).toEqual({ ok: false, reason: 'card_invalid', told: { field: 'number' } })
    expect(asked).toEqual([`tron ${TRON_ADDRESS}`])
  })

  test('where nobody knows the name of the member', async () => {
    await database.transaction((work) => writePersonal(work, testKeys, anna.id, { name: '' }))
    expect(reasonOf(await add(draftOf()))).toBe('name_differs')
  })

  test.each([
    ['password', { ...PROOF, password: 'wrong' }, 'password_wrong'],
    ['withdrawal password', { ...PROOF, withdrawPassword: '0000' }, 'withdraw_password_wrong'],
  ])('with a wrong %s, which is counted', async (_what, proof, reason) => {
    expect(reasonOf(await add(draftOf(), anna, proof))).toBe(reason)
    expect(await cards()).toEqual([])
    const { rows } = await owner.query('SELECT kind, refused FROM audit_refusals')
    expect(rows).toEqual([{ kind: 'card_added', refused: reason }])
  })

  test('after five wrong withdrawal passwords, for the right one as well', async () => {
    const wrong = { ...PROOF, withdrawPassword: '0000' }
    const said: string[] = []
    for (let turn = 0; turn < 5; turn += 1) said.push(reasonOf(await add(draftOf(), anna, wrong)))
    expect(said).toEqual(Array(5).fill('withdraw_password_wrong'))
    expect(reasonOf(await add(draftOf(), anna, PROOF, 1))).toBe('withdraw_password_locked')
  })

  test('where no withdrawal password is set', async () => {
    await owner.query('UPDATE members SET withdraw_password_hash = NULL WHERE id = $1', [anna.id])
    expect(reasonOf(await add(draftOf()))).toBe('withdraw_password_unset')
  })

  test('the eleventh time on a day', async () => {
    const draft = draftOf()
    await giveCard(database, await makeHolder(database), draft)
    for (let turn = 0; turn < 10; turn += 1) {
      expect(reasonOf(await add(draft, anna, PROOF, turn))).toBe('card_taken')
    }
    expect(reasonOf(await add(draft, anna, PROOF, 11))).toBe('too_many_requests')
  })
})

describe('what the database keeps', () => {
  test('whatever is asked at once, a member has five of a kind, and five of the next', async () => {
    for (let turn = 0; turn < 3; turn += 1) await giveCard(database, anna)
    const turn = 1
    const said = await Promise.all(
      Array.from({ length: 5 }, () => add(draftOf(), anna, PROOF, turn)),
    )
    expect(said.map(reasonOf).toSorted()).toEqual([
      ...Array<string>(2).fill('done'),
      ...Array<string>(3).fill('too_many'),
    ])
    const [first] = await cards()
    const wallet = draftOf({ kind: 'ewallet', institution: 'purse' })
    expect(reasonOf(await add(wallet, anna, PROOF, 2))).toBe('done')
    if (!first) throw new Error('there are three')
    expectDone(await removeCard(house(), first.id, ownerOf(anna), NOON))
    expect(reasonOf(await add(draftOf(), anna, PROOF, 2))).toBe('done')
    expect(await cards()).toHaveLength(6)
  })

  test('one account is one member’s at a site, whoever asks at the same moment', async () => {
    const members = await Promise.all(Array.from({ length: 8 }, () => makeHolder(database)))
    const draft = draftOf()
    const said = await Promise.all(members.map((member) => add(draft, member)))
    expect(said.filter(({ ok }) => ok)).toHaveLength(1)
    expect(said.filter((one) => reasonOf(one) === 'card_taken')).toHaveLength(7)
  })

  test.each([
    ['cool less than a day', "usable_at = added_at + interval '23 hours'"],
    ['lose its number', 'number_sealed = NULL'],
    ['be verified by nobody', 'verified_at = house_now()'],
    ['be one too many', 'slot = 6'],
  ])('a live card cannot %s, whoever writes it', async (_what, change) => {
    await giveCard(database, anna)
    await expect(owner.query(`UPDATE bank_cards SET ${change}`)).rejects.toThrow('check constraint')
  })

  test.each(['number_sealed', 'mark', 'usable_at', 'member_id', 'slot'])(
    'the app does not change %s',
    async (column) => {
      await giveCard(database, anna)
      const change = `UPDATE bank_cards SET ${column} = ${column}`
      await expect(database.pool.query(change)).rejects.toThrow('permission denied')
    },
  )

  test('what is removed stays removed', async () => {
    const { id } = await giveCard(database, anna)
    const remove = () => removeCard(house(), id, ownerOf(anna), NOON)
    expectDone(await remove())
    const back = 'UPDATE bank_cards SET removed_at = NULL, removed_because = NULL'
    await expect(owner.query(back)).rejects.toThrow('is removed')
    expect(reasonOf(await remove())).toBe('card_invalid')
    const again = await makeDefault(house(), { id, proof: PROOF }, ownerOf(anna), NOON)
    expect(reasonOf(again)).toBe('card_invalid')
  })
})
