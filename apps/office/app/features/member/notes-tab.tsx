import { addNoteCall, memberNotesCall } from '@oriel/contract/office/member'
import type { DataOf } from '@oriel/contract/endpoint'
import { Button } from '@oriel/ui/form/button'
import { FormError } from '@oriel/ui/form/form-message'
import { useText } from '@oriel/web/text'
import { useSending } from '@oriel/web/use-sending'
import { useId, useState } from 'react'
import { icons } from '../../parts/icons.ts'
import { Panel } from '../../parts/panel.tsx'
import { ReadBlock } from '../../parts/read-block.tsx'
import { EmptyScreen } from '../../parts/screens.tsx'
import { sayRefusal } from '../../platform/failure.ts'
import { useMay } from '../../platform/rights.ts'
import { useCall } from '../../platform/use-call.ts'
import { useFormat } from '../../platform/use-format.ts'
import { useList } from './use-list.ts'
import { useRefreshMember } from './use-member.ts'

type Note = DataOf<typeof memberNotesCall>['list'][number]

/** What colleagues wrote. Notes stay as they are; a later one corrects an earlier one. */
export function NotesTab({ id }: { readonly id: string }) {
  const { t } = useText()
  const { read, address } = useList(memberNotesCall, id)
  const mayWrite = useMay('member.note').begin
  const [corrects, setCorrects] = useState<Note | null>(null)
  return (
    <Panel title={t('office.member.notes')} icon={icons.note} isFilled>
      {mayWrite && <NoteForm id={id} corrects={corrects} onDone={() => setCorrects(null)} />}
      <ReadBlock read={read}>
        {({ list, next }) =>
          list.length === 0 ? (
            <EmptyScreen title={t('office.member.no_notes')} />
          ) : (
            <>
              <ul className="member-notes">
                {list.map((note) => (
                  <NoteLine key={note.id} note={note} onCorrect={mayWrite ? setCorrects : null} />
                ))}
              </ul>
              {next !== null && (
                <div className="panel-body">
                  <Button
                    variant="ghost"
                    onClick={() => address.setPaging({ ...address.paging, after: next })}
                  >
                    {t('office.part.next_page')}
                  </Button>
                </div>
              )}
            </>
          )
        }
      </ReadBlock>
    </Panel>
  )
}

type NoteLineProps = {
  readonly note: Note
  readonly onCorrect: ((note: Note) => void) | null
}

function NoteLine({ note, onCorrect }: NoteLineProps) {
  const { t } = useText()
  const { dateTime } = useFormat()
  const isCorrected = note.corrected_by !== null
  return (
    <li data-corrected={isCorrected || undefined}>
      <p>{note.text}</p>
      <small>
        {note.by}, {dateTime(note.at)}
        {note.corrects !== null && ` · ${t('office.member.corrects')}`}
        {isCorrected && ` · ${t('office.member.corrected')}`}
      </small>
      {onCorrect && !isCorrected && (
        <Button variant="ghost" className="button-small" onClick={() => onCorrect(note)}>
          {t('office.member.correct_note_button')}
        </Button>
      )}
    </li>
  )
}

type NoteFormProps = {
  readonly id: string
  readonly corrects: Note | null
  readonly onDone: () => void
}

function NoteForm({ id, corrects, onDone }: NoteFormProps) {
  const text = useText()
  const { t } = text
  const call = useCall()
  const refresh = useRefreshMember()
  const field = useId()
  const [written, setWritten] = useState('')
  const [failure, setFailure] = useState<string | null>(null)
  const [isSending, sendOnce] = useSending()
  const send = () =>
    sendOnce(async () => {
      const note = { member_id: id, text: written.trim(), corrects: corrects?.id ?? null }
      const answer = await call(addNoteCall, note)
      if (!answer.ok) return setFailure(sayRefusal(answer, text))
      setWritten('')
      setFailure(null)
      refresh()
      onDone()
    })
  return (
    <form
      className="panel-body stack"
      onSubmit={(event) => {
        event.preventDefault()
        if (written.trim() !== '') void send()
      }}
    >
      {failure && <FormError title={failure} />}
      <div className="field">
        <label className="field-label" htmlFor={field}>
          {corrects ? t('office.member.note_corrects') : t('office.member.new_note')}
        </label>
        <div className="field-box">
          <textarea
            id={field}
            className="field-input"
            rows={2}
            maxLength={2_000}
            value={written}
            onChange={(event) => setWritten(event.target.value)}
          />
        </div>
        {corrects && <small className="small-text">{corrects.text}</small>}
      </div>
      <div className="button-row">
        <Button type="submit" aria-busy={isSending || undefined}>
          {t('office.member.add_note')}
        </Button>
        {corrects && (
          <Button variant="ghost" onClick={onDone}>
            {t('office.part.cancel')}
          </Button>
        )}
      </div>
    </form>
  )
}
