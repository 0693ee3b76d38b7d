import type { InputOf } from '@oriel/contract/endpoint'
import type { QueueName } from '@oriel/core/queue'
import { Select } from '@oriel/ui/form/select'
import { useText } from '@oriel/web/text'
import { useState } from 'react'
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
  const { calls, input, choice, title, icon, needsProof = false } = action
  const [chosen, setChosen] = useState('')
  const isReady = !choice || chosen !== ''
  return (
    <RunSheet
      calls={calls}
      input={isReady ? (input(id, chosen) as InputOf<typeof calls.preview>) : null}
      fields={
        choice && (
          <Select
            label={t(choice.label)}
            options={[
              { value: '', label: '–' },
              ...choice.options.map((one) => ({ value: one.value, label: t(one.label) })),
            ]}
            value={chosen}
            onChange={setChosen}
          />
        )
      }
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
