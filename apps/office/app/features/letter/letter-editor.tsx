import { letterTemplatesCall, sendLetterTo, sendLetterToMany } from '@oriel/contract/office/letter'
import { newId } from '@oriel/core/id'
import { Button } from '@oriel/ui/form/button'
import { useText } from '@oriel/web/text'
import { useState } from 'react'
import { RunSheet } from '../../parts/command/run-sheet.tsx'
import { Panel } from '../../parts/panel.tsx'
import { NotAllowed } from '../../parts/screens.tsx'
import { useRead } from '../../platform/query.ts'
import { useMay } from '../../platform/rights.ts'
import { useSite } from '../../platform/use-site.ts'
import { AimPanel } from './aim-panel.tsx'
import { emptyDraft, textsOf, whatOf, type Draft } from './draft.ts'
import { LetterPreview } from './letter-preview.tsx'
import type { Found } from './member-field.tsx'
import type { NamedList } from './name-list.tsx'
import { WritePanel } from './write-panel.tsx'

type LetterEditorProps = {
  /** Whom it goes to, where the writer comes from a member's page. */
  readonly to: Found | null
  readonly onSent: () => void
}

/** A new letter: words, whom it goes to, how it looks, then the way every command goes. */
export function LetterEditor({ to, onSent }: LetterEditorProps) {
  const { t } = useText()
  const [one, many] = [useMay('letter.send').begin, useMay('letter.bulk').begin]
  const [draft, setDraft] = useState(() => emptyDraft(newId(), one ? 'one' : 'audience'))
  const [member, setMember] = useState<Found | null>(to)
  const [list, setList] = useState<NamedList | null>(null)
  const [isOpen, setOpen] = useState(false)
  const isTemplate = draft.aim === 'publish'
  const templates = useRead(letterTemplatesCall, {}, { queue: 'letters', isEnabled: many })
  const template = templates.data?.list.find(({ name }) => name === draft.template)
  const set = (changes: Partial<Draft>) => setDraft((before) => ({ ...before, ...changes }))
  if (!one && !many) return <NotAllowed />
  return (
    <div className="letter-editor">
      <div className="stack">
        <WritePanel draft={draft} set={set} fields={isTemplate ? (template?.fields ?? []) : []} />
        <AimPanel
          draft={draft}
          set={set}
          member={member}
          onMember={setMember}
          list={list}
          onList={setList}
        />
      </div>
      <Panel
        title={t('office.letter.preview')}
        icon="eye"
        foot={
          <Button className="grow" onClick={() => setOpen(true)}>
            {t(`office.letter.go_${draft.aim}`)}
          </Button>
        }
      >
        <LetterPreview texts={textsOf(draft)} />
      </Panel>
      {isOpen && (
        <SendSheet
          draft={draft}
          member={member}
          list={list}
          onClose={() => setOpen(false)}
          onSent={onSent}
        />
      )}
    </div>
  )
}

type SendSheetProps = {
  readonly draft: Draft
  readonly member: Found | null
  readonly list: NamedList | null
  readonly onClose: () => void
  readonly onSent: () => void
}

function SendSheet({ draft, member, list, onClose, onSent }: SendSheetProps) {
  const { t } = useText()
  const { timeZone } = useSite()
  const sheet = {
    icon: 'mail',
    title: t(`office.letter.go_${draft.aim}`),
    confirm: t(`office.letter.go_${draft.aim}`),
    waiting: t('office.letter.incomplete'),
    queue: 'letters',
    onClose,
    onDone: onSent,
  } as const
  if (draft.aim === 'one') {
    const texts = textsOf(draft)
    const isWhole = member !== null && Object.keys(texts).length > 0
    const { id, kind } = draft
    const input = isWhole ? { id, member_id: member.id, kind, texts } : null
    const subject = member?.account ?? ''
    return <RunSheet calls={sendLetterTo} input={input} subject={subject} {...sheet} />
  }
  const what = whatOf(draft, list?.id ?? null, timeZone)
  const subject = t(`office.letter.aim_${draft.aim}`)
  const input = what && { what }
  return (
    <RunSheet
      calls={sendLetterToMany}
      input={input}
      subject={subject}
      needsProof
      note={t('office.letter.two_people')}
      {...sheet}
    />
  )
}
