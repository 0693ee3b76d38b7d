import type { SiteId } from '@oriel/core/id'
import { done, refuse } from '@oriel/core/outcome'
import type { Work } from '@oriel/db/database'
import { command, type State } from '@oriel/domain/command'
import { closePaymentCaseById, lockPaymentCase } from '@oriel/domain/payment'
import { closeCaseById, lockCase } from '@oriel/domain/provider'
import * as z from 'zod/mini'

const Closed = z.object({ case_id: z.uuid() })

/** A person has settled the matter. Where both still differ, the next comparison opens another. */
export const closeCaseCommand = command<z.output<typeof Closed>>({
  permission: 'case.close',
  subjectKind: 'case',
  input: Closed,
  subjectOf: ({ case_id }) => case_id,
  look: (work, siteId, { case_id: id }) => look(work, siteId, id),
  async run(work, _tools, { siteId, reason }, { case_id: id }) {
    const isClosed =
      (await closeCaseById(work, id, reason)) ||
      (await closePaymentCaseById(work, siteId, id, reason))
    return isClosed ? done() : refuse('state_unchanged')
  },
})

/** Of a game provider, or of a payment provider. */
async function look(work: Work, siteId: SiteId, id: string): Promise<State | null> {
  const ofGames = await lockCase(work, siteId, id)
  if (ofGames) return stateOf(ofGames.providerId, ofGames)
  const ofPayments = await lockPaymentCase(work, siteId, id)
  return ofPayments && stateOf(ofPayments.linkId, ofPayments)
}

type Found = { readonly kind: string; readonly subject: string; readonly closedAt: Date | null }

function stateOf(provider: string, { kind, subject, closedAt }: Found): State {
  const state = closedAt === null ? 'open' : 'closed'
  return { version: state, fields: { provider, kind, subject, state } }
}
