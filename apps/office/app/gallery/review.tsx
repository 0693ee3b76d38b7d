import { CheckCounts, CheckList } from '../parts/evidence/check-list.tsx'
import { icons } from '../parts/icons.ts'
import { KeyValues } from '../parts/key-values.tsx'
import { LockBadge } from '../parts/lock-badge.tsx'
import { Beside } from '../parts/beside.tsx'
import { Panel } from '../parts/panel.tsx'
import { Person } from '../parts/avatar.tsx'
import { PromiseClock } from '../parts/promise-clock.tsx'
import { StateWord } from '../parts/state-word.tsx'
import { Story } from '../parts/evidence/story.tsx'
import { VoteButtons } from '../parts/vote/vote-buttons.tsx'
import { Votes } from '../parts/vote/votes.tsx'
import { inMinutes, ME, minutesAgo } from './sample.ts'
import { checks } from './withdrawals.ts'

const LOCK = { name: ME.name, isMine: true, takenAt: minutesAgo(2), until: inMinutes(5) }
const nothing = (): void => {}

/** A review: the decision and its buttons never leave the screen. */
export const ReviewScene = () => (
  <Beside
    side={
      <>
        <Panel
          isFirst
          title="Decision"
          icon="people"
          detail="2 people needed"
          foot={<VoteButtons hindrances={[]} onApprove={nothing} onRefuse={nothing} />}
        >
          <Votes
            votes={[
              {
                name: 'Phạm Hà',
                kind: 'approved',
                at: minutesAgo(12),
                detail: 'First review, Desk 9, own passkey',
                reason: 'Own name, usual amount. Card added 2 Nov after a job change.',
              },
            ]}
            me={{ name: ME.name, hindrances: [] }}
          />
        </Panel>
        <Panel title="Member" icon="person" end={<StateWord domain="member" code="open" />}>
          <Person name="Minh Khoa" look="own" detail="Joined 2 Dec 2025" />
          <KeyValues
            lines={[
              { name: 'Free now', value: '6,420,000 ₫' },
              { name: 'Held for this', value: '800,000 ₫' },
              { name: 'Identity', value: 'Tier 2' },
              { name: 'Total', value: '7,220,000 ₫', isSum: true },
            ]}
          />
        </Panel>
        <Panel title="Case" icon={icons.case} end={<StateWord domain="proposal" code="stale" />}>
          <p className="faint">PV-1204, provider answer kept</p>
        </Panel>
      </>
    }
  >
    <Panel title="800,000 VND" detail="W261114-7K3QZ9" end={<LockBadge lock={LOCK} />}>
      <PromiseClock enteredAt={minutesAgo(12)} promisedAt={inMinutes(3)} />
    </Panel>
    <Panel
      title="Checks"
      icon="shield"
      detail="version 31, run 20:41:42"
      end={<CheckCounts checks={checks} />}
      isFilled
    >
      <CheckList checks={checks} />
    </Panel>
    <Panel title="What happened" icon="clock">
      <Story
        steps={[
          { at: minutesAgo(23), title: <b>Asked</b>, text: '800,000 VND', tone: 'good' },
          { at: minutesAgo(22), title: <b>Checks</b>, text: '13 pass, 3 look', tone: 'look' },
          { at: minutesAgo(12), title: <b>First review</b>, text: 'Phạm Hà', tone: 'good' },
          { at: null, when: 'soon', title: <b>Second review</b>, text: 'by 21:07', tone: 'mine' },
        ]}
      />
    </Panel>
  </Beside>
)
