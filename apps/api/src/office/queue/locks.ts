import {
  queueLetGoCall,
  queueNextCall,
  queueRenewCall,
  queueTakeCall,
  queueTakeOverCall,
} from '@oriel/contract/office/queue'
import { done } from '@oriel/core/outcome'
import { letGo, renewLock, takeItem, takeNext, takeOver } from '@oriel/domain/queue'
import type { Binding } from '../../bind.ts'
import { bindOffice } from '../bind.ts'
import type { OfficeHouse } from '../house.ts'
import { askedQueue } from './asked.ts'
import { lockWire } from './wire.ts'

export const lockBindings = (house: OfficeHouse): Binding[] => [
  bindOffice(queueNextCall, async ({ queue: name, skip }, caller) => {
    const asked = await askedQueue(house, name, caller)
    if (!asked.ok) return asked
    return done({ id: await takeNext(house.database, asked.value.queue, asked.value, skip) })
  }),

  bindOffice(queueTakeCall, async ({ queue: name, id }, caller) => {
    const asked = await askedQueue(house, name, caller)
    if (!asked.ok) return asked
    const taken = await takeItem(house.database, asked.value.queue, asked.value, id)
    return taken.ok ? done({ lock: lockWire(taken.value) }) : taken
  }),

  bindOffice(queueRenewCall, async ({ queue: name, id }, caller) => {
    const asked = await askedQueue(house, name, caller)
    if (!asked.ok) return asked
    const { queue, viewer } = asked.value
    const kept = await renewLock(house.database.rows, queue, viewer, id)
    return kept.ok ? done({ until: kept.value }) : kept
  }),

  bindOffice(queueLetGoCall, async ({ queue: name, id }, caller) => {
    const asked = await askedQueue(house, name, caller)
    if (!asked.ok) return asked
    const { queue, viewer } = asked.value
    await letGo(house.database.rows, queue, viewer, id)
    return done({})
  }),

  bindOffice(queueTakeOverCall, async ({ queue: name, id, reason }, caller) => {
    const asked = await askedQueue(house, name, caller)
    if (!asked.ok) return asked
    const taken = await takeOver(house.database, asked.value.queue, asked.value, { id, reason })
    return taken.ok ? done({ lock: lockWire(taken.value) }) : taken
  }),
]
