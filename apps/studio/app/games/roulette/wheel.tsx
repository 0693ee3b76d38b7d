import { useEffect, useRef } from 'react'
import type { RouletteOutcome } from '../../../src/games/roulette/rules.ts'
import type { Run } from '../table-kit/use-run.ts'
import { pictures } from './roulette.art.ts'
import { atRest, radiusOf, REST_MS, wheelAt, type WheelView } from './wheel-motion.ts'
import './wheel.css'

type Props = {
  run: Run<RouletteOutcome> | null
  /** Where the wheel stood before. */
  last: RouletteOutcome
  label: string
}

/** Bowl, rotor, ball and light, one over another. Only two of them turn, each as one picture. */
export function Wheel({ run, last, label }: Props) {
  const rotor = useRef<HTMLImageElement>(null)
  const ball = useRef<HTMLSpanElement>(null)
  useEffect(() => {
    const show = (view: WheelView) => {
      if (!rotor.current || !ball.current) return
      rotor.current.style.transform = `rotate(${view.rotor}deg)`
      ball.current.style.transform = `rotate(${view.ball}deg)`
      ball.current.style.setProperty('--radius', String(radiusOf(view)))
      ball.current.style.opacity = view.isBallThere ? '1' : '0'
    }
    if (!run) return show(atRest(last))
    let frame = 0
    const draw = () => {
      const ms = Date.now() - run.since
      show(wheelAt(ms, last, run.outcome))
      if (ms < REST_MS) frame = requestAnimationFrame(draw)
    }
    draw()
    return () => cancelAnimationFrame(frame)
  }, [run, last])
  return (
    <figure className="wheel" aria-label={label}>
      <img src={pictures['bowl']} alt="" />
      <img ref={rotor} className="wheel-rotor" src={pictures['rotor']} alt="" />
      <span ref={ball} className="wheel-ball">
        <img src={pictures['ball']} alt="" />
      </span>
      <img src={pictures['gloss']} alt="" />
    </figure>
  )
}
