import { Dialog } from '@oriel/ui/overlay/dialog'
import { Skeleton } from '@oriel/ui/feedback/skeleton'
import { EmptyBlock } from '@oriel/ui/feedback/state-block'
import { Tabs } from '@oriel/ui/navigation/tabs'
import { useCallback, useState } from 'react'
import { useRead } from '@oriel/web/use-read'
import { useText } from '@oriel/web/text'
import { useVisit } from '../../platform/use-visit.ts'
import { HALL_ICONS } from '../../parts/hall-icons.ts'
import type { Closable } from '../../platform/overlay.ts'
import { DemoHallPanel } from './demo-hall.tsx'
import { DemosFailed } from './demos-failed.tsx'
import { readDemoHalls, type DemoHall } from './read-demos.ts'
import './demo-game.css'

/** S2.079: the list of demo games. */
export default function DemoListOverlay({ onClose }: Closable) {
  const { t } = useText()
  const visit = useVisit()
  const read = useCallback((signal: AbortSignal) => readDemoHalls(visit, signal), [visit])
  const [halls, again] = useRead(read)
  return (
    <Dialog
      isOpen
      sheet
      size="large"
      onClose={onClose}
      title={t('demo-game.title')}
      description={t('demo-game.lead')}
      closeLabel={t('shell.close')}
    >
      <div className="demo-window">
        {halls.status === 'error' && <DemosFailed message={halls.message} onRetry={again} />}
        {halls.status === 'pending' && <Skeleton className="demo-skeleton" />}
        {halls.status === 'success' && halls.data.length === 0 && (
          <EmptyBlock title={t('demo-game.none_title')} text={t('demo-game.none_text')} />
        )}
        {halls.status === 'success' && halls.data.length > 0 && <DemoHalls halls={halls.data} />}
      </div>
    </Dialog>
  )
}

function DemoHalls({ halls }: { halls: readonly DemoHall[] }) {
  const { t } = useText()
  const [chosen, setChosen] = useState(String(halls[0]?.id ?? ''))
  return (
    <Tabs
      label={t('demo-game.halls')}
      value={chosen}
      onChange={setChosen}
      tabs={halls.map((hall) => ({
        value: String(hall.id),
        label: hall.name,
        icon: HALL_ICONS[hall.code],
        count: hall.demos,
        panel: <DemoHallPanel key={hall.id} hall={hall} />,
      }))}
    />
  )
}
