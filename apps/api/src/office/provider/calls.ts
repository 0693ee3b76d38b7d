import {
  allowProvider,
  providerBooksCall,
  providerCall,
  providersCall,
  setMaintenance,
  turnKey,
} from '@oriel/contract/office/provider'
import { done, refuse } from '@oriel/core/outcome'
import { listMaintenance } from '@oriel/domain/games'
import {
  findLastTurn,
  listCases,
  listKeyAges,
  listProviderHalls,
  listProviderMoney,
  listStandings,
  readTransferFigures,
} from '@oriel/domain/provider'
import type { Binding } from '../../bind.ts'
import { bindOffice } from '../bind.ts'
import { bindCommand } from '../command.ts'
import type { OfficeHouse } from '../house.ts'
import { caseWire, keyWire, lineWire, providerWire, turnWire } from './wire.ts'

export const providerBindings = (house: OfficeHouse): Binding[] => {
  const rows = () => house.database.rows
  return [
    ...bindCommand(house, setMaintenance),
    ...bindCommand(house, allowProvider),
    ...bindCommand(house, turnKey),

    bindOffice(providersCall, async (_input, { siteId }) => {
      if (siteId === null) return refuse('invalid_input')
      return done({ list: (await listStandings(rows(), siteId)).map(lineWire) })
    }),

    bindOffice(providerCall, async ({ provider_id: id }, { siteId }) => {
      if (siteId === null) return refuse('invalid_input')
      const [one] = await listStandings(rows(), siteId, id)
      if (!one) return refuse('subject_unknown')
      const halls = await listProviderHalls(rows(), id)
      return done(providerWire(one, halls, await listMaintenance(rows(), id)))
    }),

    bindOffice(providerBooksCall, async ({ provider_id: id }, { siteId }) => {
      if (siteId === null) return refuse('invalid_input')
      const [one] = await listStandings(rows(), siteId, id)
      if (!one) return refuse('subject_unknown')
      const { oldestAt, ...figures } = await readTransferFigures(rows(), siteId, id)
      return done({
        money: [...(await listProviderMoney(rows(), siteId, id))],
        transfers: { ...figures, oldest_at: oldestAt },
        keys: (await listKeyAges(rows(), id)).map(keyWire),
        turn: turnWire(await findLastTurn(rows(), id)),
        cases: (await listCases(rows(), id)).map(caseWire),
      })
    }),
  ]
}
