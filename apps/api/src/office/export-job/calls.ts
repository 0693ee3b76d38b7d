import {
  exportLinkCall,
  exportListCall,
  exportRoundsCall,
  exportStopCall,
} from '@oriel/contract/office/export-job'
import { done, refuse } from '@oriel/core/outcome'
import {
  askExport,
  linkExport,
  listExports,
  stopExport,
  type ExportId,
  type ExportLine,
} from '@oriel/domain/export-job'
import type { Binding } from '../../bind.ts'
import { bindOffice } from '../bind.ts'
import type { OfficeHouse } from '../house.ts'
import { FILE_ADDRESS } from './file.ts'

export const exportBindings = (house: OfficeHouse): Binding[] => [
  bindOffice(exportListCall, async ({ after, count }, { siteId, session }) => {
    if (siteId === null) return refuse('invalid_input')
    const page = { after: after === undefined ? null : BigInt(after), count }
    const whose = { siteId, personId: session.personId }
    const { list, next } = await listExports(house.database.rows, whose, page)
    return done({ list: list.map(exportWire), next: next === null ? null : String(next) })
  }),

  bindOffice(exportRoundsCall, async ({ from, to, provider_id }, { siteId, actor }) => {
    if (siteId === null) return refuse('invalid_input')
    const days = { from: from.toISOString(), to: to.toISOString() }
    const filter = { ...days, ...(provider_id && { provider_id }) }
    const asked = await askExport(house.database, actor, siteId, { kind: 'rounds', filter })
    return asked.ok ? done({ id: asked.value }) : asked
  }),

  bindOffice(exportStopCall, async ({ id }, { siteId, actor }) => {
    if (siteId === null) return refuse('invalid_input')
    const stopped = await stopExport(house.database, actor, { siteId, id: id as ExportId })
    return stopped.ok ? done({}) : stopped
  }),

  bindOffice(exportLinkCall, async ({ id }, { siteId, actor }) => {
    if (siteId === null) return refuse('invalid_input')
    const link = await linkExport(house.database, actor, { siteId, id: id as ExportId })
    return link.ok ? done({ address: `${FILE_ADDRESS}?token=${link.value}` }) : link
  }),
]

const exportWire = (line: ExportLine) => ({
  id: line.id,
  number: String(line.number),
  kind: line.kind,
  filter: { ...line.filter },
  state: line.state,
  because: line.because,
  counted: line.counted === null ? null : Number(line.counted),
  done: Number(line.done),
  bytes: Number(line.bytes),
  made_at: line.madeAt,
  ended_at: line.endedAt,
  fetched_at: line.fetchedAt,
})
