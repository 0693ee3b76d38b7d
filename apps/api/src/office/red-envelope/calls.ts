import {
  envelopeCall,
  envelopeClaimsCall,
  envelopesCall,
  openEnvelope,
} from '@oriel/contract/office/red-envelope'
import { done, refuse } from '@oriel/core/outcome'
import { noteLook } from '@oriel/domain/audit'
import {
  findEnvelope,
  listClaims,
  listEnvelopes,
  readBudget,
  readWatch,
  type EnvelopeId,
} from '@oriel/domain/red-envelope'
import type { Binding } from '../../bind.ts'
import { bindOffice } from '../bind.ts'
import { bindCommand } from '../command.ts'
import type { OfficeHouse } from '../house.ts'
import { lineWire, watchWire } from './wire.ts'

export const redEnvelopeBindings = (house: OfficeHouse): Binding[] => [
  ...bindCommand(house, openEnvelope),

  bindOffice(envelopesCall, async ({ after, count }, { siteId }) => {
    if (siteId === null) return refuse('invalid_input')
    const { rows } = house.database
    const { list, next } = await listEnvelopes(rows, siteId, { after: after ?? null, count })
    const { promised, limit } = await readBudget(rows, siteId)
    return done({ list: list.map(lineWire), next, promised, limit })
  }),

  bindOffice(envelopeCall, async ({ id }, { siteId }) => {
    if (siteId === null) return refuse('invalid_input')
    const { rows } = house.database
    const line = await findEnvelope(rows, siteId, id as EnvelopeId)
    if (!line) return refuse('subject_unknown')
    const watch = watchWire(await readWatch(rows, line))
    return done({ ...lineWire(line), seed_hash: line.seedHash, ...watch })
  }),

  bindOffice(envelopeClaimsCall, async ({ id, after, count }, { siteId, actor }) => {
    if (siteId === null) return refuse('invalid_input')
    return house.database.transaction(async (work) => {
      const line = await findEnvelope(work, siteId, id as EnvelopeId)
      if (!line) return refuse('subject_unknown')
      const subject = { kind: 'red-envelope', id }
      await noteLook(work, { ...actor, siteId, permission: 'red-envelope.open', subject })
      const { list, next } = await listClaims(work, line.id, { after: after ?? null, count })
      return done({
        list: list.map(({ at, memberId, account, no, amount }) => {
          return { at, member_id: memberId, account, slot: no, amount }
        }),
        next,
      })
    })
  }),
]
