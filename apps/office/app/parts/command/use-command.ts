import type { CommandCalls } from '@oriel/contract/office-command'
import type { InputOf } from '@oriel/contract/endpoint'
import { useToast } from '@oriel/ui/feedback/toast'
import { useText } from '@oriel/web/text'
import { useQueryClient } from '@tanstack/react-query'
import type { CommandOutcome } from './use-command-form.ts'
import { sayRefusal } from '../../platform/failure.ts'
import { refreshQueue } from '../../platform/live.ts'
import { useCall } from '../../platform/use-call.ts'

/** Runs a command, or makes it a proposal: which of both, the server says. */
export function useCommand<Calls extends CommandCalls>({ run }: Calls) {
  const text = useText()
  const call = useCall()
  const client = useQueryClient()
  const { show } = useToast()
  return async (input: InputOf<Calls['run']>): Promise<CommandOutcome> => {
    const answer = await call(run, input)
    if (!answer.ok) return { ok: false, text: sayRefusal(answer, text) }
    await refreshQueue(client, 'proposals')
    const { proposal } = answer.value as { readonly proposal: string | null }
    const said =
      proposal === null
        ? text.t('office.proposal.command_done')
        : text.t('office.proposal.command_proposed', { number: `PR-${proposal}` })
    show({ tone: 'success', text: said })
    return { ok: true }
  }
}
