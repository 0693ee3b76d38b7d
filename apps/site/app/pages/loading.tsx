import { EmptyBlock } from '@oriel/ui/feedback/state-block'
import { Button, ButtonLink } from '@oriel/ui/form/button'
import { leavePlayCall } from '@oriel/contract/member/play'
import { useEffect } from 'react'
import { useSearchParams } from 'react-router'
import {
  GameSteps,
  keepState,
  takeState,
  type WaitingGame,
  useWaiting,
} from '../features/play/play.ts'
import { callLast } from '../platform/call.ts'
import { readSession } from '../platform/session.ts'
import { goTo, goToIssued } from '../platform/navigate.ts'
import { pageContext } from '../platform/page.ts'
import { useText } from '@oriel/web/text'
import { sendMessage } from '../platform/browser/window-message.ts'
import type { Route } from './+types/loading'

/** S2.015: shown in the game window until the game address arrives. */
export default function LoadingPage() {
  const [search] = useSearchParams()
  const press = search.get('press') ?? ''
  useEffect(() => keepState(press), [press])
  const { game, isOpening, isOver } = useWaiting(press, goThere)
  const { t } = useText()
  // Opened by hand it waits for nothing, and says so.
  if (!game) return <Stage picture={null}>{press === '' && <NothingWaits />}</Stage>
  const trouble = game.trouble ?? (isOver ? t('play.start_failed') : null)
  const step = isOpening ? 'open' : game.launchId === null ? 'place' : 'balance'
  return (
    <Stage picture={game.picture}>
      <GameSteps game={game} step={step} isDemo={game.isDemo} isStopped={trouble !== null} />
      {trouble !== null && (
        <div className="loading-trouble" role="alert">
          <p className="loading-trouble-title">{t('play.trouble_title', { game: game.name })}</p>
          <p>{trouble}</p>
        </div>
      )}
      <Button variant="ghost" onClick={() => stop(game)}>
        {t(trouble !== null ? 'play.back' : game.isDemo ? 'play.stop_demo' : 'play.stop')}
      </Button>
    </Stage>
  )
}

function NothingWaits() {
  const { t } = useText()
  return (
    <EmptyBlock
      icon="play"
      title={t('play.nothing_waits')}
      text={t('play.nothing_waits_text')}
      actions={
        <ButtonLink variant="primary" icon="home" href="/">
          {t('shell.home')}
        </ButtonLink>
      }
    />
  )
}

export const loader = ({ context }: Route.LoaderArgs) => ({
  title: context.get(pageContext).text.t('play.loading_title'),
})

export const meta: Route.MetaFunction = ({ loaderData }) => [
  { title: loaderData?.title },
  { name: 'robots', content: 'noindex' },
]

const goThere = (url: string): void => goToIssued(url, { replace: true })

/** The game's own colours lie behind everything. */
function Stage({ picture, children }: { picture: string | null; children: React.ReactNode }) {
  return (
    <div className="loading-stage">
      {picture !== null && (
        <img className="loading-ground" src={`${picture}-flat.svg`} alt="" aria-hidden="true" />
      )}
      <div className="loading-middle">{children}</div>
    </div>
  )
}

/** The page that opened this window brings the money back; where it is gone, this one asks. */
function stop({ launchId, isDemo }: WaitingGame): void {
  const state = takeState() ?? ''
  const isAlone = window.opener === null
  sendMessage({ msg: 'quickGame', state, data: { type: 'gameWindow' } })
  if (isAlone && !isDemo && launchId !== null && readSession()) {
    void callLast(leavePlayCall, { launch_id: launchId })
  }
  window.close()
  // A window that no script has opened stays: it becomes the site again.
  setTimeout(() => goTo('/', { replace: true }), 300)
}
