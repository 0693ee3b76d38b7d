import { useEffect } from 'react'
import { fastThree } from '../../../src/games/fast-3/rules.ts'
import type { ThreeDice } from '../../../src/games/three-dice.ts'
import { playSound } from '../../lib/sound.ts'
import { useText } from '../../lib/text.tsx'
import { TableFrame, useTelling } from '../table-kit/table-frame.tsx'
import { useSaid } from '../table-kit/table-words.tsx'
import { useMoments } from '../table-kit/use-run.ts'
import { useTablePlay } from '../table-kit/use-table-play.ts'
import { pictures } from './fast-3.art.ts'
import { MOMENTS, REST_MS } from './motion.ts'
import { FastThreeRules } from './rules.tsx'
import { Stage } from './stage.tsx'
import { resultWords, spotName } from './words.ts'

const ROUND_SECONDS = (fastThree.bettingMs + fastThree.runningMs + fastThree.pauseMs) / 1_000

/** Fast-3: three dice every minute. */
export default function FastThreeScreen() {
  const { t } = useText()
  const play = useTablePlay<ThreeDice>()
  const { run } = play
  const told = useMoments(run, MOMENTS)
  const outcome = run && told === MOMENTS.length ? run.outcome : null
  const telling = useTelling(spotName, resultWords)
  useEffect(() => {
    if (told > 0 && told <= REST_MS.length) playSound('land')
  }, [told])
  const said = useSaid({ play, game: fastThree, result: outcome && resultWords(t, outcome) })
  return (
    <TableFrame
      game={fastThree}
      play={play}
      telling={telling}
      line={t('fast-3.line', { seconds: ROUND_SECONDS })}
      rules={<FastThreeRules />}
      how={t('sic-bo.how')}
      picture={pictures['die-3']}
      said={said}
    >
      <Stage play={play} outcome={outcome} telling={telling} />
    </TableFrame>
  )
}
