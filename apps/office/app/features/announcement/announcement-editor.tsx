import { announcementCall } from '@oriel/contract/office/announcement'
import { Button } from '@oriel/ui/form/button'
import { useText } from '@oriel/web/text'
import { useState } from 'react'
import { Keys } from '../../parts/keys.tsx'
import { Note } from '../../parts/note.tsx'
import { Panel } from '../../parts/panel.tsx'
import { ReadBlock } from '../../parts/read-block.tsx'
import { StateWord } from '../../parts/state-word.tsx'
import { useKeys } from '../../platform/keyboard/use-keys.ts'
import { useRead } from '../../platform/query.ts'
import { useSite } from '../../platform/use-site.ts'
import { ChecksPanel } from './checks-panel.tsx'
import { draftOf, EMPTY, type Draft, type OneAnnouncement } from './draft.ts'
import { PreviewPanel } from './preview-panel.tsx'
import type { Act } from './publish-rules.ts'
import { PublishSheet } from './publish-sheet.tsx'
import { SchedulePanel } from './schedule-panel.tsx'
import { TextPanel } from './text-panel.tsx'
import { useDraft } from './use-draft.ts'
import { VersionsPanel } from './versions-panel.tsx'

const nothing = (): void => {}

/** One announcement: its newest version to write on, how it looks, and all its versions. */
export function AnnouncementEditor({ id }: { readonly id: string }) {
  const { timeZone } = useSite()
  const read = useRead(announcementCall, { id }, { queue: 'announcements' })
  return (
    <ReadBlock read={read}>
      {(one) => {
        const [newest] = one.versions
        const saved = newest ? draftOf(newest, timeZone) : EMPTY
        // What somebody saved is written on from there.
        return <Editor key={one.newest} id={id} one={one} saved={saved} onSaved={nothing} />
      }}
    </ReadBlock>
  )
}

export const NewAnnouncement = ({ onSaved }: { readonly onSaved: (id: string) => void }) => (
  <Editor id={null} one={null} saved={EMPTY} onSaved={onSaved} />
)

type EditorProps = {
  readonly id: string | null
  readonly one: OneAnnouncement | null
  readonly saved: Draft
  readonly onSaved: (id: string) => void
}

function Editor({ id, one, saved, onSaved }: EditorProps) {
  const { t } = useText()
  const [act, setAct] = useState<Act | null>(null)
  const form = useDraft({ id, newest: one?.newest ?? 0, saved }, onSaved)
  const newest = one?.versions[0]
  useKeys(
    [
      {
        keys: 'Ctrl S',
        label: t('office.announcement.save'),
        group: 'sheet',
        run: form.save,
        isInBar: true,
      },
    ],
    { isOn: act === null },
  )
  return (
    <div className="announcement-editor">
      <div className="stack">
        <TextPanel
          draft={form.draft}
          saved={saved}
          set={form.set}
          end={newest && <StateWord domain="announcement" code={newest.state} />}
        />
        <SchedulePanel draft={form.draft} set={form.set} />
        <ChecksPanel
          checks={one?.checks ?? []}
          isChanged={form.isChanged || !one}
          foot={<Foot form={form} one={one} />}
        />
      </div>
      <div className="stack">
        {id !== null && one ? (
          <>
            <PreviewPanel id={id} number={one.newest} />
            <VersionsPanel versions={one.versions} onAct={setAct} />
            <PublishSheet id={id} number={one.number} act={act} onClose={() => setAct(null)} />
          </>
        ) : (
          <Panel title={t('office.announcement.preview')} icon="eye">
            <Note icon="info">{t('office.announcement.preview_later')}</Note>
          </Panel>
        )}
      </div>
    </div>
  )
}

type FootProps = {
  readonly form: ReturnType<typeof useDraft>
  readonly one: OneAnnouncement | null
}

/** A version is saved first; then it is held against the checks, and may go on. */
function Foot({ form, one }: FootProps) {
  const { t } = useText()
  const isDraft = one?.versions[0]?.state === 'draft' && !form.isChanged
  const isStopped = one?.checks.some(({ result }) => result === 'stop') === true
  return (
    <>
      {isDraft && (
        <Button className="grow" aria-disabled={isStopped || undefined} onClick={form.submit}>
          {t('office.announcement.submit')}
        </Button>
      )}
      <Button
        variant={isDraft ? 'ghost' : 'primary'}
        className={isDraft ? '' : 'grow'}
        aria-busy={form.isSending || undefined}
        onClick={form.save}
      >
        {t('office.announcement.save')}
        <Keys keys="Ctrl S" />
      </Button>
    </>
  )
}
