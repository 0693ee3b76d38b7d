import { Button } from '@oriel/ui/form/button'
import type { MessageId } from '@oriel/i18n/message-id'
import { useText } from '@oriel/web/text'
import { icons } from '../../parts/icons.ts'
import { Panel } from '../../parts/panel.tsx'
import { StateWord } from '../../parts/state-word.tsx'
import { SmallTable } from '../../parts/table/small-table.tsx'
import { useMay } from '../../platform/rights.ts'
import { useFormat } from '../../platform/use-format.ts'
import type { Version } from './draft.ts'
import { actOn, type Act } from './publish-rules.ts'

type VersionsPanelProps = {
  readonly versions: readonly Version[]
  readonly onAct: (act: Act) => void
}

/** All versions, the newest first. Each says what changed and what can be done with it. */
export function VersionsPanel({ versions, onAct }: VersionsPanelProps) {
  const { t } = useText()
  const heads = ['version', 'state', 'changed', 'by', 'published_by', 'shown', 'what_next'] as const
  return (
    <Panel
      title={t('office.announcement.versions')}
      icon={icons.undo}
      detail={t('office.announcement.versions_detail')}
      isFilled
    >
      <SmallTable
        label={t('office.announcement.versions')}
        heads={heads.map((head) => t(`office.announcement.${head}`))}
      >
        {versions.map((version) => (
          <Row key={version.number} version={version} onAct={onAct} />
        ))}
      </SmallTable>
    </Panel>
  )
}

function Row({ version, onAct }: { version: Version; onAct: (act: Act) => void }) {
  const { t } = useText()
  const { dateTime } = useFormat()
  const published = version.steps.find(({ step }) => step === 'published')
  const time = (at: Date | null): string => (at === null ? '–' : dateTime(at))
  return (
    <tr>
      <td>{version.number}</td>
      <td>
        <StateWord domain="announcement" code={version.state} />
      </td>
      <td>
        <Changed version={version} />
      </td>
      <td>{version.written_by}</td>
      <td>{published?.by ?? '–'}</td>
      <td>
        {published
          ? t('office.announcement.from_until', {
              from: time(published.starts_at),
              until: time(published.ends_at),
            })
          : '–'}
      </td>
      <td>
        <Next version={version} onAct={onAct} />
      </td>
    </tr>
  )
}

const FIELDS: Readonly<Record<string, MessageId>> = {
  times: 'office.announcement.changed_times',
  audience: 'office.announcement.changed_audience',
  sort: 'office.announcement.changed_sort',
  fallback: 'office.announcement.changed_fallback',
}

function Changed({ version: { copied_from, changed, number } }: { readonly version: Version }) {
  const { t } = useText()
  if (copied_from !== null) return t('office.announcement.copied', { number: copied_from })
  if (number === 1) return t('office.announcement.first')
  const words = changed.map((one) => {
    const field = FIELDS[one]
    return field ? t(field) : one.replace('_', '-')
  })
  return words.join(', ') || '–'
}

function Next({ version, onAct }: { version: Version; onAct: (act: Act) => void }) {
  const { t } = useText()
  const may = useMay('content.publish')
  const act = actOn(version, may)
  if (act === null) return '–'
  if (act === 'own') return <small>{t('office.announcement.own')}</small>
  return (
    <Button
      variant={act === 'publish' ? 'primary' : 'ghost'}
      className="button-small"
      onClick={() => onAct({ act, version })}
    >
      {t(`office.announcement.${act}`)}
    </Button>
  )
}
