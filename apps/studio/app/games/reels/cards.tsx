import { useEffect, type ReactNode } from 'react'
import type { Units } from '@oriel/core/money'
import type { Solo } from '../../lib/solo.ts'
import { useText } from '../../lib/text.tsx'
import { useCount } from '../../lib/use-count.ts'
import { useMoney } from '../../lib/use-money.ts'
import type { LineView, Machine } from './machine.ts'
import { BIG_TIMES } from './show.ts'
import { amountOf, timesText } from './tellings.ts'
import './cards.css'

type Round = Solo<LineView>['round']

/** The way into the free spins: what they are, and that they need nothing. */
export function FreeWelcome({ machine, round }: { machine: Machine; round: Round }) {
  const { t } = useText()
  const { money } = useMoney()
  const { multiplier } = machine.feature
  const spins = round?.view.spins[0]?.scatter.spins ?? machine.feature.spins
  return (
    <Card name="welcome">
      <h2>{t('reels.free_count', { spins })}</h2>
      <p>{t('reels.free_text', { times: multiplier, amount: money(round?.stake ?? 0n) })}</p>
    </Card>
  )
}

type Ending = { round: Round; onGoOn: () => void }

/** What the free spins came to: each part, and all of it. */
export function FreeSummary({ round, onGoOn }: Ending) {
  const { t } = useText()
  const { money } = useMoney()
  if (!round) return null
  const { view, stake } = round
  const first = amountOf(stake, view, view.spins[0]?.total ?? 0)
  const payout = round.payout ?? 0n
  return (
    <Card name="summary" onGoOn={onGoOn}>
      <h2>{t('reels.free_over')}</h2>
      <dl className="card-parts figures">
        <div>
          <dt>{t('reels.paid_part')}</dt>
          <dd>{money(first)}</dd>
        </div>
        <div>
          <dt>{t('reels.free_part', { count: view.spins.length - 1 })}</dt>
          <dd>{money(payout - first)}</dd>
        </div>
      </dl>
      <Counted stake={stake} payout={payout} />
      {view.isCapped && <p>{t('reels.capped')}</p>}
    </Card>
  )
}

/** A large win of a single spin. It can be ended at once, and says what it is worth. */
export function BigWin({ round, onGoOn }: Ending) {
  if (!round) return null
  return (
    <Card name="big" onGoOn={onGoOn}>
      <Counted stake={round.stake} payout={round.payout ?? 0n} />
    </Card>
  )
}

const COUNT_MS = 1_400
const BIG_COUNT_MS = 2_400

/** The amount counts up; whoever is in a hurry presses on it. */
function Counted({ stake, payout }: { stake: Units; payout: Units }) {
  const { t } = useText()
  const { money } = useMoney()
  const isBig = payout >= stake * BigInt(BIG_TIMES)
  const shown = useCount(payout, isBig ? BIG_COUNT_MS : COUNT_MS, 0n)
  return (
    <div className="card-sum" data-big={isBig || undefined}>
      <b className="figures" aria-hidden="true">
        {money(shown)}
      </b>
      <span className="sr-only">{money(payout)}</span>
      {payout > stake && (
        <small>{t('reels.times_stake', { times: timesText(stake, payout) })}</small>
      )}
    </div>
  )
}

type CardProps = { name: string; onGoOn?: () => void; children: ReactNode }

/** A card over the reels. One that waits has a button, and closes with Escape and Space as well. */
function Card({ name, onGoOn, children }: CardProps) {
  const { t } = useText()
  useCardKeys(onGoOn)
  return (
    <div className="card-veil" data-card={name}>
      <div className="card">
        {children}
        {onGoOn && (
          <button type="button" className="button button-gold" onClick={onGoOn}>
            {t('reels.go_on')}
          </button>
        )}
      </div>
    </div>
  )
}

function useCardKeys(onGoOn: (() => void) | undefined): void {
  useEffect(() => {
    if (!onGoOn) return
    const onKey = ({ key, repeat, target }: KeyboardEvent) => {
      const isPressed = key === ' ' && !repeat && target === document.body
      if (key === 'Escape' || isPressed) onGoOn()
    }
    document.addEventListener('keydown', onKey)
    return () => document.removeEventListener('keydown', onKey)
  }, [onGoOn])
}
