import { said, type QueueKind } from './queue-kind.ts'

/** What others propose and I may vote on. The page shows the proposal itself. */
export const proposalsKind: QueueKind = {
  title: 'office.queue.proposals',
  none: 'office.queue.proposals_none',
  numberOf: ({ id }) => `PR-${id}`,
  hasAmount: false,
  columns: [
    { id: 'what', label: 'office.queue.what', cell: ({ fields }) => said(fields['permission']) },
    { id: 'reason', label: 'office.queue.reason', cell: ({ fields }) => said(fields['reason']) },
    { id: 'made_by', label: 'office.queue.made_by', cell: ({ fields }) => said(fields['made_by']) },
  ],
  facts: () => [],
  actions: [],
}
