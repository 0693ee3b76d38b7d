import {
  closeProviderCase,
  decideHeldWin,
  queueCountsCall,
  queueItemCall,
  queueLetGoCall,
  queueListCall,
  queueNextCall,
  queueNoteCall,
  queueRenewCall,
  queueTakeCall,
  queueTakeOverCall,
  replayDeadLetter,
} from '@oriel/contract/office/queue'
import { proposalCall, voteCall } from '@oriel/contract/office/proposal'
import { staffMeCall } from '@oriel/contract/office/staff'
import { SECOND } from '@oriel/dev-world/cast'
import {
  makeOlder,
  memberOf,
  tellCase,
  tellHeldWin,
  tellStuckTransfer,
} from '@oriel/dev-world/story/queue'
import { keepLetters } from '@oriel/domain/dead-letter'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openOffice, type OpenOffice } from '../../testing/open-office.ts'

let office: OpenOffice
beforeAll(async () => {
  office = await openOffice()
})
afterAll(() => office.close())

const now = new Date()
const WHY = 'looked at the round and the limit'
const win = async () => tellHeldWin(office.database, await memberOf(office.database, 'sophia'), now)
type Listed = { readonly list: readonly { readonly id: string }[] }

test('a held win is released by two people from their queues', async () => {
  const id = await win()
  const maker = await office.signIn('pham.ha')
  expect(await maker.get(queueNextCall, { queue: 'held' })).toEqual({ id })
  const item = await maker.get(queueItemCall, { queue: 'held', id })
  expect(item).toMatchObject({ account: 'sophia', currency: 'USD', lock: { is_mine: 1 } })
  const asked = { held_id: id, decision: 'release' }
  const shown = await maker.get<{ journals: unknown[] }>(decideHeldWin.preview, asked)
  expect(shown).toMatchObject({ before: { state: 'held' }, after: { state: 'released' } })
  expect(shown.journals).toHaveLength(2)
  await maker.get(decideHeldWin.run, { ...asked, reason: WHY })
  expect(await maker.get(queueListCall, { queue: 'held' })).toMatchObject({ list: [] })

  const checker = await office.signIn('tran.lan')
  const next = await checker.get<{ id: string }>(queueNextCall, { queue: 'proposals' })
  const { hash } = await checker.get<{ hash: string }>(proposalCall, { number: next.id })
  const vote = { number: next.id, vote: 'yes', reason: WHY, hash }
  const other = await office.signIn('kenji.mori')
  expect((await other.say(voteCall, vote)).body).toMatchObject({ code: 111 })
  expect(await checker.get(voteCall, vote)).toEqual({ outcome: 'done' })
  const row = await office.database.rows
    .selectFrom('held_wins')
    .select(['state', 'decided_by'])
    .where('id', '=', id)
    .executeTakeFirstOrThrow()
  expect(row).toEqual({ state: 'released', decided_by: 'pham.ha, tran.lan' })
})

test('who takes what another person has hears who; a manager takes it over', async () => {
  const id = await win()
  const one = { queue: 'held', id }
  const [finance, risk] = [await office.signIn('pham.ha'), await office.signIn('kenji.mori')]
  expect(await finance.get(queueTakeCall, one)).toMatchObject({ lock: { is_mine: 1 } })
  const lost = { lock: { is_mine: 0, name: 'Phạm Hà' } }
  expect(await risk.get(queueTakeCall, one)).toMatchObject(lost)
  const decided = { held_id: id, decision: 'refuse', reason: WHY }
  expect((await risk.say(decideHeldWin.run, decided)).body).toMatchObject({ code: 106 })
  const over = { ...one, reason: WHY }
  expect((await risk.say(queueTakeOverCall, over)).body).toMatchObject({ code: 102 })
  const manager = await office.signIn('rosa.lind')
  expect(await manager.get(queueItemCall, one)).toMatchObject({ may_take_over: 1 })
  expect(await manager.get(queueTakeOverCall, over)).toMatchObject({ lock: { is_mine: 1 } })
  expect((await finance.say(queueRenewCall, one)).body).toMatchObject({ code: 103 })
  await manager.get(queueRenewCall, one)
  await manager.get(queueLetGoCall, one)
  expect(await manager.get(queueItemCall, one)).toMatchObject({ lock: null })
})

test('queues count, list and close what waits, for who may see it', async () => {
  const transfer = await tellStuckTransfer(office.database, now)
  await makeOlder(office.database.ownerUrl)
  const id = await tellCase(office.database, transfer, now)
  const letter = { consumer: 'play', subject: 'event.1.1.play.x', error: 'no', at: now, body: '{}' }
  await keepLetters(office.database.rows, [{ ...letter, number: 3, siteId: null }])
  const manager = await office.signIn('rosa.lind')
  const { list } = await manager.get<{ list: { queue: string; open: number }[] }>(queueCountsCall)
  const counted = new Map(list.map(({ queue, open }) => [queue, open]))
  expect([counted.get('transfers'), counted.get('cases')]).toEqual([1, 1])
  expect(counted.get('dead-letters')).toBe(1)

  await manager.get(queueNoteCall, { queue: 'cases', id, text: 'asked them' })
  const shown = await manager.get(queueItemCall, { queue: 'cases', id })
  expect(shown).toMatchObject({ facts: { transfer }, notes: [{ name: 'Rosa Lind' }] })
  await manager.get(closeProviderCase.run, { case_id: id, reason: WHY })
  await manager.get(replayDeadLetter.run, { number: 3, reason: WHY })
  for (const queue of ['cases', 'dead-letters']) {
    expect((await manager.get<Listed>(queueListCall, { queue })).list, queue).toEqual([])
  }
  const elsewhere = await manager.get<Listed>(queueListCall, { queue: 'transfers' }, SECOND)
  expect(elsewhere.list).toEqual([])
  const writer = await office.signIn('lucia.vega')
  expect((await writer.say(queueListCall, { queue: 'held' })).body).toMatchObject({ code: 102 })
})

test('a page that asks by itself does not keep a session alive', async () => {
  const desk = await office.signIn('mai.srisuk')
  const { rows } = office.office
  const own = rows.selectFrom('staff').select('id').where('account', '=', 'mai.srisuk')
  const rested = new Date(Date.now() - 14 * 60_000)
  await rows
    .updateTable('staff_sessions')
    .set({ seen_at: rested })
    .where('staff_id', '=', own)
    .where('ended_at', 'is', null)
    .execute()
  const isFresh = async () => {
    const { seen_at: seenAt } = await rows
      .selectFrom('staff_sessions')
      .select('seen_at')
      .where('staff_id', '=', own)
      .where('ended_at', 'is', null)
      .executeTakeFirstOrThrow()
    return seenAt > rested
  }
  await desk.get(queueCountsCall)
  expect(await isFresh()).toBe(false)
  await desk.get(staffMeCall)
  expect(await isFresh()).toBe(true)
})
