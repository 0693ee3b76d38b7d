import { replayDeadLetter } from '@oriel/contract/office/queue'
import { icons } from '../../parts/icons.ts'
import { Panel } from '../../parts/panel.tsx'
import { said, type QueueKind } from './queue-kind.ts'

/** JSON as people read it; what is none stays as it came. */
function bodyText(body: string): string {
  try {
    return JSON.stringify(JSON.parse(body), null, 2)
  } catch {
    return body
  }
}

/** Events that their consumer gave up on. */
export const deadLettersKind: QueueKind = {
  title: 'office.queue.dead_letters',
  none: 'office.queue.dead_letters_none',
  numberOf: ({ id }) => `DL-${id}`,
  hasAmount: false,
  columns: [
    {
      id: 'consumer',
      label: 'office.queue.consumer',
      cell: ({ fields }) => said(fields['consumer']),
    },
    { id: 'event', label: 'office.queue.event', cell: ({ fields }) => said(fields['subject']) },
    { id: 'error', label: 'office.queue.error', cell: ({ fields }) => said(fields['error']) },
  ],
  facts: (item) => [
    { label: 'office.queue.consumer', value: said(item.fields['consumer']) },
    { label: 'office.queue.event', value: said(item.fields['subject']) },
    { label: 'office.queue.error', value: said(item.fields['error']) },
  ],
  more: (item, { t }) => (
    <Panel title={t('office.queue.body')} icon={icons.code}>
      <pre className="queue-body">{bodyText(said(item.facts['body']))}</pre>
    </Panel>
  ),
  actions: [
    {
      keys: 'a',
      label: 'office.queue.replay',
      title: 'office.queue.replay_title',
      icon: 'refresh',
      calls: replayDeadLetter,
      input: (id) => ({ number: Number(id) }),
    },
  ],
}
