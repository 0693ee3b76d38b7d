import { writeUnits } from '@oriel/core/money'
import { done } from '@oriel/core/outcome'
import { command } from '@oriel/domain/command'
import * as z from 'zod/mini'
import { decideHeld } from './decide.ts'
import * as store from './store.ts'

const Decision = z.object({ held_id: z.uuid(), decision: z.enum(['release', 'refuse']) })

/** Pays a held win or keeps it, by two people: the proposal shows the journal it will post. */
export const decideHeldCommand = command<z.output<typeof Decision>>({
  permission: 'held.decide',
  subjectKind: 'held-win',
  input: Decision,
  subjectOf: ({ held_id }) => held_id,
  async look(work, siteId, { held_id }) {
    const found = await store.lockOne(work, siteId, held_id)
    if (!found) return null
    const { win, account } = found
    const { currency, state, title, providerId, roundId } = win
    return {
      version: state,
      fields: {
        account,
        amount: `${writeUnits(win.amount)} ${currency}`,
        state,
        game: `${providerId} ${title}`,
        round: roundId,
      },
      memberId: win.memberId,
    }
  },
  async run(work, { ledger }, { by, reason, now }, { held_id, decision }) {
    const state = decision === 'release' ? 'released' : 'refused'
    const deed = { staff: by, because: reason, now }
    const decided = await decideHeld(work, ledger, { id: held_id, state }, deed)
    return decided.ok ? done() : decided
  },
})
