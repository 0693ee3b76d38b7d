import { publishAnnouncement } from '@oriel/contract/office/announcement'
import { useText } from '@oriel/web/text'
import { useState } from 'react'
import { RunSheet } from '../../parts/command/run-sheet.tsx'
import { timeOf } from '../../parts/site-time.ts'
import { TimeFields } from '../../parts/time-fields.tsx'
import { useSite } from '../../platform/use-site.ts'
import { draftOf } from './draft.ts'
import type { Act } from './publish-rules.ts'

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
  return (
    <RunSheet
      calls={publishAnnouncement}
      input={inputOf(times)}
      queue="announcements"
      icon="megaphone"
      title={t(`office.announcement.${act}_title`, { number: version.number })}
      subject={`A-${number}`}
      fields={
        act !== 'withdraw' && (
          <TimeFields
            times={times}
            set={(changes) => setTimes((before) => ({ ...before, ...changes }))}
          />
        )
      }
      waiting={t('office.announcement.wrong_field')}
      needsProof
      confirm={t(`office.announcement.${act}_confirm`)}
      note={t('office.announcement.publish_note')}
      onClose={onClose}
    />
  )
}
