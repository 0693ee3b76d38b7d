import { writeUnits } from '@oriel/core/money'
import { useEffect, useMemo, useRef, useState } from 'react'
import { sport as rules } from '../../../src/sport/rules.ts'
import { GameFrame } from '../../chrome/frame.tsx'
import { isCelebrated } from '../../chrome/win-line.tsx'
import { printed } from '../../chrome/printed.ts'
import { playSound } from '../../lib/sound.ts'
import { useText } from '../../lib/text.tsx'
import { useMoney } from '../../lib/use-money.ts'
import { useNow } from '../../lib/use-now.ts'
import { Board } from './board.tsx'
import { FixtureFairness } from './fairness.tsx'
import { FixtureView } from './fixture-view.tsx'
import { SportFooter } from './footer.tsx'
import { isOpen, MyBets } from './my-bets.tsx'
import { Nav, type View } from './nav.tsx'
import { PriceGroup } from './price-group.tsx'
import { pictures } from './sport.art.ts'
import { SportRules } from './rules.tsx'
import { SlipPanel } from './slip-panel.tsx'
import { useSlip, type SlipPlay } from './use-slip.ts'
import { useSport, type Slip, type SportState } from './use-sport.ts'
import { returnName, sportName } from './words.ts'
import './screen.css'

const LOOK_MS = 1_000

/** A small sportsbook on simulated fixtures: pre-match and in-play, singles and parlays. */
export default function SportScreen() {
  const { t } = useText()
  const { money } = useMoney()
  const state = useSport()
  const slip = useSlip(state)
  const [view, setView] = useState<View>({ is: 'sport', sport: 'football' })
  const last = useLastSettled(state.slips)
  const fixtures = useMemo(() => [...(state.board?.fixtures.values() ?? [])], [state.board])
  const open = state.slips.filter(isOpen)
  const said = () => {
    if (slip.phase === 'placed') return t('sportsbook.placed')
    if (slip.phase === 'moved') return t('sportsbook.moved')
    return last ? t('sportsbook.settled_said', { amount: money(last.payout ?? 0n) }) : ''
  }
  const hash = fixtures.find(({ sport, phase }) => sport === view.sport && phase === 'live')
  return (
    <GameFrame
      {...printed(rules)}
      betName={(bet) => returnName(t, bet)}
      solo={{
        balance: state.balance,
        totals: state.totals,
        refusal: state.refusal,
        isCutOff: state.isCutOff,
        isPaying: state.slips.some(({ status }) => status === 'paying'),
        forgetRefusal: () => state.setRefusal(null),
      }}
      line={t('sportsbook.line')}
      picture={pictures.badge}
      rules={<SportRules />}
      fairText={t('sportsbook.fair_text')}
      fairness={<FixtureFairness promised={state.promised} />}
      hash={hash?.seed_hash}
      said={said()}
      footer={
        <SportFooter
          state={state}
          open={open}
          onBets={() => setView({ is: 'bets', sport: view.sport })}
        />
      }
    >
      <div
        className="sport"
        data-phase={slip.phase === 'asking' ? 'asking' : 'idle'}
        data-result={last ? resultOf(last) : undefined}
        data-payout={last ? writeUnits(last.payout ?? 0n) : undefined}
      >
        <Nav
          view={view}
          counts={state.board?.counts ?? {}}
          fixtures={fixtures}
          openBets={open.length}
          onView={setView}
        />
        <div className="sport-main">
          <p className="sport-note">{t('sportsbook.simulated')}</p>
          <Middle state={state} slip={slip} view={view} onView={setView} />
        </div>
        <SlipPanel slip={slip} />
      </div>
    </GameFrame>
  )
}

type MiddleProps = {
  state: SportState
  slip: SlipPlay
  view: View
  onView: (view: View) => void
}

function Middle({ state, slip, view, onView }: MiddleProps) {
  const { t } = useText()
  const now = useNow(LOOK_MS) + (state.board?.aheadMs ?? 0)
  const { board } = state
  if (!board) return <p className="board-none">{t('studio.loading')}</p>
  if (view.is === 'bets') return <MyBets slips={state.slips} />
  const { sport } = view
  const shown = view.is === 'fixture' ? board.fixtures.get(view.id) : undefined
  const back = () => onView({ is: 'sport', sport })
  const open = (id: string) => onView({ is: 'fixture', id, sport })
  const fixtures = [...board.fixtures.values()]
  return (
    <PriceGroup label={shown ? `${shown.home} – ${shown.away}` : sportName(t, sport)}>
      {shown ? (
        <FixtureView fixture={shown} slip={slip} now={now} onBack={back} />
      ) : (
        <Board sport={sport} fixtures={fixtures} slip={slip} now={now} onOpen={open} />
      )}
    </PriceGroup>
  )
}

function resultOf(slip: Slip): 'win' | 'push' | 'loss' {
  if (isCelebrated(slip)) return 'win'
  return slip.payout === slip.stake ? 'push' : 'loss'
}

/** The slip that was settled last while this page was open; null until one is. */
function useLastSettled(slips: readonly Slip[]): Slip | null {
  const waiting = useRef<ReadonlySet<string>>(new Set())
  const [last, setLast] = useState<Slip | null>(null)
  useEffect(() => {
    const over = slips.find((slip) => !isOpen(slip) && waiting.current.has(slip.round_id))
    waiting.current = new Set(slips.filter(isOpen).map(({ round_id }) => round_id))
    if (!over) return
    setLast(over)
    if (isCelebrated(over)) playSound('win')
  }, [slips])
  return last
}
