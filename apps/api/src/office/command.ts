import type { CommandCalls } from '@oriel/contract/office-command'
import type { CommonReason } from '@oriel/contract/envelope'
import { done, refuse, type Outcome } from '@oriel/core/outcome'
import { previewCommand, readInput } from '@oriel/domain/command'
import { actAlone, commands, makeProposal, readProposalNumber } from '@oriel/domain/proposal'
import type { Binding } from '../bind.ts'
import { bindOffice } from './bind.ts'
import type { OfficeCaller } from './caller.ts'
import type { OfficeHouse } from './house.ts'

/**
 * Binds both calls of a command: who runs it runs it, who makes proposals makes one. The domain
 * asks again for both, so that a wrong answer here opens nothing.
 */
export function bindCommand(house: OfficeHouse, { run, preview }: CommandCalls): Binding[] {
  const { permission } = run
  const one = permission === null || permission === 'any' ? undefined : commands.get(permission)
  if (!one) throw new Error(`${run.path} has no command of its permission`)
  const asked = (input: unknown, { siteId }: OfficeCaller) => {
    const read = readInput(one, input)
    return siteId === null || read === null ? null : { one, input: read.value, siteId }
  }
  return [
    bindOffice(run, async (body, caller) => {
      const { reason, ...input } = body as { readonly reason: string }
      const wanted = asked(input, caller)
      if (!wanted) return refuse('invalid_input')
      const { may, actor } = caller
      if (may === 'run') {
        const acted = await actAlone(house.tools, actor, wanted, { reason, now: house.now() })
        return acted.ok ? done({ proposal: null }) : told(acted)
      }
      const made = await makeProposal(house.tools, actor, wanted, reason, house.now())
      if (!made.ok) return told(made)
      return done({ proposal: await readProposalNumber(house.database.rows, made.value) })
    }),

    bindOffice(preview, async (input, caller) => {
      const wanted = asked(input, caller)
      if (!wanted) return refuse('invalid_input')
      const { actor: by, staffId: maker } = caller.actor
      const deed = { siteId: wanted.siteId, by, maker, reason: '', proposalId: null }
      const now = house.now()
      const shown = await previewCommand(house.tools, one, wanted.input, { ...deed, now })
      if (!shown.ok) return told(shown)
      const { before, after, journals } = shown.value
      // Who does not run it proposes it, and a proposal takes two at least.
      const needs = caller.may === 'run' ? 1 : Math.max(shown.value.needs, 2)
      return done({ before: { ...before }, after: { ...after }, journals: [...journals], needs })
    }),
  ]
}

/** A factor that is too old is asked for again; everything else is one of the call's reasons. */
export const told = (refused: Extract<Outcome<never, string>, { ok: false }>) =>
  refuse((refused.reason === 'factor_old' ? 'proof_needed' : refused.reason) as CommonReason)
