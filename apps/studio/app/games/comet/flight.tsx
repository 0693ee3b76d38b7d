import { useMemo, useRef, useState } from 'react'
import { LEVEL_START } from '../../../src/games/comet/growth.ts'
import { comet } from '../../../src/games/comet/rules.ts'
import { Glyph } from '../../chrome/glyph.tsx'
import { useStill } from '../../lib/settings.ts'
import { useText } from '../../lib/text.tsx'
import { timesText } from '../quick/figures.ts'
import './flight.css'
import { isBurned, isFlying, levelAt, type CometRound } from './level.ts'
import type { Mark } from './paint-curve.ts'
import { SkyCanvas } from './sky-canvas.tsx'
import { useFrame } from '../../lib/use-frame.ts'

type Props = {
  round: CometRound | null
  marks: readonly Mark[]
  /** The line is broken: what is on screen may be old. */
  isCutOff: boolean
}

/** The stage: the sky, and over it what the flight is worth or how long until the next one. */
export function Flight({ round, marks, isCutOff }: Props) {
  const { t } = useText()
  const isStill = useStill()
  const scene = useMemo(
    () => ({
      round,
      marks,
      isStill,
      // A flight nobody hears of any more stands still: it may be over already.
      isFrozen: isCutOff && isFlying(round),
      face: getComputedStyle(document.body).fontFamily,
      secondsText: (seconds: number) => t('comet.seconds', { seconds }),
    }),
    [round, marks, isStill, isCutOff, t],
  )
  return (
    <section className="flight" data-cut={isCutOff || undefined}>
      <SkyCanvas scene={scene} />
      {round ? (
        <Board round={round} isCutOff={isCutOff} />
      ) : (
        <p className="flight-wait">{t('studio.loading')}</p>
      )}
      {round && <Promised round={round} />}
    </section>
  )
}

function Board({ round, isCutOff }: { round: CometRound; isCutOff: boolean }) {
  const { t } = useText()
  if (round.phase === 'void') return <p className="flight-wait">{t('comet.void')}</p>
  if (round.phase === 'betting') return <Countdown key={round.id} round={round} />
  return <Level round={round} isCutOff={isCutOff} />
}

const TENTH_MS = 100
const tenths = (ms: number): string => (Math.max(0, Math.ceil(ms / TENTH_MS)) / 10).toFixed(1)

/** How long bets are taken. The bar tells the same without reading. */
function Countdown({ round }: { round: CometRound }) {
  const { t } = useText()
  const number = useRef<HTMLElement>(null)
  const bar = useRef<HTMLElement>(null)
  const [isOver, setOver] = useState(false)
  useFrame((now) => {
    const left = (round.endsAt ?? now) - now
    setOver(left <= 0)
    if (number.current) number.current.textContent = t('comet.seconds', { seconds: tenths(left) })
    if (!bar.current) return
    const share = Math.min(1, Math.max(0, left / comet.bettingMs))
    bar.current.style.transform = `scaleX(${share.toFixed(3)})`
  })
  return (
    <div className="flight-board flight-count">
      <b ref={number} className="flight-number figures" role="timer" aria-live="off" />
      <p>{isOver ? t('comet.launching') : t('comet.until_launch')}</p>
      <div className="flight-bar" aria-hidden="true">
        <i ref={bar} />
      </div>
    </div>
  )
}

/** From 100.00× on, the number takes less room for each of its digits. */
const LONG = 6

/** What a flight is worth, while it goes on and after it. Readers hear its end, not each step. */
function Level({ round, isCutOff }: { round: CometRound; isCutOff: boolean }) {
  const { t } = useText()
  const number = useRef<HTMLElement>(null)
  const beside = useRef<HTMLSpanElement>(null)
  const isOver = isBurned(round)
  const notStarted = isOver && round.outcome?.crash === LEVEL_START
  const besideText = (now: number): string => {
    if (!isOver) return t('comet.seconds', { seconds: tenths(now - (round.ranSince ?? now)) })
    if (round.phase !== 'settled' || round.endsAt === null) return t('comet.settling')
    return t('comet.next_in', { seconds: tenths(round.endsAt - now) })
  }
  const written = useRef(0)
  useFrame((now) => {
    if (isCutOff && !isOver) return
    if (beside.current) beside.current.textContent = besideText(now)
    const level = levelAt(round, now)
    if (!number.current || written.current === level) return
    written.current = level
    const words = timesText(level)
    number.current.textContent = words
    number.current.toggleAttribute('data-long', words.length > LONG)
  })
  return (
    <div className="flight-board flight-level" data-burned={isOver || undefined}>
      <b ref={number} className="flight-number figures" aria-hidden={!isOver} />
      <p className="flight-tags">
        <span className="flight-tag">
          <Glyph name={isOver ? 'fire' : 'crash'} />
          {!isOver && t('comet.in_flight')}
          {isOver && (notStarted ? t('comet.not_started') : t('comet.burned'))}
        </span>
        <span ref={beside} className="figures" aria-hidden="true" />
      </p>
    </div>
  )
}

const SHOWN = 8

/** The hash that was fixed before this flight, always in sight. */
function Promised({ round }: { round: CometRound }) {
  const { t } = useText()
  const { number, shown_hash } = round
  const hash = `${shown_hash.slice(0, SHOWN)}…${shown_hash.slice(-4)}`
  return (
    <p className="flight-hash figures">
      <Glyph name="lock" />
      {t('comet.flight_hash', { number, hash })}
    </p>
  )
}
