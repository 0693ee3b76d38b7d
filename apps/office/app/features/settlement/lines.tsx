import type { DataOf } from '@oriel/contract/endpoint'
import {
  postSettlementLine,
  settlementLinesCall,
  type settlementFileCall,
} from '@oriel/contract/office/settlement'
import type { MessageId } from '@oriel/i18n/message-id'
import { Button } from '@oriel/ui/form/button'
import { useText } from '@oriel/web/text'
import { useState } from 'react'
import { RunSheet } from '../../parts/command/run-sheet.tsx'
import { Panel } from '../../parts/panel.tsx'
import { Pill } from '../../parts/pill.tsx'
import { ReadBlock } from '../../parts/read-block.tsx'
import { Segments } from '../../parts/segments.tsx'
import { SmallTable } from '../../parts/table/small-table.tsx'
import type { Tone } from '../../parts/tone.ts'
import { useMay } from '../../platform/rights.ts'
import { useRead } from '../../platform/query.ts'
import { useFormat } from '../../platform/use-format.ts'
import { kindOf } from './kinds.ts'

type File = DataOf<typeof settlementFileCall>
type Line = DataOf<typeof settlementLinesCall>['list'][number]

const PAGE = 50
const LOOK_MS = { comparing: 1_000, over: 60_000 } as const

/** Lines that are not as ours is, or all of them, page by page. */
export function Lines({ file }: { readonly file: File }) {
  const { t } = useText()
  const [show, setShow] = useState<'differ' | 'all'>('differ')
  const [starts, setStarts] = useState<readonly number[]>([0])
  const after = starts.at(-1) ?? 0
  const asked = { id: file.id, show, after, count: PAGE }
  const everyMs = (): number => (file.state === 'comparing' ? LOOK_MS.comparing : LOOK_MS.over)
  const read = useRead(settlementLinesCall, asked, { queue: 'settlements', everyMs })
  const turn = (next: 'differ' | 'all'): void => {
    setShow(next)
    setStarts([0])
  }
  return (
    <Panel
      isFirst
      title={t('office.settlement.lines')}
      icon="info"
      isFilled
      end={
        <Segments
          label={t('office.settlement.lines')}
          value={show}
          segments={[
            { value: 'differ', label: t('office.settlement.differ') },
            { value: 'all', label: t('office.settlement.all') },
          ]}
          onChange={turn}
        />
      }
    >
      <ReadBlock read={read}>
        {({ list, next }) => (
          <>
            <Table file={file} list={list} isFirstPage={starts.length < 2} />
            {(starts.length > 1 || next !== null) && (
              <div className="button-row panel-body">
                <Button
                  variant="ghost"
                  disabled={starts.length < 2}
                  onClick={() => setStarts(starts.slice(0, -1))}
                >
                  {t('office.part.previous_page')}
                </Button>
                <Button
                  variant="ghost"
                  disabled={next === null}
                  onClick={() => setStarts([...starts, next ?? 0])}
                >
                  {t('office.part.next_page')}
                </Button>
              </div>
            )}
          </>
        )}
      </ReadBlock>
    </Panel>
  )
}

type TableProps = {
  readonly file: File
  readonly list: readonly Line[]
  readonly isFirstPage: boolean
}

const noneOf = ({ state }: File, isFirstPage: boolean): MessageId => {
  if (state === 'comparing') return 'office.settlement.none_yet'
  return isFirstPage ? 'office.settlement.no_lines' : 'office.settlement.no_more'
}

function Table({ file, list, isFirstPage }: TableProps) {
  const { t } = useText()
  const { begin: mayPost } = useMay('settlement.post')
  const { number, money } = useFormat()
  const [posting, setPosting] = useState<number | null>(null)
  if (list.length === 0) return <p className="panel-body">{t(noneOf(file, isFirstPage))}</p>
  const heads = [
    t('office.settlement.line'),
    t('office.settlement.kind'),
    t('office.settlement.number'),
    t('office.settlement.gross'),
    t('office.settlement.fee'),
    t('office.settlement.follows'),
  ]
  return (
    <>
      <SmallTable
        label={t('office.settlement.lines')}
        heads={heads}
        numbers={[
          t('office.settlement.line'),
          t('office.settlement.gross'),
          t('office.settlement.fee'),
        ]}
        deeds={t('office.settlement.post')}
      >
        {list.map((line) => (
          <tr key={line.line}>
            <td data-number>{number(line.line)}</td>
            <td>{t(kindOf(line.kind))}</td>
            <td>
              <code>{line.provider_tx || line.reference || '–'}</code>
            </td>
            <td data-number>{money(line.gross, line.currency)}</td>
            <td data-number>{money(line.fee, line.currency)}</td>
            <td>
              <Follows line={line} />
            </td>
            <td>
              {line.outcome === 'waits' && mayPost && (
                <Button
                  variant="ghost"
                  className="button-small"
                  onClick={() => setPosting(line.line)}
                >
                  {t('office.settlement.post')}
                </Button>
              )}
            </td>
          </tr>
        ))}
      </SmallTable>
      {posting !== null && (
        <RunSheet
          calls={postSettlementLine}
          input={{ file_id: file.id, line: posting }}
          queue="settlements"
          icon="check"
          title={t('office.settlement.post_title', { line: posting })}
          subject={`${file.link_id} ${file.day}`}
          confirm={t('office.settlement.post_title', { line: posting })}
          needsProof
          onClose={() => setPosting(null)}
        />
      )}
    </>
  )
}

const OUTCOMES: Readonly<Record<string, readonly [MessageId, Tone]>> = {
  matched: ['office.settlement.out_matched', 'good'],
  posted: ['office.settlement.out_posted', 'good'],
  taken: ['office.settlement.out_taken', 'mine'],
  waits: ['office.settlement.out_waits', 'look'],
  agreed: ['office.settlement.out_agreed', 'mine'],
  other_amount: ['office.settlement.out_amount', 'stop'],
  other_currency: ['office.settlement.out_currency', 'stop'],
  other_fee: ['office.settlement.out_fee', 'stop'],
  ours_failed: ['office.settlement.out_failed', 'stop'],
  ours_open: ['office.settlement.out_open', 'look'],
  unknown: ['office.settlement.out_unknown', 'stop'],
  twice: ['office.settlement.out_twice', 'stop'],
  odd: ['office.settlement.out_odd', 'stop'],
  cannot_be_posted: ['office.settlement.out_cannot', 'stop'],
  large: ['office.settlement.out_waits', 'look'],
  no_bank: ['office.settlement.out_no_bank', 'look'],
}

function Follows({ line: { outcome, reason } }: { readonly line: Line }) {
  const { t } = useText()
  const [word, tone] = OUTCOMES[
    outcome === 'agreed' || outcome === 'posted' ? outcome : (reason ?? outcome ?? '')
  ] ?? ['office.settlement.out_waiting', 'plain']
  return <Pill tone={tone}>{t(word)}</Pill>
}
