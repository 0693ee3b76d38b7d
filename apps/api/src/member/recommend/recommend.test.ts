import {
  applyForAgentCall,
  bonusSettingCall,
  cashSurplusCall,
  recommendMembersCall,
  recommendProjectCall,
  recommendRecordsCall,
} from '@oriel/contract/member/recommend'
import { ORIEL } from '@oriel/dev-world/cast'
import { setRecommend } from '@oriel/domain/introducer'
import { findSite, saveSite } from '@oriel/domain/site'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { code, openDoor, type OpenDoor } from '../../testing/open-door.ts'
import { everyReason } from '../../testing/provoke.ts'

let door: OpenDoor
let sophia: Awaited<ReturnType<OpenDoor['signIn']>>
beforeAll(async () => {
  door = await openDoor()
  sophia = await door.signIn('sophia')
})
afterAll(() => door.close())
beforeEach(async () => {
  await setRecommend(door.database, ORIEL, 'USD', true)
  await become({ kind: 1 })
  await hide([])
})

/** As an operator hides links of a site: a door remembers its site for a moment. */
async function hide(hiddenLinks: string[]): Promise<void> {
  const site = await findSite(door.database.rows, ORIEL)
  if (!site) throw new Error('the site is gone')
  await saveSite(door.database, { ...site, flags: { ...site.flags, hiddenLinks } }, new Date())
  const answer = hiddenLinks.length > 0 ? '104' : '100'
  await expect.poll(async () => code(await say(applyForAgentCall))).toBe(answer)
}
const become = (changes: { kind: number }) =>
  door.database.rows.updateTable('members').set(changes).where('id', '=', sophia.memberId).execute()
type Call = Parameters<OpenDoor['say']>[0]
const say = (call: Call, body: object = {}) => door.say(call, { body, member: sophia })
const PAGES = [recommendProjectCall, recommendRecordsCall, recommendMembersCall] as const

describe('[S7.052] bonus_setting/check', () => {
  test('says whether members of the currency bring friends; a currency of the body is not believed', async () => {
    const body = { member_currency: 'THB', site_id: 1 }
    expect((await say(bonusSettingCall, body)).body.data).toEqual({ is_friend: 1 })
    await setRecommend(door.database, ORIEL, 'USD', false)
    expect((await say(bonusSettingCall)).body.data).toEqual({ is_friend: 0 })
  })
})

/** The ways in which the pages are closed. */
const asAgent = (call: Call) => async () => {
  await become({ kind: 2 })
  return say(call)
}
const whereHidden = (call: Call) => async () => {
  await hide(['applyAgent'])
  return say(call)
}
const whereClosed = (call: Call) => async () => {
  await setRecommend(door.database, ORIEL, 'USD', false)
  return say(call)
}

describe('[S7.053] apply_for_agent/check', () => {
  test('a member may apply', async () => {
    const body = { agent_id: 1, apply_agent_flag: 0 }
    expect(code(await say(applyForAgentCall, body))).toBe('100')
  })
  everyReason(applyForAgentCall, {
    agent_already: asAgent(applyForAgentCall),
    agent_not_offered: whereHidden(applyForAgentCall),
  })
})

test('[S6.016, S7.054] cash_surplus/check: balances bear no interest here, for guests and members', async () => {
  const said = await door.say(cashSurplusCall, { body: { site_id: 1, currency: 'USD' } })
  expect(said.body.data).toEqual({ active: 0 })
  expect((await say(cashSurplusCall)).body.data).toEqual({ active: 0 })
})

describe('the pages', () => {
  test('a member has a code, the terms in numbers and nothing yet', async () => {
    expect((await say(recommendProjectCall)).body.data).toMatchObject({
      code: 'SPH4X7',
      is_enabled: 1,
      currency: 'USD',
      terms: { version: 1, share_ppm: 1_000, share_days: 90, share_max: '100.0000' },
      total: '0.0000',
      friends: 0,
    })
    expect((await say(recommendRecordsCall)).body.data).toEqual({ list: [], next: null })
    expect((await say(recommendMembersCall)).body.data).toEqual({ list: [], next: null })
  })

  for (const call of PAGES) {
    everyReason(
      call,
      {
        agent_already: asAgent(call),
        agent_not_offered: whereHidden(call),
        recommend_closed: whereClosed(call),
      },
      { agent_already: '[S6.014]', agent_not_offered: '[S6.015]', recommend_closed: '[S6.013]' },
    )
  }

  test.each(PAGES)('$path begins anew with a cursor that is none', async (call) => {
    expect(code(await say(call, { after: "1' OR '1" }))).toBe('100')
  })
})
