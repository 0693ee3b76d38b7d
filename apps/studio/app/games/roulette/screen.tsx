import { roulette, type RouletteOutcome } from '../../../src/games/roulette/rules.ts'
import { useText } from '../../lib/text.tsx'
import { TableFrame, useTelling } from '../table-kit/table-frame.tsx'
import { useSaid } from '../table-kit/table-words.tsx'
import { useMoments } from '../table-kit/use-run.ts'
import { useTablePlay } from '../table-kit/use-table-play.ts'
import { pictures } from './roulette.art.ts'
import { RouletteRules } from './rules.tsx'
import { RouletteStage } from './stage.tsx'
import { REST_MS } from './wheel-motion.ts'
import { kindName, resultWords, spotName } from './words.ts'

const MOMENTS = [REST_MS]

/** Roulette with a single zero, spun by a computer. */
export default function RouletteScreen() {
  const { t } = useText()
  const play = useTablePlay<RouletteOutcome>()
  const { run } = play
  const isShown = useMoments(run, MOMENTS) === MOMENTS.length
  const outcome = run && isShown ? run.outcome : null
  const telling = useTelling(spotName, resultWords)
  const said = useSaid({ play, game: roulette, result: outcome && resultWords(t, outcome) })
  return (
    <TableFrame
      game={roulette}
      play={play}
      telling={telling}
      betName={(bet) => kindName(t, bet)}
      line={t('wheel.line_of')}
      rules={<RouletteRules />}
      how={t('wheel.how')}
      picture={pictures['sign']}
      said={said}
    >
      <RouletteStage play={play} telling={telling} outcome={outcome} />
    </TableFrame>
  )
}
