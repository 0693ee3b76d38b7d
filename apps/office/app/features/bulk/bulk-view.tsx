import { bulkCall } from '@oriel/contract/office/bulk'
import type { DataOf } from '@oriel/contract/endpoint'
import { useText } from '@oriel/web/text'
import { Link } from 'react-router'
import { Beside } from '../../parts/beside.tsx'
import { KeyValues } from '../../parts/key-values.tsx'
import { Note } from '../../parts/note.tsx'
import { Panel } from '../../parts/panel.tsx'
import { ProgressRow } from '../../parts/progress-row.tsx'
import { ReadBlock } from '../../parts/read-block.tsx'
import { StateWord } from '../../parts/state-word.tsx'
import { SmallTable } from '../../parts/table/small-table.tsx'
import { useRead } from '../../platform/query.ts'
import { useFormat } from '../../platform/use-format.ts'
import { useSite } from '../../platform/use-site.ts'
import { BulkActions } from './bulk-actions.tsx'
import { kindText, lookEvery, progressOf, reasonText } from './bulk-words.ts'

export type ShownBulk = DataOf<typeof bulkCall>

/** One run: how far it is, whom it leaves out and why, and what can be done about it. */
export function BulkView({ id }: { readonly id: string }) {
  const read = useRead(bulkCall, { id }, { queue: 'bulk', everyMs: (run) => lookEvery([run]) })
  return (
    <ReadBlock read={read}>
      {(run) => (
        <Beside side={<Decision run={run} />}>
          <Facts run={run} />
          <LeftOut run={run} />
          <Samples run={run} />
        </Beside>
      )}
    </ReadBlock>
  )
}

function Decision({ run }: { readonly run: ShownBulk }) {
  const text = useText()
  const { t } = text
  const { code } = useSite()
  return (
    <Panel isFirst title={t('office.bulk.decision')} icon="people" foot={<BulkActions run={run} />}>
      <div className="stack">
        {run.because && (
          <Note tone="look" icon="warning">
            {reasonText(run.because, text)}
          </Note>
        )}
        {run.proposal === null ? (
          <p className="small-text">{t(`office.bulk.now_${run.state}`)}</p>
        ) : (
          <p className="small-text">
            {t('office.bulk.now_proposed')}{' '}
            <Link to={`/${code}/proposals/${run.proposal}`}>PR-{run.proposal}</Link>
          </p>
        )}
      </div>
    </Panel>
  )
}

function Facts({ run }: { readonly run: ShownBulk }) {
  const text = useText()
  const { t } = text
  const { number, dateTime } = useFormat()
  const isBusy = run.state === 'trying' || run.state === 'running'
  const lines = [
    { name: t('office.bulk.what'), value: kindText(run.kind, text) },
    { name: t('office.bulk.state'), value: <StateWord domain="bulk" code={run.state} /> },
    { name: t('office.bulk.made_by'), value: run.made_by },
    { name: t('office.bulk.made_at'), value: dateTime(run.made_at) },
    { name: t('office.bulk.listed'), value: number(run.counted) },
    { name: t('office.bulk.will_change'), value: number(run.would) },
    { name: t('office.bulk.done'), value: number(run.done) },
    { name: t('office.bulk.failed'), value: number(run.failed) },
  ]
  return (
    <Panel title={`B-${run.number}`} icon="check">
      <div className="stack">
        {isBusy && <ProgressRow label={`B-${run.number}`} {...progressOf(run)} />}
        <KeyValues lines={lines} />
      </div>
    </Panel>
  )
}

function LeftOut({ run: { reasons } }: { readonly run: ShownBulk }) {
  const text = useText()
  const { number } = useFormat()
  if (reasons.length === 0) return null
  return (
    <Panel title={text.t('office.bulk.left_out')} icon="info">
      <KeyValues
        lines={reasons.map(({ reason, count }) => ({
          name: reasonText(reason, text),
          value: number(count),
        }))}
      />
    </Panel>
  )
}

function Samples({ run: { samples } }: { readonly run: ShownBulk }) {
  const text = useText()
  const { t } = text
  const { code } = useSite()
  if (samples.length === 0) return null
  return (
    <Panel title={t('office.bulk.samples')} icon="people" isFilled>
      <SmallTable
        label={t('office.bulk.samples')}
        heads={[t('office.bulk.account'), t('office.bulk.said')]}
      >
        {samples.map(({ label, subject_id, said }) => (
          <tr key={subject_id}>
            <th scope="row">
              <Link to={`/${code}/members/${subject_id}`}>{label}</Link>
            </th>
            <td>{said === null ? '–' : reasonText(said, text)}</td>
          </tr>
        ))}
      </SmallTable>
    </Panel>
  )
}
