import { turnoverCall, turnoverRoundsCall } from '@oriel/contract/member/turnover'
import { newId, type MemberId } from '@oriel/core/id'
import { ORIEL } from '@oriel/dev-world/cast'
import { countTurnover, openNeeds } from '@oriel/domain/turnover'
import { flagsOf } from '@oriel/domain/site'
import { memberAccount, houseAccount } from '@oriel/ledger/chart'
import { createLedger } from '@oriel/ledger/ledger'
import { transferEntries } from '@oriel/ledger/rules'
import { money } from '@oriel/core/money'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { memberSteps, type Body } from '../../testing/member-steps.ts'
import { openDoor, type OpenDoor } from '../../testing/open-door.ts'
import { everyReason } from '../../testing/provoke.ts'

let door: OpenDoor
let steps: ReturnType<typeof memberSteps>
beforeAll(async () => {
  door = await openDoor()
  steps = memberSteps(door)
})
afterAll(() => door.close())

const ofOriel = async () => flagsOf(door.database.rows, ORIEL)

/** Credits so much, and asks for as much to be staked. */
async function payIn(memberId: MemberId, units: bigint, name: string): Promise<void> {
  const { database } = door
  const home = memberAccount(memberId, 'available', 'USD')
  const from = houseAccount(ORIEL, 'promotion', 'USD')
  const entries = transferEntries(from, home, money(units, 'USD'))
  const cause = { kind: 'transfer', id: newId() } as const
  const ledger = createLedger(database)
  await ledger.postAlone({ key: `grant:${cause.id}`, kind: 'grant', cause, entries })
  const opened = { memberId, currency: 'USD', cause: cause.id, name, base: units } as const
  const flags = await ofOriel()
  await database.transaction((work) => openNeeds(work, ORIEL, flags, [opened]))
}
const play = (memberId: MemberId, roundId: string, stake: bigint, valid: bigint) =>
  door.database.transaction((work) => {
    const settledAt = new Date(Date.now() + 1_000)
    const round = { memberId, currency: 'USD', roundId, title: 'orchard', stake, valid, settledAt }
    return countTurnover(work, 'GPOR', [round as never])
  })

test('needs and what can be taken out are told, and each round with what it counted', async () => {
  const anna = await steps.somebody()
  await payIn(anna.id, 1_000_000n, 'D261119-AAAAAA')
  await play(anna.id, 'r1', 1_000_000n, 50_000n)
  await play(anna.id, 'r2', 100_000n, 100_000n)
  const { body } = await anna.say(turnoverCall, { currency: 'USD' })
  const told = body.data as { needs: Body[] } & Body
  expect(told).toMatchObject({ locked: '0.0000', owed: '0.0000', next: null })
  expect(told['free']).toBe(told['available'])
  expect(told.needs).toMatchObject([
    { name: 'D261119-AAAAAA', paid_in: '100.0000', needed: '100.0000', counted: '15.0000' },
  ])
  const need_id = told.needs[0]?.['id']
  const rounds = await anna.say(turnoverRoundsCall, { need_id, count: 1 })
  const first = rounds.body.data as { list: Body[]; next: string }
  expect(first.list).toMatchObject([{ round_id: 'r2', counted: '10.0000' }])
  const rest = await anna.say(turnoverRoundsCall, { need_id, count: 1, after: first.next })
  expect(rest.body.data).toMatchObject({
    list: [{ round_id: 'r1', stake: '100.0000', valid: '5.0000', counted: '5.0000' }],
    next: null,
  })
})

test('a list has pages', async () => {
  const anna = await steps.somebody()
  for (const name of ['D261119-AAAAA1', 'D261119-AAAAA2', 'D261119-AAAAA3']) {
    await payIn(anna.id, 1_000_000n, name)
  }
  const page = async (after?: string) => {
    const { body } = await anna.say(turnoverCall, {
      currency: 'USD',
      count: 2,
      ...(after && { after }),
    })
    return body.data as { needs: { id: string; name: string }[]; next: string }
  }
  const first = await page()
  expect(first.needs.map(({ name }) => name)).toEqual(['D261119-AAAAA3', 'D261119-AAAAA2'])
  expect((await page(first.next)).needs.map(({ name }) => name)).toEqual(['D261119-AAAAA1'])
})

test('the needs of another member are not in the list', async () => {
  const [anna, ben] = [await steps.somebody(), await steps.somebody()]
  await payIn(anna.id, 1_000_000n, 'D261119-BBBBBB')
  const { body } = await ben.say(turnoverCall, { currency: 'USD' })
  expect((body.data as { needs: Body[] }).needs).toEqual([])
})

/** A member, and a need of theirs. */
async function oneNeed() {
  const anna = await steps.somebody()
  await payIn(anna.id, 1_000_000n, 'D261119-CCCCCC')
  const { body } = await anna.say(turnoverCall, { currency: 'USD' })
  return { anna, need_id: (body.data as { needs: { id: string }[] }).needs[0]?.id }
}

everyReason(turnoverRoundsCall, {
  not_found: async () => {
    const { need_id } = await oneNeed()
    const ben = await steps.somebody()
    return ben.say(turnoverRoundsCall, { need_id })
  },
  page_unknown: async () => {
    const { anna, need_id } = await oneNeed()
    return anna.say(turnoverRoundsCall, { need_id, after: 'not a place' })
  },
})
