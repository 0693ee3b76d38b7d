import { moneyText } from '@oriel/core/money-text'
import type { Currency } from '@oriel/core/currency'
import type { Units } from '@oriel/core/money'
import { useState, type ReactNode } from 'react'
import { Glyph } from '../../chrome/glyph.tsx'
import { Sheet } from '../../chrome/sheet.tsx'
import { useSeat } from '../../lib/seat.ts'
import { useText } from '../../lib/text.tsx'
import type { BetTotal, Others } from '../../lib/use-table.ts'
import { timesText } from '../quick/figures.ts'
import './bets.css'
import { discOf } from './colour.ts'
import { isBurned, type CometRound } from './level.ts'
import type { BetPlace } from './use-place.ts'

type Props = {
  round: CometRound | null
  places: readonly BetPlace[]
  others: Others
  /** How the player's own bets are signed; they stand above all others instead. */
  you: string
}

/** Who else flies, how much, and where they left: beside the stage. */
export function BetsPanel(props: Props) {
  const { t } = useText()
  return (
    <aside className="panel bets">
      <header className="bets-head">
        <h2>{t('comet.bets_title')}</h2>
        <span className="figures">{t('comet.bets_count', { count: props.others.count })}</span>
      </header>
      <BetsTotals {...props} />
      <BetsList {...props} />
    </aside>
  )
}

/** The same on a phone: one line, and a panel behind it. */
export function BetsBar(props: Props) {
  const { t } = useText()
  const [isOpen, setOpen] = useState(false)
  const total = useOwnTotal(props.others.totals)
  const won = props.others.totals.reduce((sum, one) => sum + one.won, 0)
  const money = useMoneyOf()
  return (
    <>
      <button
        type="button"
        className="bets-bar figures"
        aria-haspopup="dialog"
        onClick={() => setOpen(true)}
      >
        <Glyph name="people" />
        <span>{t('comet.bets_count', { count: props.others.count })}</span>
        <b>{money(total.staked, total.currency)}</b>
        <span className="bets-bar-out">{t('comet.out_count', { count: won })}</span>
        <Glyph name="chevron-up" />
      </button>
      <Sheet title={t('comet.bets_title')} isOpen={isOpen} onClose={() => setOpen(false)}>
        <div className="sheet-body bets-sheet">
          <BetsTotals {...props} />
          <BetsList {...props} />
        </div>
      </Sheet>
    </>
  )
}

function useMoneyOf(): (units: Units, currency: Currency) => string {
  const { locale } = useText()
  return (units, currency) => moneyText({ units, currency }, locale)
}

/** Amounts of one currency only: those of others cannot be added to them. */
function useOwnTotal(totals: readonly BetTotal[]): BetTotal {
  const { currency } = useSeat().state
  return (
    totals.find((total) => total.currency === currency) ?? {
      currency,
      count: 0,
      staked: 0n,
      won: 0,
      paid: 0n,
    }
  )
}

function BetsTotals({ round, others }: Props) {
  const { t } = useText()
  const total = useOwnTotal(others.totals)
  const money = useMoneyOf()
  // Where several currencies meet, it is said which one is summed up here.
  const of = others.totals.length > 1 ? ` · ${total.currency}` : ''
  return (
    <dl className="bets-totals figures">
      <div>
        <dt>
          {t('comet.staked')}
          {of}
        </dt>
        <dd>{money(total.staked, total.currency)}</dd>
      </div>
      <div>
        <dt>
          {isBurned(round) ? t('comet.paid') : t('comet.paid_so_far')}
          {of}
        </dt>
        <dd>{money(total.paid, total.currency)}</dd>
      </div>
    </dl>
  )
}

function BetsList({ round, places, others, you }: Props) {
  const { t } = useText()
  const { currency } = useSeat().state
  const money = useMoneyOf()
  const foreign = others.bets.filter(({ who }) => who !== you)
  const mine = places.filter(({ bet }) => bet !== null)
  const status = (out: number | null, isOver: boolean): ReactNode => {
    if (out !== null) return <b>{timesText(out)}</b>
    if (isOver) return t('comet.row_lost')
    return round?.phase === 'betting' ? t('comet.row_placed') : t('comet.row_flying')
  }
  if (mine.length + foreign.length === 0) return <p className="bets-none">{t('comet.nobody')}</p>
  return (
    <>
      <ol className="bets-list figures">
        {mine.map(({ place, bet }) => (
          <Row
            key={place}
            mark={place}
            name={t('comet.you', { place })}
            stake={money(bet?.stake ?? 0n, currency)}
            isOut={(bet?.out ?? null) !== null}
            isOwn
          >
            {status(bet?.out ?? null, isBurned(round) && bet?.payout === 0n)}
          </Row>
        ))}
        {foreign.map(({ who, stake, currency: theirs, out }, index) => (
          <Row
            key={`${who} ${index}`}
            mark={who.slice(0, 2)}
            disc={discOf(who)}
            name={`…${who}`}
            stake={money(stake, theirs)}
            isOut={out !== null}
          >
            {status(out, round?.phase === 'settled')}
          </Row>
        ))}
      </ol>
      {others.count > others.bets.length && (
        <p className="bets-none">
          {t('comet.bets_cut', { shown: others.bets.length, count: others.count })}
        </p>
      )}
    </>
  )
}

type RowProps = {
  mark: string
  disc?: string
  name: string
  stake: string
  isOut: boolean
  isOwn?: boolean
  children: ReactNode
}

function Row({ mark, disc, name, stake, isOut, isOwn = false, children }: RowProps) {
  return (
    <li data-out={isOut || undefined} data-own={isOwn || undefined}>
      <i aria-hidden="true" style={disc === undefined ? undefined : { background: disc }}>
        {mark}
      </i>
      <span className="bets-name">{name}</span>
      <span>{stake}</span>
      <span className="bets-status">{children}</span>
    </li>
  )
}
