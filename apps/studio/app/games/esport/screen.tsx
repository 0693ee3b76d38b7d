import type { Text } from '@oriel/i18n/text'
import { useEffect, useMemo } from 'react'
import { EMBER_PERCENT } from '../../../src/games/esport/match.ts'
import { esport, type EsportOutcome } from '../../../src/games/esport/rules.ts'
import { playSound } from '../../lib/sound.ts'
import { useText } from '../../lib/text.tsx'
import { Countdown } from '../table-kit/countdown.tsx'
import { stateOf } from '../table-kit/purse.ts'
import { TableFrame, useTelling } from '../table-kit/table-frame.tsx'
import { TablePills } from '../table-kit/table-pills.tsx'
import { TableWords, useSaid } from '../table-kit/table-words.tsx'
import { useMoments } from '../table-kit/use-run.ts'
import { useTablePlay } from '../table-kit/use-table-play.ts'
import { pictures } from './esport.art.ts'
import { MapStrips } from './map-strips.tsx'
import { Markets } from './markets.tsx'
import { PastMatches } from './past-matches.tsx'
import { EsportRules } from './rules.tsx'
import { Scoreboard } from './scoreboard.tsx'
import { matchAt, momentsOf, type MatchNow } from './timeline.ts'
import { mapWords, resultWords, scoresText, spotName, wholeResult } from './words.ts'
import './screen.css'

const NONE: readonly number[] = []

/** Ember against Tide: a simulated match, best of three maps, told round by round. */
export default function EsportScreen() {
  const { t } = useText()
  const play = useTablePlay<EsportOutcome>()
  const { run, table } = play
  const moments = useMemo(() => (run ? momentsOf(run.outcome) : NONE), [run])
  const told = useMoments(run, moments)
  const isOver = run !== null && told === moments.length
  const match = useMemo(() => matchAt(run?.outcome ?? null, told), [run, told])
  const telling = useTelling(spotName, wholeResult)
  useRoundSound(match, isOver)

  const outcome = run && isOver ? run.outcome : null
  const result = outcome && resultWords(t, outcome)
  const ended = useSaid({ play, game: esport, result: outcome && wholeResult(t, outcome) })
  const said = mapSaid(t, match, isOver) ?? ended
  return (
    <TableFrame
      game={esport}
      play={play}
      telling={telling}
      tellWhole={scoresText}
      line={t('esport.line')}
      rules={<EsportRules />}
      how={t('esport.how', { count: EMBER_PERCENT })}
      picture={pictures.badge}
      said={said}
    >
      <div className="esport" {...stateOf(play)}>
        <div className="esport-head">
          <Scoreboard match={match} isRunning={run !== null} winner={outcome?.winner ?? null} />
          <Countdown round={table.round} game={esport} />
        </div>
        <TableWords play={play} result={result} meanwhile={result} />
        <MapStrips match={match} isRunning={run !== null} isOver={isOver} />
        <Markets play={play} match={match} isOver={isOver} />
        <div className="esport-foot">
          <PastMatches past={table.past} />
          <TablePills play={play} telling={telling} />
          <p>
            <b>{t('esport.simulated')}</b> {t('table.past_note')}
          </p>
        </div>
      </div>
    </TableFrame>
  )
}

/** A tick for each round, and more for each map. */
function useRoundSound({ maps, ember, tide }: MatchNow, isOver: boolean): void {
  const rounds = maps.reduce((sum, map) => sum + map.rounds.length, 0)
  const won = ember + tide
  useEffect(() => {
    if (rounds > 0 && !isOver) playSound('tick')
  }, [rounds, isOver])
  useEffect(() => {
    if (won > 0 && !isOver) playSound('reveal')
  }, [won, isOver])
}

/** Between the maps those who listen hear how the last one ended. */
function mapSaid(t: Text['t'], { maps }: MatchNow, isOver: boolean): string | null {
  const last = maps.findLastIndex(({ winner }) => winner !== null)
  const map = maps[last]
  return map && !isOver ? mapWords(t, last + 1, map) : null
}
