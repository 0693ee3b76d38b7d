import { voteCall, withdrawProposalCall } from '@oriel/contract/office/proposal'
import { useToast } from '@oriel/ui/feedback/toast'
import type { MessageId } from '@oriel/i18n/message-id'
import { useText } from '@oriel/web/text'
import { useQueryClient } from '@tanstack/react-query'
import { CommandSheet } from '../../parts/command/command-sheet.tsx'
import { changesOf } from '../../parts/evidence/changes.ts'
import type { CommandOutcome } from '../../parts/command/use-command-form.ts'
import { sayRefusal } from '../../platform/failure.ts'
import { refreshQueue } from '../../platform/live.ts'
import { useCall } from '../../platform/use-call.ts'
import { useFormat } from '../../platform/use-format.ts'
import type { ShownProposal } from './proposal-view.tsx'

export type Decision = 'yes' | 'no' | 'withdraw'

const TITLES: Readonly<Record<Decision, MessageId>> = {
  yes: 'office.proposal.approve_title',
  no: 'office.proposal.refuse_title',
  withdraw: 'office.proposal.withdraw_title',
}
const OUTCOMES: Readonly<Record<string, MessageId>> = {
  counted: 'office.proposal.outcome_counted',
  refused: 'office.proposal.outcome_refused',
  done: 'office.proposal.outcome_done',
  stale: 'office.proposal.outcome_stale',
  failed: 'office.proposal.outcome_failed',
}

type VoteSheetProps = {
  readonly proposal: ShownProposal
  readonly decision: Decision | null
  readonly onClose: () => void
  readonly onDecided?: (() => void) | undefined
}

/** The last look before a vote: it is given for exactly what is shown here. */
export function VoteSheet({ proposal, decision, onClose, onDecided }: VoteSheetProps) {
  const { t } = useText()
  const format = useFormat()
  const send = useDecision(proposal, onDecided)
  const number = `PR-${proposal.number}`
  return (
    <CommandSheet
      isOpen={decision !== null}
      onClose={onClose}
      icon={decision === 'yes' ? 'check' : 'close'}
      title={t(TITLES[decision ?? 'yes'], { number })}
      subject={`${proposal.permission} · ${proposal.subject_kind} ${proposal.subject_id}`}
      changes={changesOf(proposal, { ...format, t })}
      needsProof={decision !== 'withdraw'}
      confirm={t(TITLES[decision ?? 'yes'], { number })}
      onConfirm={(reason) => send(decision ?? 'no', reason)}
    />
  )
}

function useDecision({ number, hash }: ShownProposal, onDecided?: () => void) {
  const text = useText()
  const call = useCall()
  const client = useQueryClient()
  const { show } = useToast()
  return async (decision: Decision, reason: string): Promise<CommandOutcome> => {
    const answer =
      decision === 'withdraw'
        ? await call(withdrawProposalCall, { number, reason })
        : await call(voteCall, { number, vote: decision, reason, hash })
    await refreshQueue(client, 'proposals')
    if (!answer.ok) return { ok: false, text: sayRefusal(answer, text) }
    const outcome = 'outcome' in answer.value ? answer.value.outcome : 'refused'
    const word = decision === 'withdraw' ? 'office.proposal.outcome_withdrawn' : OUTCOMES[outcome]
    show({
      tone: outcome === 'failed' ? 'danger' : 'success',
      text: text.t(word ?? 'office.state.done'),
    })
    onDecided?.()
    return { ok: true }
  }
}
