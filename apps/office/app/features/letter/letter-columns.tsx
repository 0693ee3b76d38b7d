import type { DataOf } from '@oriel/contract/endpoint'
import type { sentToManyCall } from '@oriel/contract/office/letter'
import { useText } from '@oriel/web/text'
import { Pill } from '../../parts/pill.tsx'
import type { Column } from '../../parts/table/column.ts'
import { TwoLines } from '../../parts/two-lines.tsx'
import { useFormat } from '../../platform/use-format.ts'

export type Line = DataOf<typeof sentToManyCall>['list'][number]

export function useLetterColumns(): readonly Column<Line>[] {
  const { t } = useText()
  const { dateTime } = useFormat()
  return [
    {
      id: 'title',
      label: t('office.letter.title'),
      isFixed: true,
      cell: (line) => <TwoLines first={line.title} second={line.sent_by} />,
    },
    { id: 'to', label: t('office.letter.to'), cell: (line) => <Aimed line={line} /> },
    {
      id: 'kind',
      label: t('office.letter.kind'),
      cell: ({ kind }) => (
        <Pill tone={kind === 'offer' ? 'look' : 'plain'}>{t(`office.letter.kind_${kind}`)}</Pill>
      ),
    },
    { id: 'at', label: t('office.letter.sent_at'), cell: ({ sent_at }) => dateTime(sent_at) },
    {
      id: 'read',
      label: t('office.letter.read'),
      isNumber: true,
      cell: (line) => <Read line={line} />,
    },
    { id: 'until', label: t('office.letter.until'), cell: (line) => dateTime(line.expires_at) },
  ]
}

export function Aimed({ line }: { readonly line: Line }) {
  const { t } = useText()
  const { sent_to: to, account, addressed, currency, language } = line
  if (to === 'one') return account ?? '–'
  if (to === 'list') return t('office.letter.to_named', { count: addressed ?? 0 })
  const narrowed = [currency, language].filter(Boolean).join(', ')
  return narrowed ? t('office.letter.to_some', { narrowed }) : t('office.letter.to_all')
}

/** Of an audience nobody knows how many it has: only readers are counted. */
export function Read({ line }: { readonly line: Line }) {
  const { t } = useText()
  const { read, is_read_at_least: isAtLeast, addressed } = line
  if (isAtLeast) return t('office.letter.read_at_least', { count: read })
  return addressed === null ? read : t('office.letter.read_of', { count: read, all: addressed })
}
