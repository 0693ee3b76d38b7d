import { proposalCall } from '@oriel/contract/office/proposal'
import type { DataOf } from '@oriel/contract/endpoint'
import { isCurrency } from '@oriel/core/currency'
import { Button } from '@oriel/ui/form/button'
import { useText } from '@oriel/web/text'
import { useState } from 'react'
import { Beside } from '../../parts/beside.tsx'
import { changesOf, journalsOf } from '../../parts/evidence/changes.ts'
import { Diff } from '../../parts/evidence/diff.tsx'
import { Journal } from '../../parts/evidence/journal.tsx'
import { icons } from '../../parts/icons.ts'
import { KeyValues } from '../../parts/key-values.tsx'
import { Panel } from '../../parts/panel.tsx'
import { PromiseClock } from '../../parts/promise-clock.tsx'
import { ReadBlock } from '../../parts/read-block.tsx'
import { StateWord } from '../../parts/state-word.tsx'
import { VoteButtons } from '../../parts/vote/vote-buttons.tsx'
import { Votes, type Vote } from '../../parts/vote/votes.tsx'
import { useKeys } from '../../platform/keyboard/use-keys.ts'
import { useRead } from '../../platform/query.ts'
import { useFormat } from '../../platform/use-format.ts'
import { useMe } from '../../platform/use-me.ts'
import { VoteSheet, type Decision } from './vote-sheet.tsx'

export type ShownProposal = DataOf<typeof proposalCall>

type ProposalViewProps = {
  readonly number: string
  /** After a vote, where something else comes next. */
  readonly onDecided?: () => void
}

/** One proposal: what it changes, who made it, who has voted, and whether I may. */
export function ProposalView({ number, onDecided }: ProposalViewProps) {
  const read = useRead(proposalCall, { number }, { queue: 'proposals' })
  return (
    <ReadBlock read={read}>
      {(proposal) => <Open proposal={proposal} onDecided={onDecided} />}
    </ReadBlock>
  )
}

type OpenProps = {
  readonly proposal: ShownProposal
  readonly onDecided?: (() => void) | undefined
}

function Open({ proposal, onDecided }: OpenProps) {
  const { t } = useText()
  const me = useMe()
  const format = useFormat()
  const [decision, setDecision] = useState<Decision | null>(null)
  const isOpen = proposal.state === 'open'
  const mayVote = isOpen && proposal.hindrances.length === 0
  useKeys(
    [
      { keys: 'a', label: t('office.vote.approve'), group: 'sheet', run: () => setDecision('yes') },
      { keys: 'r', label: t('office.vote.refuse'), group: 'sheet', run: () => setDecision('no') },
    ],
    { isOn: mayVote && decision === null },
  )
  const people = (
    <Panel
      isFirst
      title={t('office.proposal.people')}
      icon="people"
      detail={t('office.proposal.needed', { count: proposal.needs })}
      foot={isOpen && <Foot proposal={proposal} onDecide={setDecision} />}
    >
      <Votes
        votes={votesOf(proposal, t('office.proposal.maker'))}
        me={isOpen ? { name: me.name, hindrances: proposal.hindrances } : null}
      />
    </Panel>
  )
  return (
    <>
      <Beside side={people}>
        <Facts proposal={proposal} />
        <Panel
          title={t(isOpen ? 'office.part.what_changes' : 'office.proposal.what_changed')}
          icon="swap"
          isFilled
        >
          <Diff changes={changesOf(proposal, { ...format, t })} />
        </Panel>
        {journalsOf(proposal.journals).map(({ key, currency, lines }) => (
          <Panel key={key} title={t('office.proposal.journal')} icon={icons.scale} detail={key}>
            {isCurrency(currency) && <Journal currency={currency} lines={lines} />}
          </Panel>
        ))}
      </Beside>
      <VoteSheet
        proposal={proposal}
        decision={decision}
        onClose={() => setDecision(null)}
        onDecided={onDecided}
      />
    </>
  )
}

function Foot(props: { proposal: ShownProposal; onDecide: (decision: Decision) => void }) {
  const { t } = useText()
  const { proposal, onDecide } = props
  if (proposal.is_mine) {
    return (
      <Button variant="ghost" onClick={() => onDecide('withdraw')}>
        {t('office.proposal.withdraw')}
      </Button>
    )
  }
  return (
    <VoteButtons
      hindrances={proposal.hindrances}
      onApprove={() => onDecide('yes')}
      onRefuse={() => onDecide('no')}
    />
  )
}

function Facts({ proposal }: { readonly proposal: ShownProposal }) {
  const { t } = useText()
  const { dateTime } = useFormat()
  const lines = [
    { name: t('office.proposal.what'), value: proposal.permission },
    {
      name: t('office.proposal.subject'),
      value: `${proposal.subject_kind} ${nameOf(proposal)}`,
    },
    { name: t('office.proposal.made_at'), value: dateTime(proposal.made_at) },
    {
      name: t('office.proposal.state'),
      value:
        proposal.state === 'open' ? (
          <PromiseClock enteredAt={proposal.made_at} promisedAt={proposal.expires_at} />
        ) : (
          <StateWord domain="proposal" code={proposal.state} />
        ),
    },
    ...(proposal.outcome ? [{ name: t('office.proposal.outcome'), value: proposal.outcome }] : []),
  ]
  return (
    <Panel title={t('office.proposal.facts')} icon="info">
      <KeyValues lines={lines} />
    </Panel>
  )
}

/** People know an account; an id stands for what has none. */
const nameOf = ({ before, subject_id }: ShownProposal): string =>
  typeof before['account'] === 'string' ? before['account'] : subject_id

const votesOf = (proposal: ShownProposal, maker: string): readonly Vote[] => [
  {
    name: proposal.made_by,
    kind: 'made',
    at: proposal.made_at,
    detail: maker,
    reason: proposal.reason,
  },
  ...proposal.list.map(({ name, vote, reason, at }): Vote => ({
    name,
    kind: vote === 'yes' ? 'approved' : 'refused',
    at,
    detail: '',
    reason,
  })),
]
