import { useEffect } from 'react'
import { sicBo } from '../../../src/games/sic-bo/rules.ts'
import type { ThreeDice } from '../../../src/games/three-dice.ts'
import { playSound } from '../../lib/sound.ts'
import { useText } from '../../lib/text.tsx'
import { Countdown } from '../table-kit/countdown.tsx'
import { stateOf } from '../table-kit/purse.ts'
import { TableFrame, useTelling } from '../table-kit/table-frame.tsx'
import { TablePills } from '../table-kit/table-pills.tsx'
import { TableWords, useSaid } from '../table-kit/table-words.tsx'
import { useMoments } from '../table-kit/use-run.ts'
import { useTablePlay } from '../table-kit/use-table-play.ts'
import { SicBoBoard } from './board.tsx'
import { Dome } from './dome.tsx'
import { MOMENTS, REST_MS } from './motion.ts'
import { PastThrows } from './past-throws.tsx'
import { SicBoRules } from './rules.tsx'
import { pictures } from './sic-bo.art.ts'
import { resultWords, spotName } from './words.ts'
import './screen.css'

/** What lies under the glass where nothing was thrown yet. */
const FIRST: ThreeDice = { dice: [1, 2, 3] }

/** Sic Bo: three dice under a dome, thrown by a computer. */
export default function SicBoScreen() {
  const { t } = useText()
  const play = useTablePlay<ThreeDice>()
  const { run, table } = play
  const told = useMoments(run, MOMENTS)
  const isShown = told === MOMENTS.length
  const outcome = run && isShown ? run.outcome : null
  const telling = useTelling(spotName, resultWords)
  const last = table.past[0]?.outcome ?? FIRST
  useEffect(() => {
    if (told > 0 && told <= REST_MS.length) playSound('land')
  }, [told])

  const result = outcome && resultWords(t, outcome)
  const said = useSaid({ play, game: sicBo, result })
  const label =
    run && !isShown
      ? t('sic-bo.shaking')
      : t('sic-bo.lie', { result: resultWords(t, outcome ?? last) })
  return (
    <TableFrame
      game={sicBo}
      play={play}
      telling={telling}
      line={t('sic-bo.line')}
      rules={<SicBoRules />}
      how={t('sic-bo.how')}
      picture={pictures['die-1']}
      said={said}
    >
      <div className="sic-bo" {...stateOf(play)}>
        <div className="sic-bo-left">
          <TablePills play={play} telling={telling} />
          <Countdown round={table.round} game={sicBo} />
          <Dome run={run} last={last} label={label} />
          <TableWords play={play} result={result} meanwhile={result} />
        </div>
        <SicBoBoard play={play} outcome={outcome} />
        <div className="sic-bo-past">
          <PastThrows past={table.past} />
          <p className="past-note">{t('table.past_note')}</p>
          <p className="dealer-line">{t('sic-bo.dealer')}</p>
        </div>
      </div>
    </TableFrame>
  )
}
