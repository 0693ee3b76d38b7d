import { useEffect, useMemo } from 'react'
import { BALLS, keno, NUMBERS, type KenoOutcome } from '../../../src/games/keno/rules.ts'
import { playSound } from '../../lib/sound.ts'
import { useText } from '../../lib/text.tsx'
import { TableFrame } from '../table-kit/table-frame.tsx'
import { useSaid } from '../table-kit/table-words.tsx'
import { useMoments } from '../table-kit/use-run.ts'
import { useTablePlay } from '../table-kit/use-table-play.ts'
import { pictures } from './keno.art.ts'
import { MOMENTS } from './motion.ts'
import { KenoRules } from './rules.tsx'
import { Stage } from './stage.tsx'
import { ballWords, betName, resultWords, spotName } from './words.ts'

/** Numbers are the same in every language. */
const telling = { spotName, outcomeName: ballWords }
const NOTHING: readonly number[] = []

/** Keno: twenty of eighty balls, and up to ten numbers on a line. */
export default function KenoScreen() {
  const { t } = useText()
  const play = useTablePlay<KenoOutcome>()
  const { run, placed } = play
  const told = useMoments(run, MOMENTS)
  const outcome = run && told === MOMENTS.length ? run.outcome : null
  const balls = useMemo(() => run?.outcome.balls.slice(0, told) ?? NOTHING, [run, told])
  useEffect(() => {
    if (told > 0 && told <= BALLS) playSound('tick')
  }, [told])

  const result = outcome && resultWords(t, outcome, [...placed.keys()])
  const whole = outcome && `${result}. ${t('draw.shown', { result: ballWords(outcome) })}`
  const said = useSaid({ play, game: keno, result: whole })
  return (
    <TableFrame
      game={keno}
      play={play}
      telling={telling}
      betName={(bet) => betName(t, bet)}
      line={t('keno.line', { balls: BALLS, numbers: NUMBERS })}
      rules={<KenoRules />}
      how={t('keno.how', { balls: BALLS, numbers: NUMBERS })}
      picture={pictures['ball-80']}
      said={said}
    >
      <Stage play={play} outcome={outcome} balls={balls} result={result} telling={telling} />
    </TableFrame>
  )
}
