import { memberNoticesCall } from '@oriel/contract/office/notice'
import { expectDone } from '@oriel/core/outcome'
import { newId } from '@oriel/core/id'
import { ORIEL, SECOND } from '@oriel/dev-world/cast'
import { findMember, type Member } from '@oriel/domain/member'
import { setNotice } from '@oriel/domain/notice'
import { testKeys } from '@oriel/keys/testing/test-keys'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openOffice, type Desk, type OpenOffice } from '../../testing/open-office.ts'

let office: OpenOffice
let support: Desk
let sophia: Member
beforeAll(async () => {
  office = await openOffice()
  support = await office.signIn('mai.srisuk')
  const found = await findMember(office.database.rows, ORIEL, 'sophia')
  if (!found) throw new Error('sophia is in every story')
  sophia = found
})
afterAll(() => office.close())

type Line = { kind: string; channel: string; wanted: number; is_fixed: number }

test('support sees what a member has chosen', async () => {
  const who = { siteId: ORIEL, memberId: sophia.id, ip: null }
  const wish = { kind: 'offer', channel: 'letter', wanted: false } as const
  expectDone(await setNotice(office.database, testKeys, who, wish, new Date()))
  const asked = { member_id: sophia.id }
  const { list } = await support.get<{ list: Line[] }>(memberNoticesCall, asked)
  expect(list).toHaveLength(7)
  expect(list.find((one) => one.kind === 'offer' && one.channel === 'letter')).toEqual({
    kind: 'offer',
    channel: 'letter',
    wanted: 0,
    is_fixed: 0,
  })
})

test('a member of another site is as unknown as none', async () => {
  const stranger = await findMember(office.database.rows, SECOND, 'tanawat')
  for (const member_id of [stranger?.id, newId()]) {
    const said = await support.say(memberNoticesCall, { member_id })
    expect(String(said.body.code)).toBe('101')
  }
})

test('the office reads choices and changes none, whatever it calls', async () => {
  const row = `INSERT INTO notice_choices (member_id, kind, channel, from_at)
    VALUES ($1, 'gift', 'page', house_now())`
  const { pool } = office.office
  await expect(pool.query(row, [sophia.id])).rejects.toThrow('permission denied')
  await expect(pool.query('UPDATE notice_choices SET until_at = house_now()')).rejects.toThrow(
    'permission denied',
  )
})
