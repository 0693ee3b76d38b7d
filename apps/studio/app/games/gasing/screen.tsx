import { useEffect, useMemo } from 'react'
import { CHANCES, gasing, type GasingOutcome } from '../../../src/games/gasing/rules.ts'
import { playSound } from '../../lib/sound.ts'
import { useText } from '../../lib/text.tsx'
import { Countdown } from '../table-kit/countdown.tsx'
import { stateOf } from '../table-kit/purse.ts'
import { TableFrame, useTelling } from '../table-kit/table-frame.tsx'
import { TablePills } from '../table-kit/table-pills.tsx'
import { TableWords, useSaid } from '../table-kit/table-words.tsx'
import { useMoments } from '../table-kit/use-run.ts'
import { useTablePlay } from '../table-kit/use-table-play.ts'
import { ArenaCanvas } from './arena-canvas.tsx'
import { Corner } from './corner.tsx'
import { pictures } from './gasing.art.ts'
import { momentsOf } from './motion.ts'
import { PastDuels } from './past-duels.tsx'
import { GasingRules } from './rules.tsx'
import { GasingSpots } from './spots.tsx'
import { resultWords, spotName } from './words.ts'
import './screen.css'

const NONE: readonly number[] = []

/** Gasing Arena: two spinning tops in a dish; the one that stands longer wins. */
export default function GasingScreen() {
  const { t } = useText()
  const play = useTablePlay<GasingOutcome>()
  const { run, table } = play
  const moments = useMemo(() => (run ? momentsOf(run.outcome) : NONE), [run])
  const told = useMoments(run, moments)
  const outcome = run && told === moments.length ? run.outcome : null
  const telling = useTelling(spotName, resultWords)
  useEffect(() => {
    if (told > 0 && told < moments.length) playSound('land')
  }, [told, moments])

  const result = outcome && resultWords(t, outcome)
  const said = useSaid({ play, game: gasing, result })
  return (
    <TableFrame
      game={gasing}
      play={play}
      telling={telling}
      line={t('gasing.line')}
      rules={<GasingRules />}
      how={t('gasing.how', { side: CHANCES.red, draw: CHANCES.draw })}
      picture={pictures['badge']}
      said={said}
    >
      <div className="arena" {...stateOf(play)}>
        <picture>
          <source media="(width < 900px)" srcSet={pictures['scene-phone']} />
          <img className="arena-scene" src={pictures['scene-desktop']} alt="" />
        </picture>
        <ArenaCanvas run={run} />
        <div className="arena-head">
          <Corner top="red" run={run} isWinner={outcome?.winner === 'red'} />
          <Countdown round={table.round} game={gasing} />
          <Corner top="blue" run={run} isWinner={outcome?.winner === 'blue'} />
        </div>
        <TableWords play={play} result={result} meanwhile={result} />
        <GasingSpots play={play} outcome={outcome} />
        <div className="arena-foot">
          <PastDuels past={table.past} />
          <TablePills play={play} telling={telling} />
          <p className="arena-notes">
            {t('table.past_note')} <span>{t('gasing.simulated')}</span>
          </p>
        </div>
      </div>
    </TableFrame>
  )
}
