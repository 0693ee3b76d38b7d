import type { DataOf } from '@oriel/contract/endpoint'
import { settlementFileCall } from '@oriel/contract/office/settlement'
import { useText } from '@oriel/web/text'
import { icons } from '../../parts/icons.ts'
import { Note } from '../../parts/note.tsx'
import { Panel } from '../../parts/panel.tsx'
import { ReadBlock } from '../../parts/read-block.tsx'
import { StatTiles } from '../../parts/stat-tiles.tsx'
import { SmallTable } from '../../parts/table/small-table.tsx'
import { useRead } from '../../platform/query.ts'
import { useFormat } from '../../platform/use-format.ts'
import { kindOf } from './kinds.ts'
import { Lines } from './lines.tsx'

type File = DataOf<typeof settlementFileCall>

const LOOK_MS = { comparing: 1_000, over: 60_000 } as const

/** One file: how much of it is as ours is, its sums, and what is not. */
export function FileView({ id }: { readonly id: string }) {
  const everyMs = ({ state }: File): number =>
    state === 'comparing' ? LOOK_MS.comparing : LOOK_MS.over
  const read = useRead(settlementFileCall, { id }, { queue: 'settlements', everyMs })
  return (
    <ReadBlock read={read}>
      {(file) => (
        <div className="stack">
          <Head file={file} />
          {file.state === 'broken' ? (
            <Broken line={file.broken_line ?? 0} />
          ) : (
            <>
              <Lines file={file} />
              {file.kinds.length > 0 && <Kinds file={file} />}
            </>
          )}
        </div>
      )}
    </ReadBlock>
  )
}

const SHA_SHOWN = 8

function Head({ file }: { readonly file: File }) {
  const { t } = useText()
  const { number, dateTime } = useFormat()
  const sum = (of: 'matched' | 'differ' | 'taken'): string =>
    number(file.kinds.reduce((all, kind) => all + kind[of], 0))
  const differs = file.kinds.some(({ differ }) => differ > 0)
  return (
    <>
      <p className="faint">
        {t('office.settlement.head', {
          lines: number(file.line_count),
          time: dateTime(file.made_at),
          sha: file.sha.slice(0, SHA_SHOWN),
        })}
      </p>
      <StatTiles
        label={t('office.settlement.figures')}
        stats={[
          {
            label: t('office.settlement.matched'),
            value: sum('matched'),
            tone: 'good',
            detail: t('office.settlement.matched_text'),
          },
          {
            label: t('office.settlement.differ'),
            value: sum('differ'),
            ...(differs && { tone: 'look' as const }),
            detail: t('office.settlement.differ_text'),
          },
          {
            label: t('office.settlement.taken'),
            value: sum('taken'),
            detail: t('office.settlement.taken_text'),
          },
          {
            label: t('office.settlement.compared'),
            value: `${number(file.compared)} / ${number(file.line_count)}`,
          },
        ]}
      />
    </>
  )
}

function Broken({ line }: { readonly line: number }) {
  const { t } = useText()
  return (
    <Note tone="stop" icon="warning" isAlert>
      {t(line === 0 ? 'office.settlement.broken_head' : 'office.settlement.broken_line', { line })}
    </Note>
  )
}

/** What the file says, summed by kind and currency. */
function Kinds({ file: { kinds } }: { readonly file: File }) {
  const { t } = useText()
  const { number, money } = useFormat()
  const numbers = [
    t('office.settlement.lines'),
    t('office.settlement.matched'),
    t('office.settlement.differ'),
    t('office.settlement.taken'),
    t('office.settlement.gross'),
    t('office.settlement.fee'),
    t('office.settlement.net'),
  ]
  const heads = [t('office.settlement.kind'), ...numbers]
  return (
    <Panel
      title={t('office.settlement.by_kind')}
      icon={icons.scale}
      detail={t('office.settlement.by_kind_text')}
      isFilled
    >
      <SmallTable label={t('office.settlement.by_kind')} heads={heads} numbers={numbers}>
        {kinds.map(({ kind, currency, lines, matched, differ, taken, gross, fee }) => (
          <tr key={`${kind} ${currency}`}>
            <td>{t(kindOf(kind))}</td>
            <td data-number>{number(lines)}</td>
            <td data-number>{number(matched)}</td>
            <td data-number>{number(differ)}</td>
            <td data-number>{number(taken)}</td>
            <td data-number>{money(gross, currency)}</td>
            <td data-number>{money(fee, currency)}</td>
            <td data-number>
              <b>{money(gross - fee, currency)}</b>
            </td>
          </tr>
        ))}
      </SmallTable>
    </Panel>
  )
}
