import {
  bulkCall,
  bulkFreezeCall,
  bulkListCall,
  bulkResultCall,
  bulkStopCall,
  runBulk,
} from '@oriel/contract/office/bulk'
import { done, refuse } from '@oriel/core/outcome'
import { askBulk, findBulk, listBulks, stopBulk, writeResult } from '@oriel/domain/bulk'
import type { Bulk, BulkId, BulkLine } from '@oriel/domain/bulk'
import type { Binding } from '../../bind.ts'
import { bindOffice } from '../bind.ts'
import { bindCommand } from '../command.ts'
import type { OfficeHouse } from '../house.ts'
import { memberFilter } from '../member/filter.ts'

export const bulkBindings = (house: OfficeHouse): Binding[] => [
  bindOffice(bulkListCall, async ({ after, count }, { siteId }) => {
    if (siteId === null) return refuse('invalid_input')
    const page = { after: after === undefined ? null : BigInt(after), count }
    const { list, next } = await listBulks(house.database.rows, siteId, page)
    return done({ list: list.map(lineWire), next: next === null ? null : String(next) })
  }),

  bindOffice(bulkFreezeCall, async ({ ids, ...asked }, { siteId, actor }) => {
    if (siteId === null) return refuse('invalid_input')
    const { from, until, ...rest } = await memberFilter(house.database.rows, siteId, asked)
    const days = { from: from?.toISOString(), until: until?.toISOString() }
    const filter = { ids, state: rest.state, currency: rest.currency, prefix: rest.prefix, ...days }
    const made = await askBulk(house.database, actor, siteId, { kind: 'freeze', filter })
    return made.ok ? done({ id: made.value.id, number: String(made.value.number) }) : made
  }),

  bindOffice(bulkCall, async ({ id }, { siteId }) => {
    if (siteId === null) return refuse('invalid_input')
    const run = await findBulk(house.database.rows, siteId, id as BulkId)
    return run ? done(runWire(run)) : refuse('subject_unknown')
  }),

  ...bindCommand(house, runBulk),

  bindOffice(bulkStopCall, async ({ id }, { siteId, actor }) => {
    if (siteId === null) return refuse('invalid_input')
    const stopped = await stopBulk(house.database, actor, { siteId, id: id as BulkId })
    return stopped.ok ? done({}) : stopped
  }),

  bindOffice(bulkResultCall, async ({ id }, { siteId, actor }) => {
    if (siteId === null) return refuse('invalid_input')
    const csv = await writeResult(house.database, actor, siteId, id as BulkId)
    return csv === null ? refuse('subject_unknown') : done({ csv })
  }),
]

const lineWire = (line: BulkLine) => ({
  id: line.id,
  number: String(line.number),
  kind: line.kind,
  state: line.state,
  because: line.because,
  counted: line.counted,
  tried: line.tried,
  would: line.would,
  done: line.done,
  failed: line.failed,
  made_at: line.madeAt,
  made_by: line.madeBy,
  ended_at: line.endedAt,
})

const runWire = (run: Bulk) => ({
  ...lineWire(run),
  filter: { ...run.filter },
  list: run.list,
  is_listed: run.isListed,
  proposal: run.proposal === null ? null : String(run.proposal),
  reasons: [...run.reasons],
  samples: run.samples.map(({ label, subjectId, said }) => ({
    label,
    subject_id: subjectId,
    said,
  })),
})
