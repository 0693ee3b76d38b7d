import { Diff } from '../parts/evidence/diff.tsx'
import { icons } from '../parts/icons.ts'
import { Journal } from '../parts/evidence/journal.tsx'
import { Beside } from '../parts/beside.tsx'
import { Panel } from '../parts/panel.tsx'
import { Pill } from '../parts/pill.tsx'
import { VoteButtons } from '../parts/vote/vote-buttons.tsx'
import { Votes, type Vote } from '../parts/vote/votes.tsx'
import { ME, minutesAgo } from './sample.ts'

const units = (amount: number): bigint => BigInt(amount) * 10_000n
const ADJUSTMENT = [
  {
    account: 'gaming · KESTREL',
    amount: units(-1_260_000),
    balance: { before: units(884_210_550), after: units(882_950_550) },
  },
  {
    account: 'available · baongoc_7',
    amount: units(1_260_000),
    balance: { before: units(3_410_000), after: units(4_670_000) },
  },
]

const MADE: Vote = {
  name: 'Phạm Hà',
  kind: 'made',
  at: minutesAgo(52),
  detail: 'Maker, Desk 9, 3 of 20 today',
  reason: 'Provider confirms 2.1 M in the corrected feed. Case PV-1204.',
}
const nothing = (): void => {}

/** A proposal with what it changes, its journal and its votes. */
export const ProposalScene = () => (
  <Beside
    side={
      <>
        <Panel
          isFirst
          title="People"
          icon="people"
          detail="2 needed"
          foot={<VoteButtons hindrances={[]} onApprove={nothing} onRefuse={nothing} />}
        >
          <Votes votes={[MADE]} me={{ name: ME.name, hindrances: [] }} />
        </Panel>
        <Panel
          title="I may not"
          icon="people"
          foot={<VoteButtons hindrances={['same_device']} onApprove={nothing} onRefuse={nothing} />}
        >
          <Votes votes={[]} me={{ name: ME.name, hindrances: ['same_device', 'passkey_needed'] }} />
        </Panel>
      </>
    }
  >
    <Panel
      title="What changes"
      icon="swap"
      detail="preview by the server at 21:04:09, VND"
      end={
        <Pill tone="good" icon="check">
          Still current
        </Pill>
      }
      isFilled
    >
      <Diff
        isNumeric
        changes={[
          { field: 'Available, baongoc_7', before: '3,410,000', after: '4,670,000' },
          { field: 'Owed by the member', before: '0', after: '0' },
          { field: 'Round KX-88213-0417, payout', before: '840,000', after: '2,100,000' },
          { field: 'Members touched', before: '0', after: '1' },
        ]}
      />
    </Panel>
    <Panel title="Journal" icon={icons.scale} detail="key adjustment:PR-4409">
      <Journal currency="VND" lines={ADJUSTMENT} />
    </Panel>
    <Panel title="A journal that does not add up" icon={icons.scale}>
      <Journal
        currency="VND"
        lines={[
          { account: 'suspense · PSBR', amount: units(-3_000_000) },
          { account: 'available · hongnguyen_92', amount: units(2_900_000) },
        ]}
      />
    </Panel>
  </Beside>
)
