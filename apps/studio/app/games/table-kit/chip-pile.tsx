import type { Units } from '@oriel/core/money'
import type { CSSProperties } from 'react'
import { useMoney } from '../../lib/use-money.ts'
import { pictures } from './chips.art.ts'
import { chipFor, chipLabel, pileLabel, pileOf, type Chip } from './chips.ts'
import './chip-pile.css'

/** A chip seen from above, with what it is worth. */
export function ChipFace({ chip }: { chip: Chip }) {
  const label = chipLabel(chip.units)
  return (
    <span className="chip figures" data-look={chip.look} data-long={label.length > 2 || undefined}>
      <img src={pictures[`chip-${chip.look}`]} alt="" draggable={false} />
      <b>{label}</b>
    </span>
  )
}

type Props = {
  chips: readonly Chip[]
  amount: Units
  /** laid: not placed yet. placed: the studio has it. won: it comes from the dealer. */
  state: 'laid' | 'placed' | 'won'
}

/** One chip with the whole amount on it, where there is no room for a pile. */
export function TotalChip({ chips, amount, state }: Props) {
  return (
    <span key={String(amount)} className="total-chip" data-state={state} aria-hidden="true">
      <ChipFace chip={chipFor(chips, amount)} />
    </span>
  )
}

/** Chips on a spot with their amount. Readers hear it from the spot itself. */
export function ChipPile({ chips, amount, state }: Props) {
  const { short } = useMoney()
  const pile = pileOf(chips, amount)
  return (
    <span className="pile" data-state={state} aria-hidden="true">
      <span className="pile-chips" key={String(amount)}>
        {pile.map((chip, at) => (
          // oxlint-disable-next-line react/no-array-index-key -- chips of a pile have no other name
          <span key={at} className="pile-chip" style={{ '--at': at } as CSSProperties}>
            {at === pile.length - 1 ? (
              <ChipFace chip={chip} />
            ) : (
              <img src={pictures[`chip-${chip.look}`]} alt="" draggable={false} />
            )}
          </span>
        ))}
      </span>
      <b className="pile-amount figures">
        {state === 'won' && '+'}
        {pileLabel(amount) ?? short(amount)}
      </b>
    </span>
  )
}
