import { useRef } from 'react'
import { START_SPIN, type Top } from '../../../src/games/gasing/duel.ts'
import type { GasingOutcome } from '../../../src/games/gasing/rules.ts'
import { useText } from '../../lib/text.tsx'
import { useFrame } from '../../lib/use-frame.ts'
import type { Run } from '../table-kit/use-run.ts'
import { spinAt, wobbleOf } from './motion.ts'
import './corner.css'

/** Figures that change more finely cannot be read. */
const SPIN_STEP = 10

type Props = { top: Top; run: Run<GasingOutcome> | null; isWinner: boolean }

/** A top's name and what it has left. Readers hear the end; this is for the eye. */
export function Corner({ top, run, isWinner }: Props) {
  const { t } = useText()
  const bar = useRef<HTMLElement>(null)
  const figures = useRef<HTMLSpanElement>(null)
  const wobble = useRef<HTMLSpanElement>(null)
  useFrame((now) => {
    const spin = run ? spinAt(run.outcome.beats, top, now - run.since) : 0
    if (bar.current) bar.current.style.scale = `${spin / START_SPIN} 1`
    const rounded = Math.round(spin / SPIN_STEP) * SPIN_STEP
    const count = rounded.toLocaleString('en-US')
    const resting = t(run ? 'gasing.fallen' : 'gasing.ready')
    write(figures.current, rounded === 0 ? resting : t('gasing.spin', { count }))
    const degrees = Math.round(wobbleOf(rounded))
    write(wobble.current, rounded === 0 ? '' : ` · ${t('gasing.wobble', { degrees })}`)
  })
  return (
    <div className="corner" data-top={top} data-won={isWinner || undefined}>
      <h2>{t(top === 'red' ? 'gasing.red_top' : 'gasing.blue_top')}</h2>
      <div className="corner-spin" aria-hidden="true">
        <i ref={bar} />
      </div>
      <p className="corner-figures figures" aria-hidden="true">
        <span ref={figures} />
        <span ref={wobble} className="corner-wobble" />
      </p>
    </div>
  )
}

/** A page is only touched where something changed. */
function write(element: HTMLElement | null, words: string): void {
  if (element && element.textContent !== words) element.textContent = words
}
