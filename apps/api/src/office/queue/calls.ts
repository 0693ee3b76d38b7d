import {
  askTransfer,
  closeProviderCase,
  decideHeldWin,
  queueCountsCall,
  queueItemCall,
  queueListCall,
  queueNoteCall,
  replayDeadLetter,
} from '@oriel/contract/office/queue'
import { done, refuse } from '@oriel/core/outcome'
import {
  addNote,
  countQueue,
  findItem,
  listNotes,
  listQueue,
  readFacts,
  mayTakeOver,
  noteSeen,
  queuesOf,
  startOfDay,
} from '@oriel/domain/queue'
import type { Binding } from '../../bind.ts'
import { bindOffice } from '../bind.ts'
import { bindCommand } from '../command.ts'
import type { OfficeHouse } from '../house.ts'
import { askedQueue, viewerOf } from './asked.ts'
import { lockBindings } from './locks.ts'
import { countWire, itemWire, lineWire } from './wire.ts'

const COMMANDS = [askTransfer, closeProviderCase, decideHeldWin, replayDeadLetter]

export const queueBindings = (house: OfficeHouse): Binding[] => [
  ...COMMANDS.flatMap((one) => bindCommand(house, one)),
  ...lockBindings(house),

  bindOffice(queueCountsCall, async (_input, caller) => {
    const { rows } = house.database
    const viewer = viewerOf(caller)
    if (!viewer) return done({ list: [] })
    const today = await startOfDay(rows, viewer)
    const list = []
    for (const queue of (await queuesOf(rows, viewer)).values()) {
      list.push(countWire(await countQueue(rows, queue, viewer, today)))
    }
    return done({ list })
  }),

  bindOffice(queueListCall, async ({ queue: name, after, count }, caller) => {
    const asked = await askedQueue(house, name, caller)
    if (!asked.ok) return asked
    const { queue, viewer } = asked.value
    const { rows } = house.database
    const page = await listQueue(rows, queue, viewer, { after: after ?? null, count })
    return done({ list: page.list.map(lineWire), next: page.next })
  }),

  bindOffice(queueItemCall, async ({ queue: name, id }, caller) => {
    const asked = await askedQueue(house, name, caller)
    if (!asked.ok) return asked
    const { queue, viewer } = asked.value
    const { rows } = house.database
    const item = await findItem(rows, queue, viewer, id)
    if (!item) return refuse('subject_unknown')
    await noteSeen(rows, queue, asked.value, id)
    const facts = await readFacts({ rows, keys: house.tools.keys }, queue, viewer, id)
    const notes = await listNotes(rows, queue, id)
    const isOver = item.lock !== null && !item.lock.isMine && mayTakeOver(caller.role)
    return done(itemWire(item, facts, notes, isOver))
  }),

  bindOffice(queueNoteCall, async ({ queue: name, id, text }, caller) => {
    const asked = await askedQueue(house, name, caller)
    if (!asked.ok) return asked
    const added = await addNote(house.database, asked.value.queue, asked.value, { id, text })
    return added.ok ? done({}) : added
  }),
]
