import { closeProviderCase } from '@oriel/contract/office/queue'
import type { MessageId } from '@oriel/i18n/message-id'
import { icons } from '../../parts/icons.ts'
import { KeyValues } from '../../parts/key-values.tsx'
import { Note } from '../../parts/note.tsx'
import { Panel } from '../../parts/panel.tsx'
import { ItemLink } from './item-link.tsx'
import { moneyOf, said, shortOf, type Item, type QueueKind, type Write } from './queue-kind.ts'

const KINDS: Readonly<Record<string, MessageId>> = {
  transfer: 'office.queue.case_transfer',
  balance: 'office.queue.case_balance',
  round: 'office.queue.case_round',
  ledger: 'office.queue.case_ledger',
  arrival: 'office.queue.case_arrival',
  payout: 'office.queue.case_payout',
  settlement: 'office.queue.case_settlement',
  hook: 'office.queue.case_hook',
  clearing: 'office.queue.case_clearing',
}
const DETAIL = 'detail.'

/** What the comparison wrote down, by the names it wrote it with. Whole numbers are money. */
function Differs({ item, write }: { readonly item: Item; readonly write: Write }) {
  const lines = Object.entries(item.facts)
    .filter(([name]) => name.startsWith(DETAIL) && name !== `${DETAIL}currency`)
    .map(([name, value]) => ({
      name: name.slice(DETAIL.length).replaceAll('_', ' '),
      value: moneyOf(value, item, write),
      isSum: name === `${DETAIL}difference`,
    }))
  return <KeyValues lines={lines} />
}

function Stopped({ item, write: { t } }: { readonly item: Item; readonly write: Write }) {
  const because = item.facts['stopped']
  return because ? (
    <Note tone="stop" icon={icons.stop}>
      <b>{t('office.queue.stopped_in')}</b> {said(because)}
    </Note>
  ) : (
    <p className="faint">{t('office.queue.stopped_nothing')}</p>
  )
}

/** What does not agree with a provider. */
export const casesKind: QueueKind = {
  title: 'office.queue.cases',
  none: 'office.queue.cases_none',
  numberOf: ({ id }) => `PC-${shortOf(id)}`,
  hasAmount: true,
  columns: [
    {
      id: 'kind',
      label: 'office.queue.kind',
      cell: ({ fields }, { t }) => t(KINDS[said(fields['kind'])] ?? 'office.queue.case_round'),
    },
    {
      id: 'provider',
      label: 'office.queue.provider',
      cell: ({ fields }) => said(fields['provider']),
    },
    { id: 'subject', label: 'office.queue.subject', cell: ({ fields }) => said(fields['subject']) },
    { id: 'reason', label: 'office.queue.reason', cell: ({ fields }) => said(fields['reason']) },
  ],
  facts: (item, { t }) => [
    {
      label: 'office.queue.kind',
      value: t(KINDS[said(item.fields['kind'])] ?? 'office.queue.kind'),
    },
    { label: 'office.queue.provider', value: said(item.fields['provider']) },
    { label: 'office.queue.subject', value: said(item.fields['subject']) },
    { label: 'office.queue.member', value: item.facts['account'] ?? null },
    {
      label: 'office.queue.transfer',
      value: item.facts['transfer'] ? (
        <ItemLink queue="transfers" id={said(item.facts['transfer'])} />
      ) : null,
    },
  ],
  more: (item, write) => (
    <>
      <Panel title={write.t('office.queue.differs')} icon={icons.scale}>
        <Differs item={item} write={write} />
      </Panel>
      <Panel title={write.t('office.queue.stopped')} icon={icons.stop}>
        <Stopped item={item} write={write} />
      </Panel>
    </>
  ),
  actions: [
    {
      keys: 'x',
      label: 'office.queue.close',
      title: 'office.queue.close_title',
      icon: 'check',
      calls: closeProviderCase,
      input: (id) => ({ case_id: id }),
    },
  ],
}
