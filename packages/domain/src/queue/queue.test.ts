import { expectDone } from '@oriel/core/outcome'
import { moveClock } from '@oriel/dev-world/testing/move-clock'
import { plant } from '@oriel/dev-world/testing/plant'
import { toldDatabase, type TestDatabase } from '@oriel/dev-world/testing/test-db'
import {
  makeOlder,
  memberOf,
  tellCase,
  tellHeldWin,
  tellStuckTransfer,
} from '@oriel/dev-world/story/queue'
import { keepLetters } from '@oriel/domain/dead-letter'
import type { Actor } from '@oriel/domain/command'
import { actAlone, commands, decideProposal, makeProposal } from '@oriel/domain/proposal'
import { testKeys } from '@oriel/keys/testing/test-keys'
import { memberAccount } from '@oriel/ledger/chart'
import { readBalance } from '@oriel/ledger/reading'
import { brokenLaws } from '@oriel/ledger/testing/world'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { openTestOffice, ORIEL, type TestOffice } from '../testing/office.ts'
import {
  addNote,
  countQueue,
  findItem,
  letGo,
  listNotes,
  listQueue,
  pruneQueue,
  queuesOf,
  readFacts,
  renewLock,
  startOfDay,
  takeItem,
  takeNext,
  takeOver,
  type Asker,
  type Queue,
} from './queue.ts'

let database: TestDatabase
let house: TestOffice
beforeEach(async () => {
  database = await toldDatabase()
  house = openTestOffice(database, 20)
})
afterEach(async () => {
  expect(await brokenLaws(database)).toEqual([])
  await house.close()
  await database.drop()
})

const now = new Date()
const MINUTE_MS = 60_000
const WHY = 'looked at it with the provider'

async function asker(account: string, role: string | null = null): Promise<Asker> {
  const actor: Actor = { ...(await house.actor(account)), role }
  return { actor, viewer: { siteId: ORIEL, staffId: actor.staffId, personId: actor.personId } }
}
async function queueOf(who: Asker, name: string): Promise<Queue> {
  const queue = (await queuesOf(house.office.rows, who.viewer)).get(name)
  if (!queue) throw new Error(`${who.actor.actor} does not see ${name}`)
  return queue
}
const heldWin = async () => tellHeldWin(database, await memberOf(database, 'sophia'), now)
async function stuck(): Promise<string> {
  const id = await tellStuckTransfer(database, now)
  await makeOlder(database.ownerUrl)
  return id
}
const letter = (number: number) =>
  keepLetters(database.rows, [
    {
      number,
      siteId: ORIEL,
      consumer: 'play-transfer',
      subject: 'event.1.1.transfer.changed',
      error: 'not a transfer',
      at: now,
      body: '{}',
    },
  ])
const listOf = async (who: Asker, name: string) => {
  const page = { after: null, count: 50 }
  const { list } = await listQueue(house.office.rows, await queueOf(who, name), who.viewer, page)
  return list
}
const act = (who: Asker, permission: 'transfer.ask' | 'case.close', input: unknown) => {
  const one = commands.get(permission)
  if (!one) throw new Error(`no ${permission}`)
  return actAlone(house.tools, who.actor, { one, input, siteId: ORIEL }, { reason: WHY, now })
}
const events = async (subjectId: string) =>
  (
    await house.office.rows
      .selectFrom('office_events')
      .select(['actor', 'outcome'])
      .where('subject_id', '=', subjectId)
      .orderBy('id')
      .execute()
  ).map(({ actor, outcome }) => `${actor} ${outcome}`)

describe('a lock', () => {
  test('of fifty who take one at once one wins, and the others are told who has it', async () => {
    const id = await heldWin()
    const accounts = ['rosa.lind', 'pham.ha', 'tran.lan', 'kenji.mori'] as const
    const people = await Promise.all(accounts.map((account) => asker(account)))
    const [first] = people
    if (!first) throw new Error('nobody is there')
    const queue = await queueOf(first, 'held')
    const said = await Promise.all(
      Array.from({ length: 50 }, async (_, at) => {
        const who = people[at % people.length] ?? first
        const lock = expectDone(await takeItem(house.office, queue, who, id))
        return { account: who.actor.actor, ...lock }
      }),
    )
    const winners = new Set(said.filter(({ isMine }) => isMine).map(({ account }) => account))
    expect(winners.size).toBe(1)
    expect(new Set(said.map(({ name }) => name)).size).toBe(1)
    expect(await events(id)).toEqual([`${[...winners][0]} taken`])
  })

  test('is over five minutes after its page was closed, and sooner for nobody', async () => {
    const id = await heldWin()
    const [one, two] = [await asker('pham.ha'), await asker('tran.lan')]
    const queue = await queueOf(one, 'held')
    await moveClock(database.ownerUrl, { aheadMs: 0 })
    expectDone(await takeItem(house.office, queue, one, id))
    await moveClock(database.ownerUrl, { aheadMs: 4 * MINUTE_MS })
    expect(expectDone(await takeItem(house.office, queue, two, id))).toMatchObject({
      isMine: false,
      name: 'Phạm Hà',
    })
    await moveClock(database.ownerUrl, { aheadMs: 5 * MINUTE_MS + 1_000 })
    expect((await listOf(two, 'held'))[0]?.lock).toBeNull()
    expect(expectDone(await takeItem(house.office, queue, two, id))).toMatchObject({ isMine: true })
    const late = await renewLock(house.office.rows, queue, one.viewer, id)
    expect(late).toEqual({ ok: false, reason: 'lock_lost' })
  })

  test('lasts as long as it is renewed', async () => {
    const id = await heldWin()
    const [one, two] = [await asker('pham.ha'), await asker('tran.lan')]
    const queue = await queueOf(one, 'held')
    await moveClock(database.ownerUrl, { aheadMs: 0 })
    const { takenAt } = expectDone(await takeItem(house.office, queue, one, id))
    for (const minutes of [4, 8, 12]) {
      await moveClock(database.ownerUrl, { aheadMs: minutes * MINUTE_MS })
      expectDone(await renewLock(house.office.rows, queue, one.viewer, id))
    }
    expect(expectDone(await takeItem(house.office, queue, two, id)).isMine).toBe(false)
    // Taken again by who has it, it is still theirs since the first time.
    expect(expectDone(await takeItem(house.office, queue, one, id)).takenAt).toEqual(takenAt)
  })

  test('is let go by who has it alone', async () => {
    const id = await heldWin()
    const [one, two] = [await asker('pham.ha'), await asker('tran.lan')]
    const queue = await queueOf(one, 'held')
    expectDone(await takeItem(house.office, queue, one, id))
    await letGo(house.office.rows, queue, two.viewer, id)
    expect(expectDone(await takeItem(house.office, queue, two, id)).isMine).toBe(false)
    await letGo(house.office.rows, queue, one.viewer, id)
    expect(expectDone(await takeItem(house.office, queue, two, id)).isMine).toBe(true)
  })

  test('is taken over by a manager with a reason, which is an event', async () => {
    const id = await heldWin()
    const [one, two] = [await asker('pham.ha'), await asker('tran.lan', 'finance-checker')]
    const manager = await asker('rosa.lind', 'manager')
    const queue = await queueOf(one, 'held')
    expectDone(await takeItem(house.office, queue, one, id))
    const over = { id, reason: WHY }
    expect(await takeOver(house.office, queue, two, over)).toMatchObject({ reason: 'not_allowed' })
    expect(expectDone(await takeOver(house.office, queue, manager, over)).isMine).toBe(true)
    expect(await events(id)).toEqual([
      'pham.ha taken',
      'tran.lan not_allowed',
      'rosa.lind taken_over',
    ])
  })

  test('that is over is removed', async () => {
    const id = await heldWin()
    const one = await asker('pham.ha')
    await moveClock(database.ownerUrl, { aheadMs: 0 })
    expectDone(await takeItem(house.office, await queueOf(one, 'held'), one, id))
    expect(await pruneQueue(database.rows)).toBe(0)
    await moveClock(database.ownerUrl, { aheadMs: 6 * MINUTE_MS })
    expect(await pruneQueue(database.rows)).toBe(1)
  })

  test('of one who takes the next is not met by another who takes the next', async () => {
    const ids = [await heldWin(), await heldWin(), await heldWin()]
    const [one, two] = [await asker('pham.ha'), await asker('tran.lan')]
    const queue = await queueOf(one, 'held')
    const both = () => Promise.all([one, two].map((who) => takeNext(house.office, queue, who, [])))
    const taken = [...(await both()), ...(await both())]
    expect(taken.filter((id) => id !== null).toSorted()).toEqual(ids.toSorted())
  })
})

describe('a command', () => {
  test('on what another person has taken is refused, and recorded', async () => {
    const id = await stuck()
    const [one, two] = [await asker('pham.ha'), await asker('mai.srisuk')]
    const queue = await queueOf(one, 'transfers')
    expectDone(await takeItem(house.office, queue, one, id))
    const refused = { ok: false, reason: 'taken_by_another' }
    expect(await act(two, 'transfer.ask', { transfer_id: id })).toEqual(refused)
    expect(await events(id)).toEqual(['pham.ha taken', 'mai.srisuk taken_by_another'])
    expectDone(await act(one, 'transfer.ask', { transfer_id: id }))
    // What is decided is free again.
    expect((await findItem(house.office.rows, queue, one.viewer, id))?.lock).toBeNull()
    expectDone(await act(two, 'transfer.ask', { transfer_id: id }))
  })

  test('that would be proposed is refused, too, and so is a vote', async () => {
    const id = await heldWin()
    const [maker, checker] = [await asker('pham.ha'), await asker('tran.lan')]
    const risk = await asker('kenji.mori')
    const queue = await queueOf(maker, 'held')
    const one = commands.get('held.decide')
    if (!one) throw new Error('no held.decide')
    const asked = { one, input: { held_id: id, decision: 'release' }, siteId: ORIEL }
    expectDone(await takeItem(house.office, queue, checker, id))
    const refused = { ok: false, reason: 'taken_by_another' }
    expect(await makeProposal(house.tools, maker.actor, asked, WHY, now)).toEqual(refused)
    await letGo(house.office.rows, queue, checker.viewer, id)
    const proposal = expectDone(await makeProposal(house.tools, maker.actor, asked, WHY, now))

    // It waits for a vote now, for those who may vote.
    expect(await listOf(maker, 'held')).toEqual([])
    expect(await listOf(maker, 'proposals')).toEqual([])
    const [waiting] = await listOf(checker, 'proposals')
    expect(waiting?.fields).toMatchObject({ permission: 'held.decide', made_by: 'Phạm Hà' })
    expectDone(
      await takeItem(house.office, await queueOf(risk, 'proposals'), risk, waiting?.id ?? ''),
    )
    const { command_hash: hash } = await house.office.rows
      .selectFrom('proposals')
      .select('command_hash')
      .where('id', '=', proposal)
      .executeTakeFirstOrThrow()
    const vote = { id: proposal, vote: 'yes', reason: WHY, hash } as const
    expect(await decideProposal(house.tools, commands, checker.actor, vote, now)).toEqual(refused)
    const said = await decideProposal(house.tools, commands, risk.actor, vote, now)
    expect(expectDone(said)).toBe('done')
    const { id: memberId } = await memberOf(database, 'sophia')
    expect(await readBalance(database.rows, memberAccount(memberId, 'held', 'USD'))).toBe(0n)
  })
})

describe('a queue', () => {
  test('is seen by who holds its permission, at the site', async () => {
    const names = async (account: string) => [
      ...(await queuesOf(house.office.rows, (await asker(account)).viewer)).keys(),
    ]
    expect(await names('noah.weiss')).toEqual(['dead-letters', 'proposals'])
    expect(await names('mai.srisuk')).toEqual(['transfers', 'cases', 'proposals'])
    expect(await names('lucia.vega')).toEqual(['proposals'])
    expect(await names('somchai.dee')).toEqual(['proposals'])
  })

  test('comes in pages, promised first and then by amount', async () => {
    const ids = [await heldWin(), await heldWin(), await heldWin()]
    const who = await asker('pham.ha')
    const queue = await queueOf(who, 'held')
    const seen: string[] = []
    let after: string | null = null
    do {
      const page = await listQueue(house.office.rows, queue, who.viewer, { after, count: 1 })
      seen.push(...page.list.map(({ id }) => id))
      after = page.next
    } while (after !== null)
    expect(seen).toEqual(ids)
  })

  test('counts what is open and late, and its mark tells when something changed', async () => {
    await letter(7)
    const id = await stuck()
    const who = await asker('rosa.lind')
    const { rows } = house.office
    const count = async (name: string) =>
      countQueue(rows, await queueOf(who, name), who.viewer, await startOfDay(rows, who.viewer))
    const before = await count('transfers')
    expect(before).toMatchObject({ open: 1, late: 1, isMore: false, finished: null })
    expect(await count('dead-letters')).toMatchObject({ open: 1, late: 0 })
    expect(await count('held')).toMatchObject({ open: 0, finished: { all: 0, in_time: 0 } })
    expectDone(await takeItem(house.office, await queueOf(who, 'transfers'), who, id))
    expect((await count('transfers')).mark).not.toBe(before.mark)
  })

  test('says how many of today were in time, and how long half of them took', async () => {
    const who = await asker('rosa.lind')
    const queue = await queueOf(who, 'cases')
    await stuck()
    const minutes = [4, 10, 40]
    for (const [at, took] of minutes.entries()) {
      const id = await tellCase(database, `case ${at}`, now)
      expectDone(await act(who, 'case.close', { case_id: id }))
      const span = `${took} * interval '1 minute'`
      await plant(
        database,
        `UPDATE provider_cases SET opened_at = closed_at - ${span} WHERE id = '${id}'`,
      )
    }
    const count = await countQueue(house.office.rows, queue, who.viewer, new Date(0))
    expect(count.finished).toEqual({ all: 3, in_time: 2, median_s: 600 })
  })

  test('of cases shows what differs, what is stopped, and notes that stay', async () => {
    const transfer = await stuck()
    const id = await tellCase(database, transfer, now)
    const who = await asker('mai.srisuk')
    const queue = await queueOf(who, 'cases')
    const { rows } = house.office
    expectDone(await addNote(house.office, queue, who, { id, text: 'Asked the provider.' }))
    expect(await listNotes(rows, queue, id)).toMatchObject([
      { name: 'Mai Srisuk', text: 'Asked the provider.' },
    ])
    expect(await findItem(rows, queue, who.viewer, id)).toMatchObject({
      amount: 125_000n,
      currency: 'USD',
    })
    expect(await readFacts({ rows, keys: testKeys }, queue, who.viewer, id)).toMatchObject({
      'detail.expected': '250000',
      stopped: null,
      transfer,
      account: 'oldmove',
    })
    expectDone(await act(who, 'case.close', { case_id: id }))
    expect(await listOf(who, 'cases')).toEqual([])
  })

  test('of one site holds nothing of another', async () => {
    await heldWin()
    await tellCase(database, await stuck(), now)
    await letter(8)
    const rosa = await asker('rosa.lind')
    const elsewhere = { ...rosa.viewer, siteId: 2 as typeof ORIEL }
    const all = await queuesOf(house.office.rows, elsewhere)
    expect([...all.keys()]).toContain('held')
    for (const queue of all.values()) {
      const page = { after: null, count: 50 }
      const { list } = await listQueue(house.office.rows, queue, elsewhere, page)
      expect(list, queue.name).toEqual([])
    }
  })
})
