import { Badge } from '@oriel/ui/feedback/badge'
import { StageDialog } from '@oriel/ui/overlay/stage-dialog'
import type { ReactNode } from 'react'
import { useText } from '@oriel/web/text'
import { GameFrame } from './game-frame.tsx'
import type { PlayState } from './play-rules.ts'
import type { DemoShown } from './play-store.ts'
import { quitPlay } from './quit-play.ts'
import { endDemo } from './use-window-watch.ts'

type Props = {
  state: PlayState
  demo: DemoShown | null
  wallet: ReactNode
  onCash: () => void
}

/** S2.080, S2.081: a real game or a demo, shown over the page. */
export default function GameModal({ state, demo, wallet, onCash }: Props) {
  const { t } = useText()
  const game = demo?.game ?? state.game
  if (!game) return null
  const leave = demo ? endDemo : () => void quitPlay(onCash)
  return (
    // A key that was meant for the game does not take the game away.
    <StageDialog label={game.name} keepsEscape={demo === null} onClose={leave}>
      <GameFrame
        game={game}
        url={demo ? demo.url : state.url}
        hasLaunch={demo === null && state.launchId !== null}
        isDemo={demo !== null}
        note={demo ? <Badge tone="brand">{t('demo-game.coins')}</Badge> : wallet}
        leaveLabel={demo ? t('shell.close') : t('play.leave')}
        onLeave={leave}
      />
    </StageDialog>
  )
}
