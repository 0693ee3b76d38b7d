import { officeEventProofCall, officeEventsCall } from '@oriel/contract/office/audit'
import { done, refuse } from '@oriel/core/outcome'
import { listOfficeEvents, OFFICE_CHAIN, proveOfficeEvent } from '@oriel/domain/audit'
import { readChainCheck } from '@oriel/ledger/chain-check'
import type { Binding } from '../../bind.ts'
import { bindOffice } from '../bind.ts'
import type { OfficeHouse } from '../house.ts'
import { eventWire, proofWire } from './wire.ts'

export const auditBindings = (house: OfficeHouse): Binding[] => [
  bindOffice(officeEventsCall, async ({ subject, after, ...filter }, { siteId }) => {
    if (siteId === null) return refuse('invalid_input')
    const { rows } = house.database
    const asked = { ...filter, siteId, subjectId: subject, after: after ?? null }
    const { list, next } = await listOfficeEvents(rows, asked)
    const check = await readChainCheck(rows, OFFICE_CHAIN)
    return done({
      list: list.map(eventWire),
      next,
      checked_s: known(check.ranAge),
      passed_s: known(check.passedAge),
      problems: known(check.problems),
    })
  }),

  bindOffice(officeEventProofCall, async ({ id }) => {
    const proof = await proveOfficeEvent(house.database.rows, id)
    return proof ? done(proofWire(proof)) : refuse('subject_unknown')
  }),
]

/** Before the first comparison there is no age. */
const known = (value: number): number | null => (Number.isNaN(value) ? null : value)
