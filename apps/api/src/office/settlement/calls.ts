import {
  postSettlementLine,
  settlementFileCall,
  settlementFilesCall,
  settlementLinesCall,
} from '@oriel/contract/office/settlement'
import { done, refuse } from '@oriel/core/outcome'
import { listFiles, listLines, readFile, type SettlementFile } from '@oriel/domain/settlement'
import type { Binding } from '../../bind.ts'
import { bindOffice } from '../bind.ts'
import { bindCommand } from '../command.ts'
import type { OfficeHouse } from '../house.ts'

export const settlementBindings = (house: OfficeHouse): Binding[] => [
  ...bindCommand(house, postSettlementLine),

  bindOffice(settlementFilesCall, async ({ after, count }, { siteId }) => {
    if (siteId === null) return refuse('invalid_input')
    const page = await listFiles(house.database.rows, siteId, { after: after ?? null, count })
    const list = page.list.map(({ by, differ, taken, ...file }) => {
      return { ...fileWire(file), brought_by: by, differ, taken }
    })
    return done({ list, next: page.next?.toISOString() ?? null })
  }),

  bindOffice(settlementFileCall, async ({ id }, { siteId }) => {
    const found = siteId === null ? null : await readFile(house.database.rows, siteId, id)
    if (!found) return refuse('subject_unknown')
    return done({ ...fileWire(found.file), kinds: found.kinds.map((kind) => ({ ...kind })) })
  }),

  bindOffice(settlementLinesCall, async ({ id, show, after, count }, { siteId }) => {
    const { rows } = house.database
    const found = siteId === null ? null : await readFile(rows, siteId, id)
    if (!found) return refuse('subject_unknown')
    const asked = { onlyDiffering: show === 'differ', after, count }
    const { list, next } = await listLines(rows, found.file, asked)
    return done({
      list: list.map(({ providerTx, ...line }) => ({ ...line, provider_tx: providerTx })),
      next,
    })
  }),
]

const fileWire = (file: SettlementFile) => ({
  id: file.id,
  link_id: file.linkId,
  day: file.day,
  sha: file.sha,
  state: file.state,
  broken_line: file.brokenLine,
  line_count: file.lineCount,
  compared: file.compared,
  made_at: file.madeAt,
})
