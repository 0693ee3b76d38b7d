import { Button } from '@oriel/ui/form/button'
import { Confirm } from '@oriel/ui/overlay/confirm'
import { Dialog } from '@oriel/ui/overlay/dialog'
import { useOverlay } from '../../platform/overlay.ts'
import { useText } from '@oriel/web/text'
import { useVisit } from '../../platform/use-visit.ts'
import { MaintenanceBox } from './maintenance-box.tsx'
import type { PlayGame } from './play-rules.ts'
import { changePlay, type PlayQuestion } from './play-store.ts'
import { openHere, startDemo, startLaunch } from './start-launch.ts'

const close = (): void => changePlay({ question: null })

/** What must be said or decided before a game can go on. */
export default function PlayQuestions({ question }: { question: PlayQuestion }) {
  if (question.kind === 'login') return <PleaseLogIn />
  if (question.kind === 'blocked') return <Blocked {...question} />
  return <MaintenanceBox {...question} onClose={close} />
}

/**
 * S5.050 to S5.052: asks a guest who chose a real game to log in. Cancel unlocks scrolling again.
 */
function PleaseLogIn() {
  const { t } = useText()
  const open = useOverlay()
  return (
    <Confirm
      isOpen
      title={t('play.login_title')}
      text={t('play.login_text')}
      confirm={t('shell.log_in')}
      cancel={t('play.not_now')}
      onConfirm={() => {
        close()
        open('sign-in', { reason: 'play' })
      }}
      onCancel={close}
    />
  )
}

/** The browser let no window open: here or once more, both within a click of their own. */
function Blocked({ game, isDemo }: { game: PlayGame; isDemo: boolean }) {
  const { t } = useText()
  const visit = useVisit()
  const press = isDemo ? startDemo : startLaunch
  return (
    <Dialog
      isOpen
      sheet
      size="small"
      icon="info"
      onClose={close}
      closeLabel={t('shell.close')}
      title={t('play.blocked_title')}
      description={t('play.blocked_text', { game: game.name })}
      actions={
        <>
          <Button variant="ghost" icon="refresh" onClick={() => press(game, visit, t)}>
            {t('shell.retry')}
          </Button>
          <Button icon="play" onClick={() => press(game, visit, t, openHere(visit))}>
            {t('play.blocked_here')}
          </Button>
        </>
      }
    />
  )
}
