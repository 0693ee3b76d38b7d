import { useMemo } from 'react'
import { roulette, type RouletteOutcome } from '../../../src/games/roulette/rules.ts'
import { ChainFairness } from '../../chrome/chain-fairness.tsx'
import { GameFrame } from '../../chrome/frame.tsx'
import { printed } from '../../chrome/printed.ts'
import { drawnFrom } from '../../lib/chain.ts'
import { useText } from '../../lib/text.tsx'
import { purseOf } from '../table-kit/purse.ts'
import { TableFooter } from '../table-kit/table-footer.tsx'
import { useSaid } from '../table-kit/table-words.tsx'
import { useMoments } from '../table-kit/use-run.ts'
import { useTablePlay } from '../table-kit/use-table-play.ts'
import { pictures } from './roulette.art.ts'
import { RouletteRules } from './rules.tsx'
import { RouletteStage } from './stage.tsx'
import { REST_MS } from './wheel-motion.ts'
import { kindName, resultWords, spotName } from './words.ts'

const count = drawnFrom((draw) => roulette.outcome(draw))
const MOMENTS = [REST_MS]

/** Roulette with a single zero, spun by a computer. */
export default function RouletteScreen() {
  const { t } = useText()
  const play = useTablePlay<RouletteOutcome>()
  const { run, table } = play
  const isShown = useMoments(run, MOMENTS) === MOMENTS.length
  const outcome = run && isShown ? run.outcome : null
  const telling = useMemo(
    () => ({
      spotName: (spot: string) => spotName(t, spot),
      outcomeName: (one: RouletteOutcome) => resultWords(t, one),
    }),
    [t],
  )
  const teller = useMemo(() => ({ tell: telling.outcomeName, count }), [telling])
  const said = useSaid({ play, game: roulette, result: outcome && resultWords(t, outcome) })
  return (
    <GameFrame
      {...printed(roulette)}
      betName={(bet) => kindName(t, bet)}
      solo={purseOf(play)}
      line={t('wheel.line_of')}
      rules={<RouletteRules />}
      fairness={
        <ChainFairness round={table.round} past={table.past} teller={teller} how={t('wheel.how')} />
      }
      hash={table.round?.shown_hash}
      picture={pictures['sign']}
      said={said}
      footer={<TableFooter play={play} />}
    >
      <RouletteStage play={play} telling={telling} outcome={outcome} />
    </GameFrame>
  )
}
