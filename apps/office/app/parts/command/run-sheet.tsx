import type { CommandCalls } from '@oriel/contract/office-command'
import type { DataOf, InputOf } from '@oriel/contract/endpoint'
import { useText } from '@oriel/web/text'
import type { IconSource } from '@oriel/ui/picture/icon'
import type { ReactNode } from 'react'
import { useRead } from '../../platform/query.ts'
import { sayFailure } from '../../platform/failure.ts'
import type { Change } from '../evidence/diff.tsx'
import { Note } from '../note.tsx'
import { CommandSheet } from './command-sheet.tsx'
import { useCommand } from './use-command.ts'

type RunSheetProps<Calls extends CommandCalls> = {
  readonly calls: Calls
  /** What the command is about; null while the person still writes it. */
  readonly input: InputOf<Calls['preview']> | null
  readonly icon: IconSource
  readonly title: string
  readonly subject: string
  readonly confirm: string
  readonly note?: string
  readonly fields?: ReactNode
  readonly onClose: () => void
  readonly onDone: () => void
}

/** A command with what it would change, as the server says it after trying it out. */
export function RunSheet<Calls extends CommandCalls>(props: RunSheetProps<Calls>) {
  const { calls, input, icon, title, subject, confirm, note, fields, onClose, onDone } = props
  const text = useText()
  const { t } = text
  const run = useCommand(calls)
  const asked = (input ?? {}) as InputOf<Calls['preview']>
  const preview = useRead(calls.preview, asked, { isEnabled: input !== null })
  const shown = preview.data
  return (
    <CommandSheet
      isOpen
      onClose={onClose}
      icon={icon}
      title={title}
      subject={subject}
      changes={input !== null && shown ? changesOf(shown) : []}
      evidence={
        <div className="stack">
          {fields}
          {input !== null && preview.error && (
            <Note tone="stop" icon="warning" isAlert>
              {sayFailure(preview.error, text)}
            </Note>
          )}
        </div>
      }
      needsProof={(shown?.needs ?? 1) > 1}
      confirm={confirm}
      {...(note === undefined ? {} : { note })}
      onConfirm={async (reason) => {
        if (input === null) return { ok: false, text: t('office.part.not_complete') }
        const outcome = await run({ ...input, reason })
        if (outcome.ok) onDone()
        return outcome
      }}
    />
  )
}

type Shown = Pick<DataOf<CommandCalls['preview']>, 'before' | 'after'>

/** Every field that either side has, in the order of what was. */
function changesOf({ before, after }: Shown): Change[] {
  const names = [...new Set([...Object.keys(before), ...Object.keys(after)])]
  const say = (value: Shown['before'][string] | undefined): string =>
    value === null || value === undefined ? '–' : String(value)
  return names.map((field) => ({
    field: field.replaceAll('_', ' '),
    before: say(before[field]),
    after: say(after[field]),
  }))
}
