import {
  memberLedgerCall,
  memberStoryCall,
  type LedgerLineWire,
} from '@oriel/contract/office/member'
import type { DataOf } from '@oriel/contract/endpoint'
import type { Currency } from '@oriel/core/currency'
import { amountText } from '@oriel/core/money-text'
import type { MessageId } from '@oriel/i18n/message-id'
import { useText } from '@oriel/web/text'
import type * as z from 'zod/mini'
import { Journal } from '../../parts/evidence/journal.tsx'
import { Story, type StoryStep } from '../../parts/evidence/story.tsx'
import { ReadBlock } from '../../parts/read-block.tsx'
import { StateWord } from '../../parts/state-word.tsx'
import type { Column } from '../../parts/table/column.ts'
import { useListAddress } from '../../parts/table/use-list-address.ts'
import { useRead } from '../../platform/query.ts'
import { useFormat } from '../../platform/use-format.ts'
import { TabTable } from './tab-table.tsx'

type Line = z.output<typeof LedgerLineWire>
type Told = DataOf<typeof memberStoryCall>

const KINDS: Readonly<Record<string, MessageId>> = {
  deposit: 'office.member.line_deposit',
  withdrawal: 'office.member.line_withdrawal',
  round: 'office.member.line_round',
  held: 'office.member.line_held',
  gift: 'office.member.line_gift',
  other: 'office.member.line_other',
  to_provider: 'office.member.line_to_provider',
  from_provider: 'office.member.line_from_provider',
  returned: 'office.member.line_returned',
}

/** The member's statement; each line opens to its story. */
export function LedgerTab({ id }: { readonly id: string }) {
  const { t } = useText()
  const address = useListAddress<Line>([])
  const { after, size } = address.paging
  const read = useRead(memberLedgerCall, {
    member_id: id,
    after: after ?? undefined,
    count: size,
  })
  const columns = useColumns(read.data?.currency ?? null)
  return (
    <TabTable
      name="ledger"
      label={t('office.member.ledger')}
      columns={columns}
      address={address}
      read={read}
      idOf={(line) => line.id}
      numberOf={(line) => line.cause_id}
      renderMore={(line) => <LineStory id={id} line={line.id} />}
    />
  )
}

const signed = (units: bigint, currency: Currency): string =>
  `${units > 0n ? '+' : ''}${amountText({ units, currency })}`

function useColumns(currency: Currency | null): readonly Column<Line>[] {
  const { t } = useText()
  const { dateTime } = useFormat()
  const say = (units: bigint, isSigned: boolean): string => {
    if (currency === null) return ''
    return isSigned ? signed(units, currency) : amountText({ units, currency })
  }
  const head = currency === null ? '' : `, ${currency}`
  return [
    {
      id: 'line',
      label: t('office.member.line'),
      isFixed: true,
      cell: ({ kind, gp_name: name }) => {
        const word = KINDS[kind]
        return `${word ? t(word) : kind}${name === null ? '' : ` · ${name}`}`
      },
    },
    { id: 'at', label: t('office.member.at'), cell: ({ at }) => dateTime(at) },
    {
      id: 'amount',
      label: `${t('office.member.amount')}${head}`,
      isNumber: true,
      cell: ({ amount }) => say(amount, true),
    },
    {
      id: 'balance',
      label: `${t('office.member.balance_after')}${head}`,
      isNumber: true,
      cell: ({ balance }) => say(balance, false),
    },
    { id: 'place', label: t('office.member.place'), cell: ({ place }) => place },
    { id: 'cause', label: t('office.member.cause'), cell: ({ cause_id }) => cause_id },
  ]
}

/** What happened behind a line: its journals with their entries, and the transfer. */
function LineStory({ id, line }: { readonly id: string; readonly line: string }) {
  const { t } = useText()
  const read = useRead(memberStoryCall, { member_id: id, line })
  return (
    <section>
      <h3 className="sheet-part">{t('office.member.story')}</h3>
      <ReadBlock read={read}>
        {(story) => (
          <div className="stack">
            {story.transfer && <StateWord domain="transfer" code={story.transfer.state} />}
            <Story steps={stepsOf(story, t)} />
            {story.journals.map(({ id: journal, entries }) => {
              const [first] = entries
              const lines = entries.map((entry) => ({
                account: entry.gp_id === null ? entry.account : `${entry.account} · ${entry.gp_id}`,
                amount: entry.amount,
                balance: { before: entry.before, after: entry.after },
              }))
              return first && <Journal key={journal} currency={first.currency} lines={lines} />
            })}
          </div>
        )}
      </ReadBlock>
    </section>
  )
}

function stepsOf({ journals, transfer }: Told, t: ReturnType<typeof useText>['t']): StoryStep[] {
  const booked = journals.map(({ id, at, kind, key }): StoryStep => ({
    at,
    title: <b>{kind.replaceAll('-', ' ')}</b>,
    text: `${t('office.member.journal')} ${id.slice(0, 8)} · ${key}`,
    tone: 'good',
  }))
  if (!transfer) return booked
  const { sent_at: sent, reference, tries, reason } = transfer
  const asked: StoryStep[] = sent
    ? [
        {
          at: sent,
          title: <b>{t('office.member.asked', { provider: transfer.gp_id })}</b>,
          text: t('office.member.asked_text', { reference, count: tries, reason: reason ?? '–' }),
          tone: 'look',
        },
      ]
    : []
  return [...booked, ...asked].toSorted(
    (one, other) => (one.at?.getTime() ?? 0) - (other.at?.getTime() ?? 0),
  )
}
