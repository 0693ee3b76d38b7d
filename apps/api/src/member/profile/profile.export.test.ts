import { memberExportCall } from '@oriel/contract/member/profile'
import { newId } from '@oriel/core/id'
import { expectDone } from '@oriel/core/outcome'
import { ORIEL } from '@oriel/dev-world/cast'
import { plant } from '@oriel/dev-world/testing/plant'
import { keepIntroducer } from '@oriel/domain/introducer'
import { sendLetter } from '@oriel/domain/letter'
import { createClaims, openEnvelope } from '@oriel/domain/red-envelope'
import { grantDraws, publishWheel, spinRoulette } from '@oriel/domain/roulette'
import { testKeys } from '@oriel/keys/testing/test-keys'
import { createLedger } from '@oriel/ledger/ledger'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { memberSteps, type MemberSteps } from '../../testing/member-steps.ts'
import { openDoor, type OpenDoor } from '../../testing/open-door.ts'
import { PASSWORD } from '../../testing/guarded-member.ts'

const HOUR_MS = 3_600_000
const USD = 10_000n

let door: OpenDoor
let steps: MemberSteps
beforeAll(async () => {
  door = await openDoor()
  steps = memberSteps(door)
})
afterAll(() => door.close())

type Somebody = Awaited<ReturnType<MemberSteps['somebody']>>
const ofSite = { siteId: ORIEL, currency: 'USD' } as const

async function claimEnvelope({ id: memberId }: Somebody): Promise<void> {
  const id = newId<'red-envelope'>()
  const now = Date.now()
  const amounts = { total: 5n * USD, slots: 1, least: 5n * USD, most: 5n * USD }
  const times = { opensAt: new Date(now), endAt: new Date(now + HOUR_MS), registeredBefore: null }
  const opening = { id, ...ofSite, name: 'Autumn festival', ...amounts, ...times }
  const by = { opened: 'one', checked: 'two', proposalId: null }
  await door.database.transaction((work) => openEnvelope(work, testKeys, opening, by))
  expectDone(await createClaims(door.database, createLedger(door.database), testKeys)(id, memberId))
}

async function spinOnce({ id: memberId }: Somebody): Promise<void> {
  const plain = { weight: 1, stock: null, fallbackPrizeId: null } as const
  const prizes = [1, 2].map((prizeId) => {
    return { ...plain, prizeId, kind: 'cash' as const, amount: 3n * USD }
  })
  const wheel = { ...ofSite, prizes, by: 'test', proposalId: null }
  const given = { ...ofSite, memberId, cause: 'test', draws: 2, expires: { inDays: 7 } }
  await door.database.transaction(async (work) => {
    expectDone(await publishWheel(work, wheel))
    await grantDraws(work, given)
  })
  const { database } = door
  const ledger = createLedger(database)
  const asked = { spinId: newId<'page-spin'>(), clientSeed: 'mine' }
  const tools = { database, ledger, keys: testKeys }
  expectDone(await spinRoulette(tools, { siteId: ORIEL, memberId }, asked))
}

async function bringFriend({ id: memberId }: Somebody): Promise<string> {
  const friend = await steps.somebody()
  const introducer = { by: 'recommender', memberId, currency: 'USD' } as const
  await door.database.transaction((work) =>
    keepIntroducer(work, { id: friend.id, siteId: ORIEL }, introducer, new Date()),
  )
  await plant(
    door.database,
    `INSERT INTO recommend_awards (friend_id, month, site_id, member_id, currency, version, base,
      amount, state) VALUES ('${friend.id}', '2026-09', 1, '${memberId}', 'USD', 1, 82500000, 82500,
      'paid')`,
  )
  return friend.account
}

test('the export has letters, claims, draws, spins, awards and friends, who stay masked', async () => {
  const member = await steps.somebody()
  const { id: memberId, account } = member
  const welcome = { siteId: ORIEL, memberId, template: 'welcome', values: { account } } as const
  await door.database.transaction(async (work) => void expectDone(await sendLetter(work, welcome)))
  await claimEnvelope(member)
  await spinOnce(member)
  const friend = await bringFriend(member)
  const said = await member.say(memberExportCall, { password: PASSWORD })
  const masked = `${friend.slice(0, 2)}•••${friend.slice(-2)}`
  expect(said.body.data).toMatchObject({
    letters: [{ title: `Welcome, ${account}`, is_read: 0 }],
    envelopes: [{ name: 'Autumn festival', cash: '5.0000', currency: 'USD' }],
    draws: [{ currency: 'USD', draws: 2, used: 1 }],
    spins: [{ number: 1, kind: 'cash', amount: '3.0000', draws: 0, currency: 'USD' }],
    awards: [{ friend: masked, month: '2026-09', amount: '8.2500', state: 'paid' }],
    friends: [{ friend: masked }],
  })
  const text = JSON.stringify(said.body)
  expect(text).not.toContain(friend)
})

test('of one member nothing stands in the export of another', async () => {
  const [member, other] = [await steps.somebody(), await steps.somebody()]
  await claimEnvelope(member)
  await spinOnce(member)
  await bringFriend(member)
  const said = await other.say(memberExportCall, { password: PASSWORD })
  const nothing = { envelopes: [], draws: [], spins: [], awards: [], friends: [] }
  expect(said.body.data).toMatchObject(nothing)
})
