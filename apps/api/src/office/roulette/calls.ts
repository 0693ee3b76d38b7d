import {
  giveBonus,
  publishRoulette,
  rouletteGrantsCall,
  rouletteVersionsCall,
  rouletteWheelCall,
} from '@oriel/contract/office/roulette'
import { done, refuse } from '@oriel/core/outcome'
import { findWheel, listGrants, listWheels, readDrawTally } from '@oriel/domain/roulette'
import { findSite } from '@oriel/domain/site'
import { isActivityOff } from '@oriel/domain/switch'
import type { Binding } from '../../bind.ts'
import { bindOffice } from '../bind.ts'
import { bindCommand } from '../command.ts'
import type { OfficeHouse } from '../house.ts'
import { grantWire, versionWire } from './wire.ts'

export const rouletteBindings = (house: OfficeHouse): Binding[] => [
  ...bindCommand(house, publishRoulette),
  ...bindCommand(house, giveBonus),

  bindOffice(rouletteWheelCall, async ({ currency: asked }, { siteId }) => {
    if (siteId === null) return refuse('invalid_input')
    const { rows } = house.database
    const site = await findSite(rows, siteId)
    const currency = asked ?? site?.currencies[0]
    if (!site || !currency || !site.currencies.includes(currency)) return refuse('subject_unknown')
    const wheel = await findWheel(rows, siteId, currency)
    const { given, used, open } = await readDrawTally(rows, siteId, currency)
    return done({
      currency,
      currencies: [...site.currencies],
      is_off: await isActivityOff(rows, siteId, 'roulette'),
      wheel: wheel && versionWire(wheel),
      draws: { given: Number(given), used: Number(used), open: Number(open) },
    })
  }),

  bindOffice(rouletteVersionsCall, async ({ currency, after, count }, { siteId }) => {
    if (siteId === null) return refuse('invalid_input')
    const page = { before: after ?? null, count }
    const { list, next } = await listWheels(house.database.rows, { siteId, currency }, page)
    return done({ list: list.map(versionWire), next })
  }),

  bindOffice(rouletteGrantsCall, async ({ after, count }, { siteId }) => {
    if (siteId === null) return refuse('invalid_input')
    const page = { after: after ?? null, count }
    const { list, next } = await listGrants(house.database.rows, siteId, page)
    return done({ list: list.map(grantWire), next })
  }),
]
