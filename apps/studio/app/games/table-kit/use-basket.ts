import { writeUnits, type Units } from '@oriel/core/money'
import { useMemo, useReducer, useState } from 'react'
import { useSeat } from '../../lib/seat.ts'
import { playSound } from '../../lib/sound.ts'
import { useReached } from '../../lib/use-now.ts'
import type { Table } from '../../lib/use-table.ts'
import { betsOf, EMPTY, sumsOf, totalOf, undo, whyNot, without } from './basket.ts'
import type { Basket, Bet, Sums, WhyNot } from './basket.ts'
import { hasArrived, NOTHING, step } from './laid.ts'
import { betsOnSlips } from './slips.ts'

export type BasketPlay = {
  /** Whether chips may be laid now. */
  readonly isOpen: boolean
  /** On the table but not placed, and what the studio has taken. */
  readonly pending: Sums
  readonly placed: Sums
  readonly pendingTotal: Units
  readonly placedTotal: Units
  /** What the player placed the last time they did. */
  readonly last: readonly Bet[]
  /** Why the last chips were not laid. */
  readonly trouble: WhyNot | null
  readonly isPlacing: boolean
  /** Gives whether they lie there now. */
  readonly lay: (bets: readonly Bet[]) => boolean
  readonly undo: () => void
  /** Takes back all that lies on one spot. */
  readonly remove: (spot: string) => void
  readonly clear: () => void
  /** As much again on every spot; on what is placed, when nothing else lies there. */
  readonly double: () => void
  readonly repeat: () => void
  /** Sends what lies on the table as one slip. */
  readonly place: () => void
  readonly forgetTrouble: () => void
}

type Trouble = { readonly why: WhyNot; readonly roundId: string }

/** A player's chips at a table. Nothing is staked before `place`; what came too late stays laid. */
export function useBasket(table: Table<unknown>): BasketPlay {
  const { stakes } = useSeat().state
  const { round, mine, balance, isAsking } = table
  const [laid, act] = useReducer(step, NOTHING)
  const [trouble, setTrouble] = useState<Trouble | null>(null)
  const isDue = useReached(round?.endsAt ?? 0)
  const isOpen = round?.phase === 'betting' && !isDue
  const last = useLast(mine)
  if (hasArrived(laid, round?.id ?? null, mine.length)) act({ is: 'arrived' })

  const { basket, sent } = laid
  const pending = useMemo(() => sumsOf(basket.flat()), [basket])
  const placed = useMemo(() => {
    const onTheWay = sent?.isTaken && sent.roundId === round?.id ? sent.bets : []
    return sumsOf([...betsOnSlips(mine), ...onTheWay])
  }, [mine, sent, round?.id])

  const lay = (bets: readonly Bet[]): boolean => {
    if (!isOpen || bets.length === 0) return false
    const no = whyNot(basket, bets, { most: stakes.at(-1) ?? 0n, balance })
    setTrouble(no && { why: no, roundId: round.id })
    if (no) return false
    playSound('tick')
    act({ is: 'lay', bets })
    return true
  }
  const takeBack = (left: Basket) => {
    if (isAsking) return
    setTrouble(null)
    act({ is: 'take-back', basket: left })
  }
  const place = async () => {
    if (!isOpen || isAsking || pending.size === 0) return
    playSound('press')
    setTrouble(null)
    act({ is: 'send', roundId: round.id, slips: mine.length })
    const bets = betsOf(pending).map(({ spot, stake }) => ({ spot, stake: writeUnits(stake) }))
    if (await table.bet(null, { bets })) act({ is: 'taken' })
  }
  return {
    isOpen,
    pending,
    placed,
    pendingTotal: totalOf(betsOf(pending)),
    placedTotal: totalOf(betsOf(placed)),
    last,
    trouble: isOpen && trouble?.roundId === round.id ? trouble.why : null,
    isPlacing: isAsking,
    lay,
    undo: () => takeBack(undo(basket)),
    remove: (spot) => takeBack(without(basket, spot)),
    clear: () => takeBack(EMPTY),
    double: () => void lay(betsOf(pending.size > 0 ? pending : placed)),
    repeat: () => void lay(last),
    place: () => void place(),
    forgetTrouble: () => setTrouble(null),
  }
}

/** The bets of the last round this player had any on. */
function useLast(mine: Table<unknown>['mine']): readonly Bet[] {
  const [seen, setSeen] = useState(mine)
  const [last, setLast] = useState<readonly Bet[]>([])
  if (seen !== mine) {
    setSeen(mine)
    if (mine.length > 0) setLast(betsOf(sumsOf(betsOnSlips(mine))))
  }
  return last
}
