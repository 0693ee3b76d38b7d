import { useEffect, useMemo, useState } from 'react'
import { derby, type DerbyOutcome } from '../../../src/games/derby/rules.ts'
import { playSound } from '../../lib/sound.ts'
import { useText } from '../../lib/text.tsx'
import { Countdown } from '../table-kit/countdown.tsx'
import { stateOf } from '../table-kit/purse.ts'
import { TableFrame, useTelling } from '../table-kit/table-frame.tsx'
import { TablePills } from '../table-kit/table-pills.tsx'
import { TableWords, useSaid } from '../table-kit/table-words.tsx'
import { useMoments } from '../table-kit/use-run.ts'
import { useTablePlay } from '../table-kit/use-table-play.ts'
import { ExactaBoard, PlacesBoard } from './board.tsx'
import { pictures } from './derby.art.ts'
import { OwnBets } from './own-bets.tsx'
import { PastRaces } from './past-races.tsx'
import { backedOn } from './pays.ts'
import { momentsOf } from './race.ts'
import { DerbyRules } from './rules.tsx'
import { Standings } from './standings.tsx'
import { BoardSwitch, type BoardName } from './switch.tsx'
import { Track } from './track.tsx'
import { orderText, resultWords, spotName } from './words.ts'
import './screen.css'

const NONE: readonly number[] = []

/** Dusk Derby: eight runners, and bets on the first three places. */
export default function DerbyScreen() {
  const { t } = useText()
  const play = useTablePlay<DerbyOutcome>()
  const [board, setBoard] = useState<BoardName>('places')
  const { run, table, placed } = play
  const moments = useMemo(() => (run ? momentsOf(run.outcome) : NONE), [run])
  const told = useMoments(run, moments)
  const outcome = run && told === moments.length ? run.outcome : null
  const backed = useMemo(() => backedOn(placed.keys()), [placed])
  const telling = useTelling(spotName, resultWords)
  useEffect(() => {
    if (told > 0 && told < moments.length) playSound('tick')
  }, [told, moments])

  const result = outcome && resultWords(t, outcome)
  const said = useSaid({ play, game: derby, result })
  return (
    <TableFrame
      game={derby}
      play={play}
      telling={telling}
      tellWhole={orderText}
      line={t('derby.line')}
      rules={<DerbyRules />}
      how={t('derby.how')}
      picture={pictures['badge']}
      said={said}
    >
      <div className="derby" data-board={board} {...stateOf(play)}>
        <div className="derby-stage">
          <Track run={run} backed={backed}>
            <Countdown round={table.round} game={derby} />
            <TableWords play={play} result={result} meanwhile={result} />
            {run && <Standings run={run} backed={backed} />}
            {run && <OwnBets play={play} outcome={outcome} />}
          </Track>
          <BoardSwitch board={board} onBoard={setBoard} />
          <div className="derby-boards">
            <PlacesBoard play={play} outcome={outcome} />
            <ExactaBoard play={play} outcome={outcome} />
          </div>
        </div>
        <div className="derby-foot">
          <PastRaces past={table.past} />
          <TablePills play={play} telling={telling} />
          <p>
            {t('table.past_note')} <span>{t('derby.simulated')}</span>
          </p>
        </div>
      </div>
    </TableFrame>
  )
}
