import { Dialog } from '@oriel/ui/dialog'
import { Skeleton } from '@oriel/ui/skeleton'
import { EmptyBlock } from '@oriel/ui/state-block'
import { Tabs } from '@oriel/ui/tabs'
import { useCallback, useState } from 'react'
import { useRead } from '../../lib/use-read.ts'
import { useText } from '../../lib/text.tsx'
import { useVisit } from '../../lib/use-visit.ts'
import { HALL_ICONS } from '../../shell/hall-icons.ts'
import type { Closable, OverlayProps } from '../../lib/overlay.ts'
import { DemoHallPanel, type WantedGame } from './demo-hall.tsx'
import { DemosFailed } from './demos-failed.tsx'
import { readDemoHalls, type DemoHall } from './read-demos.ts'

type Props = OverlayProps['demo-list'] & Closable

/** Spec 2: the demo game list. Opened from a game, it begins where that game stands. */
export default function DemoListOverlay({ game, onClose }: Props) {
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
      description={
        <>
          <p>{t('demo-game.lead')}</p>
          <p className="demo-soon">{t('demo-game.soon')}</p>
        </>
      }
      closeLabel={t('shell.close')}
    >
      <div className="demo-window">
        {halls.status === 'error' && <DemosFailed message={halls.message} onRetry={again} />}
        {halls.status === 'pending' && <Skeleton className="demo-skeleton" />}
        {halls.status === 'success' && halls.data.length === 0 && (
          <EmptyBlock title={t('demo-game.none_title')} text={t('demo-game.none_text')} />
        )}
        {halls.status === 'success' && halls.data.length > 0 && (
          <DemoHalls halls={halls.data} game={game} />
        )}
      </div>
    </Dialog>
  )
}

type HallsProps = { halls: readonly DemoHall[]; game: WantedGame | undefined }

function DemoHalls({ halls, game }: HallsProps) {
  const { t } = useText()
  const first = halls.find(({ id }) => id === game?.gtId) ?? halls[0]
  const [chosen, setChosen] = useState({ hall: String(first?.id ?? ''), byVisitor: false })
  return (
    <Tabs
      label={t('demo-game.halls')}
      value={chosen.hall}
      onChange={(hall) => setChosen({ hall, byVisitor: true })}
      tabs={halls.map((hall) => ({
        value: String(hall.id),
        label: hall.name,
        icon: HALL_ICONS[hall.code],
        count: hall.demos,
        panel: <DemoHallPanel key={hall.id} hall={hall} game={game} isFirst={!chosen.byVisitor} />,
      }))}
    />
  )
}
