import { useEffect } from 'react'
import { fastFive, type FastFiveOutcome } from '../../../src/games/fast-5d/rules.ts'
import { playSound } from '../../lib/sound.ts'
import { useText } from '../../lib/text.tsx'
import { TableFrame, useTelling } from '../table-kit/table-frame.tsx'
import { useSaid } from '../table-kit/table-words.tsx'
import { useMoments } from '../table-kit/use-run.ts'
import { useTablePlay } from '../table-kit/use-table-play.ts'
import { pictures } from './fast-5d.art.ts'
import { BALL_MS, MOMENTS } from './motion.ts'
import { FastFiveRules } from './rules.tsx'
import { Stage } from './stage.tsx'
import { spotName, wholeResult } from './words.ts'

const ROUND_SECONDS = (fastFive.bettingMs + fastFive.runningMs + fastFive.pauseMs) / 1_000

/** Fast 5D: five digits every minute, one on each place. */
export default function FastFiveScreen() {
  const { t } = useText()
  const play = useTablePlay<FastFiveOutcome>()
  const { run } = play
  const told = useMoments(run, MOMENTS)
  const outcome = run && told === MOMENTS.length ? run.outcome : null
  const telling = useTelling(spotName, wholeResult)
  useEffect(() => {
    if (told > 0 && told <= BALL_MS.length) playSound('land')
  }, [told])
  const said = useSaid({ play, game: fastFive, result: outcome && wholeResult(t, outcome) })
  return (
    <TableFrame
      game={fastFive}
      play={play}
      telling={telling}
      line={t('fast-5d.line', { seconds: ROUND_SECONDS })}
      rules={<FastFiveRules />}
      how={t('fast-5d.how')}
      picture={pictures['ball-0-5']}
      said={said}
    >
      <Stage play={play} outcome={outcome} told={told} telling={telling} />
    </TableFrame>
  )
}
