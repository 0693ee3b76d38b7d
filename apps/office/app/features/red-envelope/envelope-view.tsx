import { envelopeCall, envelopeClaimsCall } from '@oriel/contract/office/red-envelope'
import type { DataOf } from '@oriel/contract/endpoint'
import { useText } from '@oriel/web/text'
import { Link } from 'react-router'
import { Beside } from '../../parts/beside.tsx'
import { KeyValues } from '../../parts/key-values.tsx'
import { Panel } from '../../parts/panel.tsx'
import { ProgressRow } from '../../parts/progress-row.tsx'
import { ReadBlock } from '../../parts/read-block.tsx'
import { StatTiles } from '../../parts/stat-tiles.tsx'
import { StateWord } from '../../parts/state-word.tsx'
import { SmallTable } from '../../parts/table/small-table.tsx'
import { useRead } from '../../platform/query.ts'
import { useFormat } from '../../platform/use-format.ts'
import { useSite } from '../../platform/use-site.ts'
import './red-envelope.css'

type Shown = DataOf<typeof envelopeCall>
const LOOK_MS = { running: 2_000, still: 15_000 } as const
const CLAIMS_SHOWN = 20

/** One envelope while it runs: claimed, left, claims per minute, and who claimed last. */
export function EnvelopeView({ id }: { readonly id: string }) {
  const everyMs = ({ state }: Shown): number =>
    state === 'running' ? LOOK_MS.running : LOOK_MS.still
  const read = useRead(envelopeCall, { id }, { queue: 'red-envelope', everyMs })
  return (
    <ReadBlock read={read}>
      {(one) => (
        <>
          <Figures one={one} />
          <Beside side={<Facts one={one} />}>
            <Slots one={one} />
            <LastClaims one={one} />
          </Beside>
        </>
      )}
    </ReadBlock>
  )
}

function Figures({ one }: { readonly one: Shown }) {
  const { t } = useText()
  const { number, money } = useFormat()
  const perMinute = one.minutes.map(({ claims }) => claims)
  const left = one.total - one.given
  return (
    <StatTiles
      label={one.name}
      stats={[
        {
          label: t('office.red-envelope.claimed'),
          value: `${number(one.claimed)} / ${number(one.slots)}`,
          detail: t('office.red-envelope.free', { count: number(one.slots - one.claimed) }),
        },
        { label: t('office.red-envelope.given'), value: money(one.given, one.currency) },
        {
          label: t('office.red-envelope.left'),
          value: money(left, one.currency),
          detail: t('office.red-envelope.left_note'),
        },
        {
          label: t('office.red-envelope.per_minute'),
          value: number(perMinute.at(-1) ?? 0),
          detail: t('office.red-envelope.peak', { count: number(Math.max(0, ...perMinute)) }),
        },
      ]}
    />
  )
}

function Slots({ one }: { readonly one: Shown }) {
  const { t } = useText()
  const { money } = useFormat()
  const free = new Set(one.free_list)
  return (
    <Panel title={t('office.red-envelope.slots')} icon="gift">
      <div className="stack">
        <ProgressRow label={one.name} done={one.claimed} total={one.slots} />
        <ol className="envelope-slots" aria-label={t('office.red-envelope.slots')}>
          {one.slot_list.map((amount, no) => (
            // oxlint-disable-next-line react/no-array-index-key -- a slot is its number
            <li key={no} data-free={free.has(no) || undefined}>
              {amount === null ? t('office.red-envelope.sealed') : money(amount, one.currency)}
            </li>
          ))}
        </ol>
      </div>
    </Panel>
  )
}

function Facts({ one }: { readonly one: Shown }) {
  const { t } = useText()
  const { code } = useSite()
  const { dateTime, money } = useFormat()
  const { currency } = one
  const lines = [
    {
      name: t('office.red-envelope.state'),
      value: <StateWord domain="red-envelope" code={one.state} />,
    },
    { name: t('office.red-envelope.total'), value: money(one.total, currency) },
    { name: t('office.red-envelope.least'), value: money(one.least, currency) },
    { name: t('office.red-envelope.most'), value: money(one.most, currency) },
    { name: t('office.red-envelope.opens_at'), value: dateTime(one.opens_at) },
    { name: t('office.red-envelope.end_at'), value: dateTime(one.end_at) },
    {
      name: t('office.red-envelope.registered_before'),
      value: dateTime(one.registered_before ?? one.opens_at),
    },
    { name: t('office.red-envelope.opened_by'), value: one.opened_by },
    { name: t('office.red-envelope.checked_by'), value: one.checked_by || '–' },
    { name: t('office.red-envelope.seed_hash'), value: <code>{one.seed_hash}</code> },
  ]
  return (
    <Panel isFirst title={`E-${one.number}`} icon="info">
      <div className="stack">
        <KeyValues lines={lines} />
        <Link to={`/${code}/switches`}>{t('office.red-envelope.pause')}</Link>
      </div>
    </Panel>
  )
}

function LastClaims({ one }: { readonly one: Shown }) {
  const { t } = useText()
  const { code } = useSite()
  const { time, money, number } = useFormat()
  const asked = { id: one.id, count: CLAIMS_SHOWN }
  const read = useRead(envelopeClaimsCall, asked, {
    queue: 'red-envelope',
    everyMs: () => (one.state === 'running' ? LOOK_MS.running : LOOK_MS.still),
  })
  const label = t('office.red-envelope.last_claims')
  return (
    <Panel title={label} icon="people" isFilled>
      <ReadBlock read={read}>
        {({ list }) =>
          list.length === 0 ? (
            <p className="small-text">{t('office.red-envelope.no_claims')}</p>
          ) : (
            <SmallTable
              label={label}
              heads={['time', 'member', 'slot', 'cash'].map((head) =>
                t(`office.red-envelope.head_${head as 'time' | 'member' | 'slot' | 'cash'}`),
              )}
            >
              {list.map(({ at, member_id, account, slot, amount }) => (
                <tr key={slot}>
                  <td>{time(at)}</td>
                  <th scope="row">
                    <Link to={`/${code}/members/${member_id}`}>{account}</Link>
                  </th>
                  <td>{number(slot + 1)}</td>
                  <td>{money(amount, one.currency)}</td>
                </tr>
              ))}
            </SmallTable>
          )
        }
      </ReadBlock>
    </Panel>
  )
}
