import { payOf } from '../../../src/game/ratio.ts'
import { RANKS } from '../../../src/games/cards/cards.ts'
import { winningRanks, type Side } from '../../../src/games/hi-lo/chances.ts'
import type { HiLoView } from '../../../src/games/hi-lo/rules.ts'
import { Glyph } from '../../chrome/glyph.tsx'
import { useText } from '../../lib/text.tsx'
import { useMoney } from '../../lib/use-money.ts'
import { chanceText, levelAfter, paysText } from './trail.ts'
import './guess-button.css'

type Props = {
  side: Side
  view: HiLoView | null
  stake: bigint
  isOpen: boolean
  onGuess: (side: Side) => void
}

/** One of the two guesses: how likely it is right, what it pays, and what there is then. */
export function GuessButton({ side, view, stake, isOpen, onGuess }: Props) {
  const { t } = useText()
  const { money } = useMoney()
  const rank = view?.cards.at(-1)?.rank
  const pays = view?.[side] ?? null
  const isOff = !isOpen || pays === null
  const isSure = rank !== undefined && winningRanks(rank, side) === RANKS
  const refusal = isSure ? t('hi-lo.not_taken') : t('hi-lo.too_high')
  const words = side === 'higher' ? t('hi-lo.higher') : t('hi-lo.lower')
  return (
    <button
      type="button"
      className="guess figures"
      data-side={side}
      aria-disabled={isOff}
      onClick={() => !isOff && onGuess(side)}
    >
      <Glyph name={side === 'higher' ? 'chevron-up' : 'chevron-down'} />
      <b>{words}</b>
      {view && pays !== null && rank !== undefined ? (
        <>
          <span>
            {chanceText(rank, side)} % · {paysText(pays)}
          </span>
          <strong>{money(payOf(stake, levelAfter(view, pays)))}</strong>
        </>
      ) : (
        <span>{isOpen && rank !== undefined ? refusal : '–'}</span>
      )}
    </button>
  )
}
