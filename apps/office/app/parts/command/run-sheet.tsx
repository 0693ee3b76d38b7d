import type { CommandCalls } from '@oriel/contract/office-command'
import type { DataOf, InputOf } from '@oriel/contract/endpoint'
import { isCurrency } from '@oriel/core/currency'
import type { IconSource } from '@oriel/ui/picture/icon'
import { useText } from '@oriel/web/text'
import type { ReactNode } from 'react'
import { sayFailure } from '../../platform/failure.ts'
import { useRead } from '../../platform/query.ts'
import { useFormat } from '../../platform/use-format.ts'
import { useRested } from '../../platform/use-rested.ts'
import { changesOf, journalsOf } from '../evidence/changes.ts'
import { Journal } from '../evidence/journal.tsx'
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
  /** What is missing, where it is more than "not complete". */
  readonly waiting?: string
  readonly needsProof?: boolean
  /** What is read again afterwards, beside proposals. */
  readonly queue?: string
  readonly onClose: () => void
  readonly onDone?: () => void
}

/** A command with what it would do, as the server says it after trying it out. */
export function RunSheet<Calls extends CommandCalls>(props: RunSheetProps<Calls>) {
  const { calls, input, icon, title, subject, confirm, note, onClose, onDone } = props
  const { t } = useText()
  const { waiting = t('office.part.not_complete') } = props
  const format = useFormat()
  const run = useCommand(calls, props.queue)
  const asked = (input ?? {}) as InputOf<Calls['preview']>
  const typed = JSON.stringify(input)
  // What is shown belongs to what stands in the fields now: while somebody types there is nothing.
  const isAsked = useRested(typed) === typed && input !== null
  const preview = useRead(calls.preview, asked, { isEnabled: isAsked })
  const shown = isAsked ? preview.data : undefined
  return (
    <CommandSheet
      isOpen
      onClose={onClose}
      icon={icon}
      title={title}
      subject={subject}
      fields={props.fields && <div className="stack">{props.fields}</div>}
      changes={shown && changesOf(shown, { ...format, t })}
      evidence={
        <div className="stack">
          {isAsked && preview.error && <Refused error={preview.error} />}
          {shown && <Evidence shown={shown} />}
        </div>
      }
      needsProof={props.needsProof ?? (shown?.needs ?? 1) > 1}
      confirm={confirm}
      {...(note === undefined ? {} : { note })}
      onConfirm={async (reason) => {
        if (input === null) return { ok: false, text: waiting }
        const outcome = await run({ ...input, reason })
        if (outcome.ok) onDone?.()
        return outcome
      }}
    />
  )
}

type Shown = DataOf<CommandCalls['preview']>

function Refused({ error }: { readonly error: unknown }) {
  const text = useText()
  return (
    <Note tone="stop" icon="warning" isAlert>
      {sayFailure(error, text)}
    </Note>
  )
}

/** Journals with balances, and how many people it takes. */
function Evidence({ shown: { journals, needs } }: { readonly shown: Shown }) {
  const { t } = useText()
  return (
    <>
      {journalsOf(journals).map(({ key, currency, lines }) => (
        <section key={key}>
          <h3 className="sheet-part">{t('office.proposal.journal')}</h3>
          {isCurrency(currency) && <Journal currency={currency} lines={lines} />}
        </section>
      ))}
      <p className="small-text">{t('office.part.needs_people', { count: needs })}</p>
    </>
  )
}
