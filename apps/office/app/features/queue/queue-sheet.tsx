import { isCurrency } from '@oriel/core/currency'
import type { InputOf } from '@oriel/contract/endpoint'
import type { QueueName } from '@oriel/core/queue'
import { useToast } from '@oriel/ui/feedback/toast'
import { useText } from '@oriel/web/text'
import { useQueryClient } from '@tanstack/react-query'
import { CommandSheet } from '../../parts/command/command-sheet.tsx'
import type { CommandOutcome } from '../../parts/command/use-command-form.ts'
import { FormError } from '@oriel/ui/form/form-message'
import { Journal } from '../../parts/evidence/journal.tsx'
import { sayFailure, sayRefusal } from '../../platform/failure.ts'
import { refreshQueue } from '../../platform/live.ts'
import { useRead } from '../../platform/query.ts'
import { useCall } from '../../platform/use-call.ts'
import { changesOf, journalsOf } from '../proposal/proposal.ts'
import type { QueueAction } from './queue-kind.ts'

type QueueSheetProps = {
  readonly queue: QueueName
  readonly id: string
  readonly number: string
  readonly action: QueueAction
  readonly onClose: () => void
  readonly onDone: () => void
}

/** The last look before a command: what the server says it will change, and a reason. */
export function QueueSheet({ queue, id, number, action, onClose, onDone }: QueueSheetProps) {
  const text = useText()
  const { t } = text
  const { calls, input, title, icon, needsProof = false } = action
  const read = useRead(calls.preview, input(id) as InputOf<typeof calls.preview>)
  const { data: preview } = read
  const send = useSend(queue, action, id, onDone)
  const evidence = (
    <>
      {read.error && <FormError title={sayFailure(read.error, text)} />}
      {preview &&
        journalsOf(preview).map(({ key, currency, lines }) => (
          <section key={key}>
            <h3 className="sheet-part">{t('office.proposal.journal')}</h3>
            {isCurrency(currency) && <Journal currency={currency} lines={lines} />}
          </section>
        ))}
    </>
  )
  return (
    <CommandSheet
      isOpen
      onClose={onClose}
      icon={icon}
      title={t(title, { number })}
      subject={number}
      changes={preview ? changesOf(preview) : []}
      evidence={evidence}
      needsProof={needsProof}
      confirm={t(title, { number })}
      onConfirm={send}
    />
  )
}

/** Runs the command or makes it a proposal: which of both, the server says. */
function useSend(queue: QueueName, { calls, input }: QueueAction, id: string, onDone: () => void) {
  const text = useText()
  const call = useCall()
  const client = useQueryClient()
  const { show } = useToast()
  return async (reason: string): Promise<CommandOutcome> => {
    const body = { ...input(id), reason } as InputOf<typeof calls.run>
    const answer = await call(calls.run, body)
    if (!answer.ok) return { ok: false, text: sayRefusal(answer, text) }
    const { proposal } = answer.value as { readonly proposal: string | null }
    const said =
      proposal === null
        ? text.t('office.proposal.command_done')
        : text.t('office.proposal.command_proposed', { number: `PR-${proposal}` })
    show({ tone: 'success', text: said })
    void refreshQueue(client, queue)
    void refreshQueue(client, 'proposals')
    onDone()
    return { ok: true }
  }
}
