import { done, refuse } from '@oriel/core/outcome'
import { command } from '@oriel/domain/command'
import * as z from 'zod/mini'
import { closeCaseById, lockCase } from './cases.ts'

const Closed = z.object({ case_id: z.uuid() })

/** A person has settled the matter. Where both still differ, the next comparison opens another. */
export const closeCaseCommand = command<z.output<typeof Closed>>({
  permission: 'case.close',
  subjectKind: 'case',
  input: Closed,
  subjectOf: ({ case_id }) => case_id,
  async look(work, siteId, { case_id }) {
    const found = await lockCase(work, siteId, case_id)
    if (!found) return null
    const { providerId, kind, subject, closedAt } = found
    const state = closedAt === null ? 'open' : 'closed'
    return { version: state, fields: { provider: providerId, kind, subject, state } }
  },
  async run(work, _tools, { reason }, { case_id }) {
    return (await closeCaseById(work, case_id, reason)) ? done() : refuse('state_unchanged')
  },
})
