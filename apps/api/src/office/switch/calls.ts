import {
  switchesCall,
  switchGamesCall,
  switchLookCall,
  switchOff,
  switchOn,
  switchStoryCall,
} from '@oriel/contract/office/switch'
import { done, refuse } from '@oriel/core/outcome'
import { findGamesToSwitch, listStory, listSwitches, lookAtSwitch } from '@oriel/domain/switch'
import type { Binding } from '../../bind.ts'
import { bindOffice } from '../bind.ts'
import { bindCommand } from '../command.ts'
import type { OfficeHouse } from '../house.ts'
import { offWire } from './wire.ts'

export const switchBindings = (house: OfficeHouse): Binding[] => [
  ...bindCommand(house, switchOff),
  ...bindCommand(house, switchOn),

  bindOffice(switchesCall, async (_input, { siteId, session }) => {
    if (siteId === null) return refuse('invalid_input')
    const list = await listSwitches(house.database.rows, siteId)
    return done({
      list: list.map(({ scope, key, label, off }) => {
        return { scope, key, label, off: off && offWire(off, session.account) }
      }),
    })
  }),

  bindOffice(switchStoryCall, async ({ after, count }, { siteId, session }) => {
    if (siteId === null) return refuse('invalid_input')
    const page = { after: after ?? null, count }
    const { list, next } = await listStory(house.database.rows, siteId, page)
    return done({ list: list.map((one) => offWire(one, session.account)), next })
  }),

  bindOffice(switchGamesCall, async ({ text }, { siteId }) => {
    if (siteId === null) return refuse('invalid_input')
    return done({ list: [...(await findGamesToSwitch(house.database.rows, siteId, text))] })
  }),

  bindOffice(switchLookCall, async ({ switch_id: id }, { siteId, actor, may }) => {
    if (siteId === null || may !== 'run') return refuse('forbidden')
    const looked = await lookAtSwitch(house.database, actor, { siteId, id })
    return looked.ok ? done({}) : looked
  }),
]
