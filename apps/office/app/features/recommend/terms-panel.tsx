import { recommendTermsCall } from '@oriel/contract/office/recommend'
import type { DataOf } from '@oriel/contract/endpoint'
import { Button } from '@oriel/ui/form/button'
import { useText } from '@oriel/web/text'
import { useState } from 'react'
import { Panel } from '../../parts/panel.tsx'
import { Pill } from '../../parts/pill.tsx'
import { ReadBlock } from '../../parts/read-block.tsx'
import { useRead } from '../../platform/query.ts'
import { useMay } from '../../platform/rights.ts'
import { useFormat } from '../../platform/use-format.ts'
import { TermsSheet } from './terms-sheet.tsx'

export type TermsLine = DataOf<typeof recommendTermsCall>['list'][number]

/** What members of each currency get for friends. */
export function TermsPanel() {
  const { t } = useText()
  const read = useRead(recommendTermsCall, {}, { queue: 'recommend' })
  const [open, setOpen] = useState<TermsLine | null>(null)
  return (
    <Panel title={t('office.recommend.terms')} icon="people" isFilled>
      <ReadBlock read={read}>
        {({ list }) => (
          <ul className="switch-list">
            {list.map((line) => (
              <Terms key={line.currency} line={line} onEdit={() => setOpen(line)} />
            ))}
          </ul>
        )}
      </ReadBlock>
      {open && <TermsSheet line={open} onClose={() => setOpen(null)} />}
    </Panel>
  )
}

function Terms({ line, onEdit }: { readonly line: TermsLine; readonly onEdit: () => void }) {
  const { t } = useText()
  const { money, date } = useFormat()
  const { begin: mayEdit } = useMay('recommend.edit')
  const { currency, is_open: isOpen, terms } = line
  return (
    <li className="switch-row">
      <div className="grow">
        <b>{currency}</b>{' '}
        <Pill tone={isOpen ? 'good' : 'plain'}>
          {t(isOpen ? 'office.recommend.open' : 'office.recommend.closed')}
        </Pill>
        <p className="small-text">
          {terms
            ? t('office.recommend.says', {
                ppm: terms.share_ppm,
                days: terms.share_days,
                most: money(terms.share_max, currency),
                version: terms.version,
                date: date(terms.since),
              })
            : t('office.recommend.no_terms')}
        </p>
      </div>
      {mayEdit && (
        <Button variant="ghost" className="button-small" onClick={onEdit}>
          {t('office.recommend.edit', { currency })}
        </Button>
      )}
    </li>
  )
}
