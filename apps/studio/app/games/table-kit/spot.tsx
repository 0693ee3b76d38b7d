import type { ReactNode } from 'react'
import { useText } from '../../lib/text.tsx'
import { useMoney } from '../../lib/use-money.ts'
import { ChipPile, TotalChip } from './chip-pile.tsx'
import type { SpotEnd } from './spot-end.ts'
import type { TablePlay } from './use-table-play.ts'
import './spot.css'

type Props = {
  play: TablePlay
  spot: string
  /** In words, for readers: "Banker". */
  name: string
  /** "8 : 1". */
  odds: string
  /** Null until it may be known. */
  end: SpotEnd | null
  /** What it brought on top of its stake, for a round that brought more than it cost. */
  winnings?: bigint
  className?: string
  /** On a small field one chip stands for the whole pile. */
  isSmall?: boolean
  /** What is seen in it; the chips come after. */
  children: ReactNode
}

/** A place to bet on. A press lays the chip in the hand; chips laid and placed stand apart. */
export function Spot(props: Props) {
  const { play, spot, name, odds, end, winnings = 0n, className = '', isSmall = false } = props
  const say = useSpotWords()
  const Chips = isSmall ? TotalChip : ChipPile
  const placed = play.placed.get(spot) ?? 0n
  const laid = play.isOpen ? (play.pending.get(spot) ?? 0n) : 0n
  return (
    <button
      type="button"
      className={`spot ${className}`}
      aria-label={say({ name, odds, placed, laid })}
      aria-disabled={!play.isOpen}
      data-spot={spot}
      data-end={end ?? undefined}
      onClick={() => play.tap(spot)}
    >
      {props.children}
      {(placed > 0n || laid > 0n) && (
        <span className="spot-piles">
          {placed > 0n && <Chips chips={play.chips} amount={placed} state="placed" />}
          {laid > 0n && <Chips chips={play.chips} amount={laid} state="laid" />}
          {winnings > 0n && <Chips chips={play.chips} amount={winnings} state="won" />}
        </span>
      )}
    </button>
  )
}

type Said = { name: string; odds: string; placed: bigint; laid: bigint }

/** "Banker, pays 0.95 : 1. Placed $5. Laid, not placed: $2." */
export function useSpotWords(): (said: Said) => string {
  const { t } = useText()
  const { money } = useMoney()
  return ({ name, odds, placed, laid }) =>
    [
      t('table.spot', { name, odds }),
      placed > 0n && t('table.spot_placed', { amount: money(placed) }),
      laid > 0n && t('table.spot_laid', { amount: money(laid) }),
    ]
      .filter(Boolean)
      .join(' ')
}
