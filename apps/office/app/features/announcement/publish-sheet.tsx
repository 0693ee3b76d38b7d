import { publishAnnouncement } from '@oriel/contract/office/announcement'
import { useText } from '@oriel/web/text'
import { useQueryClient } from '@tanstack/react-query'
import { useDeferredValue, useState } from 'react'
import { CommandPreview } from '../../parts/command/command-preview.tsx'
import { CommandSheet } from '../../parts/command/command-sheet.tsx'
import { useCommand } from '../../parts/command/use-command.ts'
import { refreshQueue } from '../../platform/live.ts'
import { useSite } from '../../platform/use-site.ts'
import { draftOf, timeOf } from './draft.ts'
import type { Act } from './publish-rules.ts'
import { TimeFields } from './schedule-panel.tsx'

type PublishSheetProps = {
  readonly id: string
  readonly number: string
  readonly act: Act | null
  readonly onClose: () => void
}

/** Publishes, takes back or publishes again, with what members will read as the server tells it. */
export const PublishSheet = ({ act, ...props }: PublishSheetProps) =>
  act && <OpenSheet {...props} {...act} />

function OpenSheet({ id, number, act, version, onClose }: Omit<PublishSheetProps, 'act'> & Act) {
  const { t } = useText()
  const { timeZone } = useSite()
  const client = useQueryClient()
  const publish = useCommand(publishAnnouncement)
  const [times, setTimes] = useState(() => {
    const { from, until } = draftOf(version, timeZone)
    // What is published again begins now: its old times have passed.
    return act === 'publish' ? { from, until } : { from: '', until: '' }
  })
  const inputOf = ({ from, until }: typeof times) => {
    const [starts, ends] = [timeOf(from, timeZone), timeOf(until, timeZone)]
    if (starts === undefined || ends === undefined) return null
    const wished = {
      starts_at: starts?.toISOString() ?? null,
      ends_at: ends?.toISOString() ?? null,
    }
    return { id, act, number: version.number, ...(act === 'withdraw' ? {} : wished) }
  }
  const waiting = t('office.announcement.wrong_field')
  return (
    <CommandSheet
      isOpen
      onClose={onClose}
      icon="megaphone"
      title={t(`office.announcement.${act}_title`, { number: version.number })}
      subject={`A-${number}`}
      evidence={
        <div className="stack">
          {act !== 'withdraw' && (
            <TimeFields
              times={times}
              set={(changes) => setTimes((before) => ({ ...before, ...changes }))}
            />
          )}
          <CommandPreview
            calls={publishAnnouncement}
            input={inputOf(useDeferredValue(times))}
            waiting={waiting}
          />
        </div>
      }
      needsProof
      confirm={t(`office.announcement.${act}_confirm`)}
      note={t('office.announcement.publish_note')}
      onConfirm={async (reason) => {
        const input = inputOf(times)
        if (input === null) return { ok: false, text: waiting }
        const outcome = await publish({ ...input, reason })
        if (outcome.ok) await refreshQueue(client, 'announcements')
        return outcome
      }}
    />
  )
}
