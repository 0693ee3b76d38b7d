import { askTransfer } from '@oriel/contract/office/queue'
import type { MessageId } from '@oriel/i18n/message-id'
import { StateWord } from '../../parts/state-word.tsx'
import { said, shortOf, timeOf, type Line, type QueueKind, type Write } from './queue-kind.ts'

const DIRECTIONS: Readonly<Record<string, MessageId>> = {
  in: 'office.queue.to_provider',
  out: 'office.queue.from_provider',
}
const wayOf = ({ fields }: Line, { t }: Write): string =>
  t(DIRECTIONS[said(fields['direction'])] ?? 'office.queue.to_provider')

const TransferState = ({ line }: { readonly line: Line }) => (
  <StateWord domain="transfer" code={line.fields['state'] === 'held' ? 'held' : 'sent'} />
)

/** Money between a member and a provider that has not arrived at either. */
export const transfersKind: QueueKind = {
  title: 'office.queue.transfers',
  none: 'office.queue.transfers_none',
  numberOf: ({ id }) => `TR-${shortOf(id)}`,
  hasAmount: true,
  columns: [
    { id: 'member', label: 'office.queue.member', cell: ({ account }) => said(account) },
    {
      id: 'provider',
      label: 'office.queue.provider',
      cell: ({ fields }) => said(fields['provider']),
    },
    { id: 'way', label: 'office.queue.way', cell: wayOf },
    {
      id: 'reason',
      label: 'office.queue.last_answer',
      cell: ({ fields }) => said(fields['reason']),
    },
    { id: 'state', label: 'office.queue.state', cell: (line) => <TransferState line={line} /> },
  ],
  facts: (item, write) => [
    { label: 'office.queue.member', value: said(item.account) },
    { label: 'office.queue.state', value: <TransferState line={item} /> },
    { label: 'office.queue.way', value: wayOf(item, write) },
    { label: 'office.queue.provider', value: said(item.fields['provider']) },
    { label: 'office.queue.last_answer', value: said(item.fields['reason']) },
    { label: 'office.queue.tries', value: said(item.fields['tries']) },
    { label: 'office.queue.reference', value: said(item.fields['reference']) },
    { label: 'office.queue.sent_at', value: timeOf(item.fields['sent_at'], write) },
    { label: 'office.queue.asked_next', value: timeOf(item.fields['due_at'], write) },
  ],
  actions: [
    {
      keys: 'a',
      label: 'office.queue.ask',
      title: 'office.queue.ask_title',
      icon: 'refresh',
      calls: askTransfer,
      input: (id) => ({ transfer_id: id }),
    },
  ],
}
