import { officeEventProofCall } from '@oriel/contract/office/audit'
import { useText } from '@oriel/web/text'
import { changesOf } from '../../parts/evidence/changes.ts'
import { Diff } from '../../parts/evidence/diff.tsx'
import { icons } from '../../parts/icons.ts'
import { KeyValues } from '../../parts/key-values.tsx'
import { Note } from '../../parts/note.tsx'
import { ReadBlock } from '../../parts/read-block.tsx'
import { SideSheet } from '../../parts/side-sheet.tsx'
import { useRead } from '../../platform/query.ts'
import { useFormat } from '../../platform/use-format.ts'
import type { ShownEvent } from './event-list.tsx'

type EventSheetProps = { readonly event: ShownEvent | undefined; readonly onClose: () => void }

/** One event: what it changed, and how it hangs in the sealed chain. */
export function EventSheet({ event, onClose }: EventSheetProps) {
  return (
    <SideSheet
      isOpen={event !== undefined}
      onClose={onClose}
      icon={icons.document}
      title={event ? `${event.actor}, ${event.permission}` : ''}
      subject={event ? `${event.subject_kind} ${event.subject_id}` : ''}
    >
      {event && <Open event={event} />}
    </SideSheet>
  )
}

function Open({ event }: { readonly event: ShownEvent }) {
  const { t } = useText()
  const format = useFormat()
  return (
    <div className="stack">
      <KeyValues
        lines={[
          { name: t('office.audit.at'), value: format.dateTime(event.at) },
          { name: t('office.audit.outcome'), value: event.outcome },
          { name: t('office.audit.network'), value: event.ip ?? '–' },
          { name: t('office.audit.reason'), value: event.reason ?? '–' },
        ]}
      />
      {(event.before || event.after) && (
        <Diff isFramed changes={changesOf(event, { ...format, t })} />
      )}
      <Proof id={event.id} />
    </div>
  )
}

function Proof({ id }: { readonly id: string }) {
  const { t } = useText()
  const read = useRead(officeEventProofCall, { id })
  return (
    <section>
      <h3 className="sheet-part">{t('office.audit.proof')}</h3>
      <ReadBlock read={read}>
        {({ block, leaf, steps, root, holds }) => {
          if (block === null) return <Note icon="clock">{t('office.audit.waits')}</Note>
          return (
            <div className="stack">
              <Note tone={holds ? 'good' : 'stop'} icon={holds ? 'check' : 'warning'}>
                {holds ? t('office.audit.holds', { block }) : t('office.audit.fails', { block })}
              </Note>
              <KeyValues
                lines={[
                  { name: t('office.audit.leaf'), value: <code>{short(leaf)}</code> },
                  { name: t('office.audit.steps'), value: steps.length },
                  { name: t('office.audit.root'), value: <code>{short(root)}</code> },
                ]}
              />
              <p className="small-text">{t('office.audit.outside')}</p>
            </div>
          )
        }}
      </ReadBlock>
    </section>
  )
}

const short = (hash: string): string => `${hash.slice(0, 8)}…${hash.slice(-8)}`
