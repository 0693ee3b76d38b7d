import { turnKey } from '@oriel/contract/office/provider'
import { Select } from '@oriel/ui/form/select'
import { useText } from '@oriel/web/text'
import { useState } from 'react'
import { RunSheet } from '../../parts/command/run-sheet.tsx'
import { icons } from '../../parts/icons.ts'

type TurnKeySheetProps = { readonly providerId: string; readonly onClose: () => void }

/** In minutes: an hour, a day, a week. */
const OVERLAPS = { hour: 60, day: 1_440, week: 10_080 } as const
type Overlap = keyof typeof OVERLAPS
const overlaps = Object.keys(OVERLAPS) as Overlap[]

/** A new secret with a provider. A worker hands it over when two people have agreed. */
export function TurnKeySheet({ providerId, onClose }: TurnKeySheetProps) {
  const { t } = useText()
  const [overlap, setOverlap] = useState<Overlap>('day')
  return (
    <RunSheet
      calls={turnKey}
      input={{ provider_id: providerId, overlap_minutes: OVERLAPS[overlap] }}
      queue="switches"
      icon={icons.passkey}
      title={t('office.provider.turn_title')}
      subject={providerId}
      fields={
        <Select
          label={t('office.provider.overlap')}
          value={overlap}
          onChange={setOverlap}
          options={overlaps.map((value) => ({ value, label: t(`office.provider.one_${value}`) }))}
        />
      }
      needsProof
      confirm={t('office.provider.turn_confirm')}
      note={t('office.provider.turn_note')}
      onClose={onClose}
    />
  )
}
