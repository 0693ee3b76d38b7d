import type { InputOf } from '@oriel/contract/endpoint'
import type { QueueName } from '@oriel/core/queue'
import { Select } from '@oriel/ui/form/select'
import { TextField } from '@oriel/ui/form/text-field'
import { useState } from 'react'
import { RunSheet } from '../../parts/command/run-sheet.tsx'
import type { Item, QueueAction } from './queue-kind.ts'
import { useWrite } from './use-write.ts'

type QueueSheetProps = {
  readonly queue: QueueName
  readonly item: Item
  readonly number: string
  readonly action: QueueAction
  readonly onClose: () => void
  readonly onDone: () => void
}

/** The last look before a command on one row of a queue. */
export function QueueSheet({ queue, item, number, action, onClose, onDone }: QueueSheetProps) {
  const { t } = useWrite()
  const { calls, input, choice, title, icon, needsProof = false } = action
  const [chosen, setChosen] = useState('')
  const isReady = !choice || choice.isOptional || chosen !== ''
  return (
    <RunSheet
      calls={calls}
      input={isReady ? (input(item.id, chosen) as InputOf<typeof calls.preview>) : null}
      fields={choice && <Choice item={item} choice={choice} onChoose={setChosen} />}
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

type ChoiceProps = {
  readonly item: Item
  readonly choice: NonNullable<QueueAction['choice']>
  readonly onChoose: (chosen: string) => void
}

/** One of what is offered, or what is typed in its place. */
function Choice({ item, choice, onChoose }: ChoiceProps) {
  const write = useWrite()
  const { t } = write
  const options = choice.options(item, write)
  const typedLabel = choice.typed?.(item) ?? null
  const [picked, setPicked] = useState('')
  const [typed, setTyped] = useState('')
  const tell = (option: string, text: string): void => onChoose(text.trim() || option)
  return (
    <>
      {options.length > 0 && (
        <Select
          label={t(choice.label)}
          options={[{ value: '', label: '–' }, ...options]}
          value={picked}
          onChange={(value) => {
            setPicked(value)
            tell(value, typed)
          }}
        />
      )}
      {typedLabel && (
        <TextField
          label={t(typedLabel)}
          value={typed}
          maxLength={40}
          autoComplete="off"
          spellCheck={false}
          onChange={({ target }) => {
            setTyped(target.value)
            tell(picked, target.value)
          }}
        />
      )}
    </>
  )
}
