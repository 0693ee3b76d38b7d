import { writeUnits } from '@oriel/core/money'
import { useEffect, useMemo, useRef, useState } from 'react'
import { LEVEL_MAX, LEVEL_START } from '../../../src/games/comet/growth.ts'
import { CHANCE_BITS, comet, LEVEL_MIN } from '../../../src/games/comet/rules.ts'
import { ChainFairness } from '../../chrome/chain-fairness.tsx'
import { Figure } from '../../chrome/figure.tsx'
import { GameFrame } from '../../chrome/frame.tsx'
import { FootBar } from '../../chrome/play-footer.tsx'
import { printed } from '../../chrome/printed.ts'
import { useSheet } from '../../chrome/sheet-tab.ts'
import { Glyph } from '../../chrome/glyph.tsx'
import { isCelebrated } from '../../chrome/win-line.tsx'
import { playSound } from '../../lib/sound.ts'
import { useText } from '../../lib/text.tsx'
import { useMoney } from '../../lib/use-money.ts'
import { useTable, type Table } from '../../lib/use-table.ts'
import { timesText } from '../quick/figures.ts'
import { BetPanel } from './bet-panel.tsx'
import { BetsBar, BetsPanel } from './bets.tsx'
import { lightOf } from './colour.ts'
import { pictures } from './comet.art.ts'
import { cometTeller } from './fairness.ts'
import { Flight } from './flight.tsx'
import { isBurned, type CometOutcome } from './level.ts'
import type { Mark } from './paint-curve.ts'
import { PastFlights } from './past-flights.tsx'
import { inPlay, PLACES, seatBets, sumOf, type Seats, type Sum } from './place.ts'
import { CometRules } from './rules.tsx'
import './screen.css'
import { usePlace, type BetPlace } from './use-place.ts'
import { flightWords } from './words.ts'

/** The numbers of the formula that turns a hash into a level. */
const HOW = {
  share: (Number(comet.returns.find(({ bet }) => bet === 'level')?.percent) / 100).toFixed(2),
  bits: CHANCE_BITS,
  start: timesText(LEVEL_START),
  max: timesText(LEVEL_MAX),
}

/** One flight for all. Two bets, each left by hand or by itself. */
export default function CometScreen() {
  const { t } = useText()
  const { money } = useMoney()
  const table = useTable<CometOutcome>()
  const { round, past, others, you, isCutOff } = table
  const seats = useMemo(() => seatBets(table.mine), [table.mine])
  const a = usePlace('A', table, seats.A)
  const b = usePlace('B', table, seats.B)
  const places = [a, b]
  const [picked, setPicked] = useState<number | null>(null)
  const sum = sumOf(table.mine)
  const marks = useMarks(table, seats)
  useLeaveSound(places)
  const names: Readonly<Record<string, string>> = {
    level: t('comet.return_level', { min: timesText(LEVEL_MIN) }),
    start: t('comet.return_start', { start: timesText(LEVEL_START) }),
  }
  const list = { round, places, others, you }
  return (
    <GameFrame
      {...printed(comet)}
      betName={(bet) => names[bet] ?? bet}
      solo={{ ...table, isPaying: table.mine.some(({ status }) => status === 'paying') }}
      hash={round?.shown_hash}
      line={t('comet.line')}
      picture={pictures.badge}
      rules={<CometRules />}
      said={flightWords({ t, money }, round, places)}
      fairness={
        <ChainFairness
          key={picked}
          round={round}
          past={past}
          teller={cometTeller}
          how={t('comet.how', HOW)}
          picked={picked}
        />
      }
      footer={<CometFoot table={table} />}
    >
      <div
        className="comet"
        data-phase={phaseOf(table)}
        data-result={sum ? resultWord(sum) : undefined}
        data-payout={sum ? writeUnits(sum.paid) : undefined}
      >
        <PastFlights past={past} onPick={setPicked} />
        <Flight round={round} marks={marks} isCutOff={isCutOff} />
        <div className="comet-bets">
          <BetPanel at={a} round={round} isCutOff={isCutOff} hasKey />
          <BetPanel at={b} round={round} isCutOff={isCutOff} hasKey={false} />
        </div>
        <BetsPanel {...list} />
        <BetsBar {...list} />
      </div>
    </GameFrame>
  )
}

/** For whoever looks from outside: the stage of the flight in one word. */
function phaseOf({ round }: Table<CometOutcome>): string {
  if (!round) return 'loading'
  return isBurned(round) ? 'settled' : round.phase
}

const resultWord = ({ staked, paid }: Sum): 'win' | 'loss' | 'push' => {
  if (paid === staked) return 'push'
  return paid > staked ? 'win' : 'loss'
}

const OWN_COLOUR = '#35dba8'

/** Everybody who has left, on the curve. */
function useMarks({ others, you }: Table<CometOutcome>, seats: Seats): readonly Mark[] {
  return useMemo(() => {
    const theirs = others.bets.flatMap(({ who, out }) =>
      out === null || who === you ? [] : [{ level: out, label: null, colour: lightOf(who) }],
    )
    const own = PLACES.flatMap((place) => {
      const level = seats[place]?.out ?? null
      return level === null
        ? []
        : [{ level, label: `${place} · ${timesText(level)}`, colour: OWN_COLOUR }]
    })
    return [...theirs, ...own]
  }, [others, you, seats])
}

/** A soft sound, once, for a bet that was seen to leave above its stake. */
function useLeaveSound(places: readonly BetPlace[]): void {
  const flown = useRef(new Set<string>())
  useEffect(() => {
    for (const { bet, result } of places) {
      if (!bet) continue
      if (!result) flown.current.add(bet.round_id)
      else if (flown.current.delete(bet.round_id) && result.is === 'out' && isCelebrated(result)) {
        playSound('reveal')
      }
    }
  })
}

/** The balance, what flies, what the last flight came to, and the way to check it. */
function CometFoot({ table }: { table: Table<CometOutcome> }) {
  const { t } = useText()
  const { money, net } = useMoney()
  const { open } = useSheet()
  const last = useLastSum(table)
  const result = last === null ? null : last.paid - last.staked
  return (
    <FootBar solo={table}>
      <div className="comet-figures">
        <Figure label={t('comet.in_play')}>{money(inPlay(table.mine))}</Figure>
        <Figure
          label={t('comet.last_flight')}
          tone={result !== null && result > 0n ? 'win' : 'plain'}
        >
          {result === null ? '–' : net(result)}
        </Figure>
      </div>
      <button type="button" className="button comet-check" onClick={() => open('fairness')}>
        <Glyph name="shield" />
        {t('comet.check')}
      </button>
    </FootBar>
  )
}

/** What the player's last flight came to; it stays until there is another. */
function useLastSum({ mine }: Table<CometOutcome>): Sum | null {
  const [last, setLast] = useState<Sum | null>(null)
  const sum = sumOf(mine)
  if (sum && (sum.staked !== last?.staked || sum.paid !== last.paid)) setLast(sum)
  return last
}
