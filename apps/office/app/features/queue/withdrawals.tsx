import {
  approveWithdrawal,
  reviewWithdrawal,
  withdrawalRefusals,
  type WithdrawalRefusal,
} from '@oriel/contract/office/withdrawal'
import type { MessageId } from '@oriel/i18n/message-id'
import { Pill } from '../../parts/pill.tsx'
import {
  moneyOf,
  said,
  timeOf,
  type Item,
  type Line,
  type QueueKind,
  type Write,
} from './queue-kind.ts'
import { SiteLink } from './site-link.tsx'
import { checkTitle } from './withdrawal-checks.ts'
import { WithdrawalFacts } from './withdrawal-facts.tsx'

const STAGES: Readonly<Record<string, MessageId>> = {
  review: 'office.queue.stage_first',
  second: 'office.queue.stage_second',
  third: 'office.queue.stage_third',
}
const stageOf = ({ fields }: Line, { t }: Write): string =>
  t(STAGES[said(fields['state'])] ?? 'office.queue.stage_first', {
    count: Number(fields['people'] ?? 1),
  })

/** The first thing to look at, and how many more there are. */
function Looks({ line: { fields }, write: { t } }: { readonly line: Line; readonly write: Write }) {
  const [first, ...more] = said(fields['looks']).split(' ')
  const title = checkTitle(first ?? '')
  if (title === null) return '–'
  return (
    <Pill tone="look">
      {t(title)}
      {more.length > 0 && ` +${more.length}`}
    </Pill>
  )
}

const REFUSALS: Readonly<Record<WithdrawalRefusal, MessageId>> = {
  account_checks: 'office.queue.because_checks',
  documents_needed: 'office.queue.because_documents',
  card_not_yours: 'office.queue.because_card',
  terms_broken: 'office.queue.because_terms',
  asked_by_you: 'office.queue.because_asked',
}

const isFirst = ({ fields }: Item): boolean => fields['state'] === 'review'
const takesOne = ({ fields }: Item): boolean => Number(fields['people']) < 2

/** Money that members take out, where people look first. */
export const withdrawalsKind: QueueKind = {
  title: 'office.queue.withdrawals',
  none: 'office.queue.withdrawals_none',
  numberOf: ({ fields }) => said(fields['number']),
  hasAmount: true,
  columns: [
    { id: 'member', label: 'office.queue.member', cell: ({ account }) => said(account) },
    { id: 'to', label: 'office.queue.to_card', cell: ({ fields }) => said(fields['card']) },
    { id: 'stage', label: 'office.queue.stage', cell: stageOf },
    {
      id: 'looks',
      label: 'office.queue.looks',
      cell: (line, write) => <Looks line={line} write={write} />,
    },
  ],
  facts: (item, write) => [
    {
      label: 'office.queue.member',
      value: <SiteLink to={`members/${said(item.fields['member'])}`} text={said(item.account)} />,
    },
    { label: 'office.queue.stage', value: stageOf(item, write) },
    { label: 'office.queue.approved_by', value: item.facts['approved_by'] ?? null },
    {
      label: 'office.queue.voted_in',
      value: item.facts['proposal'] ? (
        <SiteLink
          to={`proposals/${said(item.facts['proposal'])}`}
          text={`PR-${said(item.facts['proposal'])}`}
        />
      ) : null,
    },
    { label: 'office.queue.to_card', value: said(item.fields['card']) },
    { label: 'office.queue.fee', value: moneyOf(item.fields['fee'], item, write) },
    { label: 'office.queue.receives', value: moneyOf(item.fields['receives'], item, write) },
    { label: 'office.queue.asked_at', value: timeOf(item.fields['made_at'], write) },
  ],
  more: (item, write) => <WithdrawalFacts item={item} write={write} />,
  actions: [
    {
      keys: 'a',
      label: 'office.queue.approve',
      title: 'office.queue.approve_title',
      icon: 'check',
      calls: reviewWithdrawal,
      input: (id) => ({ withdrawal_id: id, decision: 'approve' }),
      isFor: (item) => isFirst(item) && takesOne(item),
    },
    {
      keys: 'a',
      label: 'office.queue.propose',
      title: 'office.queue.propose_title',
      icon: 'people',
      calls: approveWithdrawal,
      input: (id) => ({ withdrawal_id: id }),
      needsProof: true,
      isFor: (item) => isFirst(item) && !takesOne(item),
    },
    {
      keys: 'r',
      label: 'office.queue.refuse_withdrawal',
      title: 'office.queue.refuse_withdrawal_title',
      icon: 'close',
      calls: reviewWithdrawal,
      input: (id, because) => ({ withdrawal_id: id, decision: 'refuse', because }),
      choice: {
        label: 'office.queue.because',
        options: (_item, { t }) =>
          withdrawalRefusals.map((value) => ({ value, label: t(REFUSALS[value]) })),
      },
      isDangerous: true,
    },
  ],
}
