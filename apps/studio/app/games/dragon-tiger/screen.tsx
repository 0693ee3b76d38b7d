import { useEffect, useMemo } from 'react'
import { dragonTiger, type DragonTigerOutcome } from '../../../src/games/dragon-tiger/rules.ts'
import { SHOE_CARDS } from '../../../src/games/cards/cards.ts'
import { playSound } from '../../lib/sound.ts'
import { useText } from '../../lib/text.tsx'
import { Countdown } from '../table-kit/countdown.tsx'
import { stateOf } from '../table-kit/purse.ts'
import { RoadBoard, type Side } from '../table-kit/road-board.tsx'
import { TableFrame, useTelling } from '../table-kit/table-frame.tsx'
import { TablePills } from '../table-kit/table-pills.tsx'
import { TableWords, useSaid } from '../table-kit/table-words.tsx'
import { useMoments } from '../table-kit/use-run.ts'
import { useTablePlay } from '../table-kit/use-table-play.ts'
import { MOMENTS } from './deal.ts'
import { pictures } from './dragon-tiger.art.ts'
import { DragonTigerRules } from './rules.tsx'
import { Sides } from './sides.tsx'
import { DragonTigerSpots } from './spots.tsx'
import { resultWords, spotName, wholeResult } from './words.ts'
import '../table-kit/felt.css'
import './screen.css'

/** Dragon Tiger, dealt by a computer: one card each, the higher wins. */
export default function DragonTigerScreen() {
  const { t } = useText()
  const play = useTablePlay<DragonTigerOutcome>()
  const { run, table } = play
  const told = useMoments(run, MOMENTS)
  const outcome = run && told === MOMENTS.length ? run.outcome : null
  const telling = useTelling(spotName, wholeResult)
  useEffect(() => {
    if (told > 0 && told < MOMENTS.length) playSound('reveal')
  }, [told])

  const result = outcome && resultWords(t, outcome)
  const said = useSaid({ play, game: dragonTiger, result: outcome && wholeResult(t, outcome) })
  return (
    <TableFrame
      game={dragonTiger}
      play={play}
      telling={telling}
      line={t('dragon-tiger.line')}
      rules={<DragonTigerRules />}
      how={t('dragon-tiger.how', { count: SHOE_CARDS })}
      picture={pictures['dragon']}
      said={said}
    >
      <div className="table duel" {...stateOf(play)}>
        <section className="felt">
          <picture>
            <source media="(width < 900px)" srcSet={pictures['felt-phone']} />
            <img className="felt-scene" src={pictures['felt-desktop']} alt="" />
          </picture>
          <div className="felt-head">
            <TablePills play={play} telling={telling} />
            <img className="shoe" src={pictures['shoe']} alt="" />
            <Countdown round={table.round} game={dragonTiger} />
          </div>
          <Sides run={run} told={told} winner={outcome?.winner ?? null} />
          <TableWords play={play} result={result} meanwhile={result} />
          <DragonTigerSpots play={play} outcome={outcome} />
          <p className="dealer-line">{t('dragon-tiger.dealer')}</p>
        </section>
        <Roads past={table.past} />
      </div>
    </TableFrame>
  )
}

function Roads({ past }: { past: readonly { readonly outcome: DragonTigerOutcome }[] }) {
  const { t } = useText()
  const results = useMemo(() => past.toReversed().map(({ outcome }) => outcome.winner), [past])
  const sides: readonly [Side, Side, Side] = [
    {
      result: 'dragon',
      name: t('dragon-tiger.dragon'),
      letter: t('dragon-tiger.dragon_letter'),
      tone: 'red',
    },
    {
      result: 'tiger',
      name: t('dragon-tiger.tiger'),
      letter: t('dragon-tiger.tiger_letter'),
      tone: 'blue',
    },
    {
      result: 'tie',
      name: t('dragon-tiger.tie'),
      letter: '=',
      tone: 'green',
    },
  ]
  return <RoadBoard results={results} sides={sides} />
}
