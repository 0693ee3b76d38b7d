import { useEffect, useRef, useState, type RefObject } from 'react'
import { RefusalNotice, SessionOver, WaitingNotice } from '../chrome/notices.tsx'
import { Balance } from '../chrome/figure.tsx'
import { Glyph } from '../chrome/glyph.tsx'
import { StakeStepper } from '../chrome/stake-stepper.tsx'
import { Hero } from '../games/sport/hero.tsx'
import { Price } from '../games/sport/price.tsx'
import { mainOffers } from '../games/sport/row.tsx'
import { Figures, PlaceButton, WaitNote } from '../games/sport/slip.tsx'
import { useSlip, type SlipPlay } from '../games/sport/use-slip.ts'
import { useSport, type Fixture } from '../games/sport/use-sport.ts'
import { shortText } from '../games/sport/words.ts'
import { useSeat } from '../lib/seat.ts'
import { useText } from '../lib/text.tsx'
import { useNow } from '../lib/use-now.ts'
import { originOf, sizeMessage } from './size.ts'
import './quick-bet.css'

const LOOK_MS = 1_000

/** One fixture, its main market and a stake: small enough for a house's own page. */
export function QuickBet({ wanted }: { wanted: string | null }) {
  const { t } = useText()
  const state = useSport()
  const slip = useSlip(state)
  const now = useNow(LOOK_MS) + (state.board?.aheadMs ?? 0)
  const root = useRef<HTMLDivElement>(null)
  useToldSize(root)
  const fixture = useShown([...(state.board?.fixtures.values() ?? [])], wanted)
  return (
    <div ref={root} className="quick" data-phase={slip.phase === 'asking' ? 'asking' : 'idle'}>
      <header>
        <h1>{t('sportsbook.quick')}</h1>
        <Balance units={state.balance} />
      </header>
      {!state.board && <p className="quick-note">{t('studio.loading')}</p>}
      {state.board && !fixture && <p className="quick-note">{t('sportsbook.quick_none')}</p>}
      {fixture && (
        <>
          <Hero fixture={fixture} now={now} />
          <Prices fixture={fixture} slip={slip} />
        </>
      )}
      {slip.legs.length > 0 && (
        <div className="quick-stake">
          <StakeStepper stake={slip.stake} isDisabled={slip.phase === 'asking'} />
          <Figures slip={slip} />
          <WaitNote slip={slip} />
          <PlaceButton slip={slip} />
        </div>
      )}
      <output className="quick-said">
        {slip.phase === 'placed' && (
          <>
            <Glyph name="check" />
            {t('sportsbook.placed')}
          </>
        )}
      </output>
      <p className="quick-note">{t('sportsbook.simulated')}</p>
      <WaitingNotice isCutOff={state.isCutOff} isPaying={false} />
      <RefusalNotice reason={state.refusal} onForget={() => state.setRefusal(null)} />
      {state.refusal === 'session_over' && <SessionOver />}
    </div>
  )
}

function Prices({ fixture, slip }: { fixture: Fixture; slip: SlipPlay }) {
  const { t } = useText()
  return (
    <div className="quick-prices">
      {mainOffers(fixture, 'win').map((offer) => (
        <Price
          key={offer.selection}
          fixture={fixture}
          offer={offer}
          slip={slip}
          label={shortText(t, fixture, offer.selection)}
        />
      ))}
    </div>
  )
}

/** The one that is wanted, or what is on; it stays until it is over. */
function useShown(fixtures: readonly Fixture[], wanted: string | null): Fixture | undefined {
  const [id, setId] = useState(wanted)
  const open = fixtures.filter(({ phase }) => phase !== 'over')
  const shown =
    open.find((one) => one.id === id) ?? open.find(({ phase }) => phase === 'live') ?? open[0]
  if (shown && shown.id !== id) setId(shown.id)
  return shown
}

/** The house that frames this page is told how high it is, and nobody else. */
function useToldSize(root: RefObject<HTMLElement | null>): void {
  const { lobby_url } = useSeat().state
  useEffect(() => {
    const element = root.current
    const origin = originOf(lobby_url)
    if (!element || origin === null || parent === window) return
    const tell = () => parent.postMessage(sizeMessage(element.offsetHeight), origin)
    const observer = new ResizeObserver(tell)
    observer.observe(element)
    return () => observer.disconnect()
  }, [root, lobby_url])
}
