import type { SiteId } from '@oriel/core/id'
import { writeUnits } from '@oriel/core/money'
import { done, refuse } from '@oriel/core/outcome'
import type { Work } from '@oriel/db/database'
import { announce } from '@oriel/db/outbox'
import { command } from '@oriel/domain/command'
import * as z from 'zod/mini'
import { changedFact } from './fact.ts'
import type { Transfer, TransferId } from './rules.ts'
import * as store from './store.ts'

const Asked = z.object({ transfer_id: z.uuid() })

const findHere = async (work: Work, siteId: SiteId, id: string): Promise<Transfer | null> => {
  const transfer = await store.find(work, id as TransferId)
  return transfer?.siteId === siteId ? transfer : null
}

/** The provider is asked again now what became of it. The worker asks, after the commit. */
export const askTransferCommand = command<z.output<typeof Asked>>({
  permission: 'transfer.ask',
  subjectKind: 'transfer',
  input: Asked,
  subjectOf: ({ transfer_id }) => transfer_id,
  async look(work, siteId, { transfer_id }) {
    const transfer = await findHere(work, siteId, transfer_id)
    if (!transfer) return null
    const { state, asked, currency, providerId, direction, tries } = transfer
    return {
      version: state,
      fields: {
        provider: providerId,
        direction,
        amount: asked === null ? 'all' : `${writeUnits(asked)} ${currency}`,
        state,
        asked_before: tries,
        asked_again_at: await store.dueAt(work, transfer.id),
      },
      memberId: transfer.memberId,
    }
  },
  async run(work, _tools, { siteId }, { transfer_id }) {
    const transfer = await findHere(work, siteId, transfer_id)
    if (!transfer) return refuse('subject_unknown')
    const isOpen = await store.makeDue(work, transfer.id, transfer.memberId)
    if (!isOpen) return refuse('transfer_over')
    await announce(work, changedFact(transfer))
    return done()
  },
})
