import { Icon } from '@oriel/ui/picture/icon'
import { ShapedPicture } from '@oriel/ui/picture/picture-shapes'
import { useText } from '@oriel/web/text'
import { useMaybeVisit } from '../../platform/use-visit.ts'
import type { WaitingGame } from './play-storage.ts'
import './play.css'

/** How far a launch has come. Each is what the server has said, none a guess by the clock. */
type LaunchStep = 'place' | 'balance' | 'open'

const ORDER: readonly LaunchStep[] = ['place', 'balance', 'open']
const WORDS = {
  place: 'play.step_place',
  balance: 'play.step_balance',
  open: 'play.step_open',
} as const
/** Of a hundred: what the line around the picture shows. */
const SHARE: Readonly<Record<LaunchStep, number>> = { place: 22, balance: 62, open: 96 }

type Shown = Pick<WaitingGame, 'name' | 'provider' | 'picture'>
type Props = { game: Shown; step: LaunchStep; isDemo: boolean; isStopped?: boolean }

/** The game's picture, its name, and what is being done right now. */
export function GameSteps({ game, step, isDemo, isStopped = false }: Props) {
  const { t } = useText()
  const lowData = useMaybeVisit()?.lowData ?? false
  // A demo brings no money.
  const steps = isDemo ? ORDER.filter((name) => name === 'open') : ORDER
  const now = isDemo ? 'open' : step
  return (
    <div className="game-steps">
      <div className="game-steps-art" data-stopped={isStopped || undefined}>
        <ShapedPicture
          shape="tile"
          src={game.picture}
          sizes="180px"
          alt=""
          priority
          flat={lowData}
          className="game-steps-picture"
        />
        <svg viewBox="0 0 204 268" aria-hidden="true" className="game-steps-line">
          <rect x="3" y="3" width="198" height="262" rx="34" />
          <rect
            x="3"
            y="3"
            width="198"
            height="262"
            rx="34"
            pathLength="100"
            strokeDasharray={`${SHARE[now]} 100`}
          />
        </svg>
      </div>
      <h1 className="game-steps-name">{game.name}</h1>
      <p className="game-steps-studio">{game.provider}</p>
      {!isStopped && (
        <ol className="game-steps-list" aria-live="polite">
          {steps.map((name) => (
            <li
              key={name}
              data-state={stateOf(name, now)}
              aria-current={name === now ? 'step' : undefined}
            >
              <span className="game-step-mark" aria-hidden="true">
                {stateOf(name, now) === 'done' && <Icon name="check" className="size-4" />}
              </span>
              <span>
                <b>
                  {t(name === 'place' && now !== 'place' ? 'play.step_place_done' : WORDS[name])}
                </b>
                {name === 'balance' && name === now && (
                  <small>{t('play.step_balance_note', { provider: game.provider })}</small>
                )}
              </span>
            </li>
          ))}
        </ol>
      )}
    </div>
  )
}

const stateOf = (name: LaunchStep, now: LaunchStep): 'done' | 'now' | 'ahead' => {
  const difference = ORDER.indexOf(name) - ORDER.indexOf(now)
  return difference < 0 ? 'done' : difference === 0 ? 'now' : 'ahead'
}
