import type { CommandCalls } from '@oriel/contract/office-command'
import type { InputOf } from '@oriel/contract/endpoint'
import { isCurrency } from '@oriel/core/currency'
import { useText } from '@oriel/web/text'
import { sayFailure } from '../../platform/failure.ts'
import { useRead } from '../../platform/query.ts'
import { changesOf, journalsOf } from '../evidence/changes.ts'
import { Diff } from '../evidence/diff.tsx'
import { Journal } from '../evidence/journal.tsx'
import { Note } from '../note.tsx'

type CommandPreviewProps<Calls extends CommandCalls> = {
  readonly calls: Calls
  /** Null while what is asked for is not complete. */
  readonly input: InputOf<Calls['preview']> | null
  /** What is said until then. */
  readonly waiting: string
}

/** What a command would do, as the server has tried it out and undone it. */
export function CommandPreview<Calls extends CommandCalls>(props: CommandPreviewProps<Calls>) {
  const { calls, input, waiting } = props
  const text = useText()
  const asked = input ?? ({} as InputOf<Calls['preview']>)
  const read = useRead(calls.preview, asked, { isEnabled: input !== null })
  if (input === null) return <Note icon="info">{waiting}</Note>
  if (read.isError) {
    return (
      <Note tone="stop" icon="warning" isAlert>
        {sayFailure(read.error, text)}
      </Note>
    )
  }
  if (!read.data) return <Note icon="clock">{text.t('office.part.trying')}</Note>
  const { before, after, journals, needs } = read.data
  return (
    <>
      <Diff changes={changesOf({ before, after })} isFramed />
      {journalsOf(journals).map(({ key, currency, lines }) =>
        isCurrency(currency) ? <Journal key={key} currency={currency} lines={lines} /> : null,
      )}
      <p className="small-text">{text.t('office.part.needs_people', { count: needs })}</p>
    </>
  )
}
