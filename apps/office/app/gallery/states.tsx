import { Button } from '@oriel/ui/form/button'
import { CallFailure } from '../platform/failure.ts'
import { CheckList } from '../parts/evidence/check-list.tsx'
import { Panel } from '../parts/panel.tsx'
import {
  EmptyScreen,
  FailedScreen,
  NotAllowed,
  NothingMatches,
  TooWide,
} from '../parts/screens.tsx'
import { Stale, Stopped, Taken } from '../parts/situations.tsx'
import { VoteButtons } from '../parts/vote/vote-buttons.tsx'
import { inMinutes, minutesAgo } from './sample.ts'
import { stoppedChecks } from './withdrawals.ts'

const failure = new CallFailure({
  ok: false,
  reason: 'server_error',
  code: '500',
  message: 'Something went wrong on our side. Please try again.',
  traceId: '5b2e7f0c91',
  told: null,
})
const nothing = (): void => {}

/** What stands where there is nothing else to show. */
export const StatesScene = () => (
  <div className="gallery-grid" data-columns="3">
    <Panel title="Empty" detail="queue" isFilled>
      <EmptyScreen
        title="No withdrawal is waiting"
        text="The last one was paid at 20:58, inside its promise."
        actions={
          <Button variant="ghost" className="button-small">
            Paid today
          </Button>
        }
      />
    </Panel>
    <Panel title="Nothing" detail="filter finds nothing" isFilled>
      <NothingMatches count={3} onClear={nothing} />
    </Panel>
    <Panel title="Too wide" detail="filter finds too much" isFilled>
      <TooWide />
    </Panel>
    <Panel title="Failed" detail="one panel, the rest works" isFilled>
      <FailedScreen title="Wallet could not be read" error={failure} onRetry={nothing} />
    </Panel>
    <Panel title="Not allowed" detail="page" isFilled>
      <NotAllowed />
    </Panel>
    <Panel title="No vote" detail="not allowed">
      <VoteButtons hindrances={['same_device']} onApprove={nothing} onRefuse={nothing} />
    </Panel>
    <Panel title="Stale proposal" detail="subject changed">
      <Stale
        number="PR-4396"
        changedAt={minutesAgo(242)}
        changes={[
          { field: 'Version', before: '6', after: '8' },
          { field: 'Weight of 88,000 ₫', before: '50', after: '60' },
        ]}
        onMakeAnew={nothing}
      />
    </Panel>
    <Panel title="Taken by another" detail="you pressed second">
      <Taken
        number="W261114-B6YE1S"
        by="Võ Bảo"
        until={inMinutes(5)}
        onNext={nothing}
        onRead={nothing}
      />
    </Panel>
    <Panel title="Stopped by a check" detail="withdrawal" isFilled>
      <CheckList checks={stoppedChecks} />
      <Stopped>Refused at 19:22:08. Money released, member told: “Being checked”.</Stopped>
    </Panel>
  </div>
)
