import { editTerms } from '@oriel/contract/office/recommend'
import { writeUnits } from '@oriel/core/money'
import { Switch } from '@oriel/ui/form/switch'
import { TextField } from '@oriel/ui/form/text-field'
import { useText } from '@oriel/web/text'
import { useState } from 'react'
import { RunSheet } from '../../parts/command/run-sheet.tsx'
import type { TermsLine } from './terms-panel.tsx'

type TermsSheetProps = { readonly line: TermsLine; readonly onClose: () => void }

/** New terms as a version of their own: what was promised before stays readable. */
export function TermsSheet({ line, onClose }: TermsSheetProps) {
  const { t } = useText()
  const { currency, terms } = line
  const [isOpen, setOpen] = useState<boolean>(line.is_open)
  const [ppm, setPpm] = useState(String(terms?.share_ppm ?? 1_000))
  const [days, setDays] = useState(String(terms?.share_days ?? 90))
  const [most, setMost] = useState(terms ? writeUnits(terms.share_max) : '100')
  const input = {
    currency,
    is_open: isOpen,
    share_ppm: Number(ppm),
    share_days: Number(days),
    share_max: most,
  }
  return (
    <RunSheet
      calls={editTerms}
      input={input}
      queue="recommend"
      icon="people"
      title={t('office.recommend.edit', { currency })}
      subject={currency}
      fields={
        <>
          <Switch
            label={t('office.recommend.is_open')}
            checked={isOpen}
            onChange={(event) => setOpen(event.currentTarget.checked)}
          />
          <TextField
            label={t('office.recommend.share_ppm')}
            inputMode="numeric"
            value={ppm}
            onChange={(event) => setPpm(event.currentTarget.value)}
          />
          <TextField
            label={t('office.recommend.share_days')}
            inputMode="numeric"
            value={days}
            onChange={(event) => setDays(event.currentTarget.value)}
          />
          <TextField
            label={t('office.recommend.share_max')}
            inputMode="decimal"
            value={most}
            onChange={(event) => setMost(event.currentTarget.value)}
          />
        </>
      }
      needsProof
      confirm={t('office.recommend.propose')}
      note={t('office.recommend.propose_note')}
      onClose={onClose}
    />
  )
}
