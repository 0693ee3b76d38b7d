import { useCallback, useMemo } from 'react'
import { baccarat, type BaccaratOutcome } from '../../../src/games/baccarat/rules.ts'
import { SHOE_CARDS } from '../../../src/games/cards/cards.ts'
import { useText } from '../../lib/text.tsx'
import { Countdown } from '../table-kit/countdown.tsx'
import { stateOf } from '../table-kit/purse.ts'
import { RoadBoard, type Side } from '../table-kit/road-board.tsx'
import { TableFrame, useTelling } from '../table-kit/table-frame.tsx'
import { TablePills } from '../table-kit/table-pills.tsx'
import { TableWords, useSaid } from '../table-kit/table-words.tsx'
import { useTablePlay } from '../table-kit/use-table-play.ts'
import { pictures } from './baccarat.art.ts'
import { Hands } from './hands.tsx'
import { BaccaratRules } from './rules.tsx'
import { BaccaratSpots } from './spots.tsx'
import { useDeal } from './use-deal.ts'
import { dealtWords, reasonWords, resultWords, spotName, wholeResult } from './words.ts'
import '../table-kit/felt.css'
import './screen.css'

/** Baccarat, dealt by a computer: two hands for all who bet. */
export default function BaccaratScreen() {
  const { t } = useText()
  const play = useTablePlay<BaccaratOutcome>()
  const { run, table } = play
  const { deal, toldMs, outcome, reason } = useDeal(run)
  const telling = useTelling(spotName, wholeResult)
  const tellWhole = useCallback((one: BaccaratOutcome) => dealtWords(t, one), [t])

  const result = outcome && resultWords(t, outcome)
  const said = useSaid({ play, game: baccarat, result: outcome && wholeResult(t, outcome) })
  return (
    <TableFrame
      game={baccarat}
      play={play}
      telling={telling}
      tellWhole={tellWhole}
      line={t('baccarat.line')}
      rules={<BaccaratRules />}
      how={t('baccarat.how', { count: SHOE_CARDS })}
      picture={pictures['sign']}
      said={said}
    >
      <div className="table baccarat" {...stateOf(play)}>
        <section className="felt">
          <picture>
            <source media="(width < 900px)" srcSet={pictures['felt-phone']} />
            <img className="felt-scene" src={pictures['felt-desktop']} alt="" />
          </picture>
          <div className="felt-head">
            <TablePills play={play} telling={telling} />
            <img className="shoe" src={pictures['shoe']} alt="" />
            <Countdown round={table.round} game={baccarat} />
          </div>
          <Hands run={run} deal={deal} toldMs={toldMs} winner={outcome?.winner ?? null} />
          <TableWords
            play={play}
            result={result}
            meanwhile={result ?? (reason && reasonWords(t, reason))}
          />
          <BaccaratSpots play={play} outcome={outcome} />
          <p className="dealer-line">{t('baccarat.dealer')}</p>
        </section>
        <Roads past={table.past} />
      </div>
    </TableFrame>
  )
}

function Roads({ past }: { past: readonly { readonly outcome: BaccaratOutcome }[] }) {
  const { t } = useText()
  const inOrder = useMemo(() => past.toReversed().map(({ outcome }) => outcome), [past])
  const sides: readonly [Side, Side, Side] = [
    {
      result: 'banker',
      name: t('baccarat.banker'),
      letter: t('baccarat.banker_letter'),
      tone: 'red',
    },
    {
      result: 'player',
      name: t('baccarat.player'),
      letter: t('baccarat.player_letter'),
      tone: 'blue',
    },
    { result: 'tie', name: t('baccarat.tie'), letter: t('baccarat.tie_letter'), tone: 'green' },
  ]
  return (
    <RoadBoard
      results={inOrder.map(({ winner }) => winner)}
      sides={sides}
      pairs={inOrder.map(({ player, banker }) => ({ red: banker.hasPair, blue: player.hasPair }))}
    />
  )
}
