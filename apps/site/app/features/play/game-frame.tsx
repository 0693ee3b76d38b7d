import { Button, IconButton } from '@oriel/ui/form/button'
import { useRef, type ReactNode } from 'react'
import { SiteClock } from '../../parts/site-clock.tsx'
import { useText } from '@oriel/web/text'
import { useVisit } from '../../platform/use-visit.ts'
import { GameSteps } from './game-steps.tsx'
import type { PlayGame } from './play-rules.ts'
import './play.css'

type Props = {
  game: PlayGame
  /** Null while it is fetched. */
  url: string | null
  hasLaunch: boolean
  /** What stands beside the name: the wallet, or that it is a demo. */
  note: ReactNode
  isDemo?: boolean
  leaveLabel: string
  onLeave: () => void
}

/** The provider runs its own scripts for its own origin, and may not lead this page away. */
const SANDBOX = 'allow-scripts allow-same-origin allow-forms allow-popups allow-pointer-lock'

/** A game inside a page of ours: its bar, and below it the provider's own page. */
export function GameFrame(props: Props) {
  const { game, url, hasLaunch, note, isDemo = false, leaveLabel, onLeave } = props
  const { t } = useText()
  const { site } = useVisit()
  const stage = useRef<HTMLDivElement>(null)
  const fill = () =>
    void (document.fullscreenElement
      ? document.exitFullscreen()
      : stage.current?.requestFullscreen())
  return (
    <div className="game-frame" ref={stage}>
      <header className="game-bar">
        <Button variant="ghost" className="button-small" icon="chevron-left" onClick={onLeave}>
          {leaveLabel}
        </Button>
        <h1 className="game-bar-name">
          {game.name} <span>{game.provider}</span>
        </h1>
        <div className="game-bar-note">{note}</div>
        <div className="game-bar-clock">
          <SiteClock timeZone={site.timeZone} />
        </div>
        <IconButton icon="expand" label={t('play.full_screen')} onClick={fill} />
      </header>
      {url === null ? (
        <div className="game-wait">
          <GameSteps game={game} step={hasLaunch ? 'balance' : 'place'} isDemo={isDemo} />
        </div>
      ) : (
        <iframe
          data-game
          className="game-page"
          title={t('play.frame_of', { game: game.name })}
          src={url}
          sandbox={SANDBOX}
          allow="fullscreen; autoplay"
          referrerPolicy="strict-origin"
        />
      )}
    </div>
  )
}
