import { ToastProvider, useToast } from '@oriel/ui/feedback/toast'
import {
  lazy,
  Suspense,
  useEffect,
  useEffectEvent,
  useSyncExternalStore,
  type ReactNode,
} from 'react'
import { useLocation, useNavigate } from 'react-router'
import { onSessionChange } from '../../platform/session.ts'
import { useText } from '@oriel/web/text'
import { useLive } from '@oriel/web/live'
import { useVisit } from '../../platform/use-visit.ts'
import { hearLaunches, notePresence } from './play-ports.ts'
import { changePlay, onPlayChange, playOnServer, readPlay, tellPlay } from './play-store.ts'
import type { PlayGame } from './play-rules.ts'
import { closePlay, quitPlay } from './quit-play.ts'
import { runLaunch } from './run-launch.ts'
import { useHeartbeat } from './use-heartbeat.ts'
import { useOldPlay } from './use-old-play.ts'
import { useWindowWatch } from './use-window-watch.ts'

const PlayQuestions = lazy(() => import('./play-questions.tsx'))
const GameModal = lazy(() => import('./game-modal.tsx'))

type Around = {
  /** What the bar of a game says of the wallet. */
  readonly wallet: ReactNode
  /** The money has moved: it is read again. */
  readonly onCash: () => void
}

/** Brings to an end what presses have begun, for as long as the page stands. */
export function PlayHost(around: Around) {
  const { t } = useText()
  return (
    <ToastProvider labels={{ region: t('play.messages'), close: t('shell.close') }}>
      <Playing {...around} />
    </ToastProvider>
  )
}

function Playing({ wallet, onCash }: Around) {
  const { state, question, notice, demo } = useSyncExternalStore(
    onPlayChange,
    readPlay,
    playOnServer,
  )
  const { show } = useToast()
  const { t } = useText()
  useWishes(onCash)
  useHeartbeat(state.isPlaying ? state.launchId : null, (reason) => {
    closePlay()
    tellPlay({ type: 'failed' })
    changePlay(overSaid(reason, state.game) ?? { notice: { tone: 'info', text: t('play.over') } })
    onCash()
  })
  useWindowWatch(() => void quitPlay(onCash))
  useOldPlay(() => void quitPlay(onCash))
  useEffect(() => {
    if (!notice) return
    show(notice)
    changePlay({ notice: null })
  }, [notice, show])
  const isModal = (state.mode === 'modal' && state.game !== null) || demo !== null
  return (
    <Suspense fallback={null}>
      {question && <PlayQuestions question={question} />}
      {isModal && <GameModal state={state} demo={demo} wallet={wallet} onCash={onCash} />}
    </Suspense>
  )
}

/** A game that went away under play says so, as it does to who wants to begin it. */
const overSaid = (reason: string, game: PlayGame | null) =>
  reason === 'maintenance' && game
    ? { question: { kind: 'maintenance', game, interval: { startAt: null, endAt: null } } as const }
    : null

/** Takes each press once, whether it came before this was loaded or after. */
function useWishes(onCash: () => void): void {
  const visit = useVisit()
  const text = useText()
  const navigate = useNavigate()
  const live = useLive()
  const { pathname } = useLocation()
  useEffect(() => notePresence(live), [live])
  useEffect(() => (live ? hearLaunches(live) : undefined), [live])
  const request = useSyncExternalStore(onPlayChange, readRequest, () => null)
  const run = useEffectEvent((wanted: NonNullable<typeof request>) => {
    if (!takePress(wanted.press)) return
    void runLaunch(wanted, { visit, text, navigate: (to) => void navigate(to) })
  })
  useEffect(() => {
    if (request) run(request)
  }, [request])
  const leavePage = useEffectEvent((here: string) => {
    const { mode, isPlaying } = readPlay().state
    // Who walks away from the page of a game leaves the game.
    if (mode === 'page' && isPlaying && here !== '/play') void quitPlay(onCash)
  })
  const wasThere = pathname === '/play'
  useEffect(() => (wasThere ? () => leavePage(window.location.pathname) : undefined), [wasThere])
  // S4.026: close the game when the session ends, by logout or by a login on another device.
  useEffect(
    () =>
      onSessionChange((ending) => {
        if (ending === null || readPlay().state.game === null) return
        closePlay()
        tellPlay({ type: 'failed' })
      }),
    [],
  )
}

const readRequest = () => readPlay().request
let taken = ''
function takePress(press: string): boolean {
  if (taken === press) return false
  taken = press
  return true
}
