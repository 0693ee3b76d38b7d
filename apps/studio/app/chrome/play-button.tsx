import { useEffect, type KeyboardEvent, type ReactNode } from 'react'
import './play-button.css'
import { playSound } from '../lib/sound.ts'
import { useReached } from '../lib/use-now.ts'
import { useSeat } from '../lib/seat.ts'
import { Glyph, type GlyphName } from './glyph.tsx'

type Act = {
  /** What it does, in words: "Spin for $1.00". */
  label: string
  onPress: () => void
  /** Earliest moment it works again; until then its ring fills. */
  readyAt?: number
  isDisabled?: boolean
  /** Whether Space presses it; where a screen has several, one of them. */
  hasKey?: boolean
}

/** A button that waits out the pace between two rounds. Space presses it from anywhere. */
function useAct({ onPress, readyAt = 0, isDisabled = false, hasKey = true }: Act) {
  const isReady = useReached(readyAt)
  const isOff = isDisabled || !isReady
  const press = () => {
    if (isOff) return
    playSound('press')
    onPress()
  }
  usePlayKey(press, hasKey)
  return { press, isOff, isWaiting: !isReady }
}

/** A held key is one press, not a row of rounds. */
const onlyOnce = (event: KeyboardEvent): void => {
  if (event.repeat) event.preventDefault()
}

/** Space, unless it belongs to what has the focus. */
function usePlayKey(press: () => void, isOn: boolean): void {
  useEffect(() => {
    if (!isOn) return
    const onKey = (event: globalThis.KeyboardEvent) => {
      if (event.key !== ' ' || event.repeat || document.querySelector('dialog[open]')) return
      const target = event.target as Element
      if (target.closest('button, a, input, select, textarea, summary, [role]:not(main)')) return
      event.preventDefault()
      press()
    }
    document.addEventListener('keydown', onKey)
    return () => document.removeEventListener('keydown', onKey)
  })
}

/** The round button of a footer: one press, one round. */
export function PlayButton({ glyph = 'spin', ...act }: Act & { glyph?: GlyphName }) {
  const { press, isOff, isWaiting } = useAct(act)
  const { pace_ms } = useSeat().state
  return (
    <button
      type="button"
      className="play-button"
      aria-label={act.label}
      aria-disabled={isOff}
      title={act.label}
      onClick={press}
      onKeyDown={onlyOnce}
    >
      {isWaiting && (
        <svg className="play-ring" viewBox="0 0 100 100" aria-hidden="true">
          <circle
            key={act.readyAt}
            cx="50"
            cy="50"
            r="46"
            pathLength="100"
            style={{ animationDuration: `${pace_ms}ms` }}
          />
        </svg>
      )}
      <Glyph name={glyph} />
    </button>
  )
}

type ActionProps = Act & {
  /** The large line; the label stands small above it. */
  children?: ReactNode
  tone?: 'gold' | 'green' | 'plain'
}

/** The wide button of a panel: bet, roll, cash out. */
export function ActionButton({ children, tone = 'gold', ...act }: ActionProps) {
  const { press, isOff, isWaiting } = useAct(act)
  const { pace_ms } = useSeat().state
  return (
    <button
      type="button"
      className="action-button"
      data-tone={tone}
      aria-disabled={isOff}
      onClick={press}
      onKeyDown={onlyOnce}
    >
      {isWaiting && (
        <i
          key={act.readyAt}
          className="action-pace"
          style={{ animationDuration: `${pace_ms}ms` }}
        />
      )}
      <span>{act.label}</span>
      {children !== undefined && <b className="figures">{children}</b>}
    </button>
  )
}
