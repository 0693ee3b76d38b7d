import { decideHeldWin } from '@oriel/contract/office/queue'
import { StateWord } from '../../parts/state-word.tsx'
import { moneyOf, said, shortOf, timeOf, type Line, type QueueKind } from './queue-kind.ts'

const HeldState = ({ line }: { readonly line: Line }) => (
  <StateWord domain="held" code={line.fields['state'] === 'unposted' ? 'unposted' : 'held'} />
)

/** Wins above their limit. */
export const heldKind: QueueKind = {
  title: 'office.queue.held',
  none: 'office.queue.held_none',
  numberOf: ({ id }) => `HW-${shortOf(id)}`,
  hasAmount: true,
  columns: [
    { id: 'member', label: 'office.queue.member', cell: ({ account }) => said(account) },
    { id: 'game', label: 'office.queue.game', cell: ({ fields }) => said(fields['title']) },
    {
      id: 'provider',
      label: 'office.queue.provider',
      cell: ({ fields }) => said(fields['provider']),
    },
    {
      id: 'limit',
      label: 'office.queue.limit',
      cell: (line, write) => moneyOf(line.fields['limit'], line, write),
    },
    { id: 'state', label: 'office.queue.state', cell: (line) => <HeldState line={line} /> },
  ],
  facts: (item, write) => [
    { label: 'office.queue.member', value: said(item.account) },
    { label: 'office.queue.state', value: <HeldState line={item} /> },
    { label: 'office.queue.limit', value: moneyOf(item.fields['limit'], item, write) },
    { label: 'office.queue.set_aside', value: moneyOf(item.fields['held'], item, write) },
    { label: 'office.queue.game', value: said(item.fields['title']) },
    { label: 'office.queue.provider', value: said(item.fields['provider']) },
    { label: 'office.queue.round', value: said(item.fields['round']) },
    { label: 'office.queue.won_at', value: timeOf(item.fields['settled_at'], write) },
  ],
  actions: [
    {
      keys: 'a',
      label: 'office.queue.release',
      title: 'office.queue.release_title',
      icon: 'check',
      calls: decideHeldWin,
      input: (id) => ({ held_id: id, decision: 'release' }),
      needsProof: true,
    },
    {
      keys: 'r',
      label: 'office.queue.refuse',
      title: 'office.queue.refuse_title',
      icon: 'close',
      calls: decideHeldWin,
      input: (id) => ({ held_id: id, decision: 'refuse' }),
      isDangerous: true,
      needsProof: true,
    },
  ],
}
