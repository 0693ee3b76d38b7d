import type { InputOf } from '@oriel/contract/endpoint'
import type { QueueName } from '@oriel/core/queue'
import { useText } from '@oriel/web/text'
import { RunSheet } from '../../parts/command/run-sheet.tsx'
import type { QueueAction } from './queue-kind.ts'

type QueueSheetProps = {
  readonly queue: QueueName
  readonly id: string
  readonly number: string
  readonly action: QueueAction
  readonly onClose: () => void
  readonly onDone: () => void
}

/** The last look before a command on one row of a queue. */
export function QueueSheet({ queue, id, number, action, onClose, onDone }: QueueSheetProps) {
  const { t } = useText()
  const { calls, input, title, icon, needsProof = false } = action
  return (
    <RunSheet
      calls={calls}
      input={input(id) as InputOf<typeof calls.preview>}
      queue={queue}
      icon={icon}
      title={t(title, { number })}
      subject={number}
      confirm={t(title, { number })}
      needsProof={needsProof}
      onClose={onClose}
      onDone={onDone}
    />
  )
}
