import type { CardKind } from '@oriel/core/bank-card/card-kind'
import { Icon } from '@oriel/ui/picture/icon'
import { KIND_WORDS, tintOf } from './card-state.ts'
import { LastFour } from './last-four.tsx'

type CardSketchProps = { kind: CardKind; name: string; lastFour: string; holder: string }

/** The card that is about to be added, on one line. */
export const CardSketch = ({ kind, name, lastFour, holder }: CardSketchProps) => (
  <div className="bank-card-sketch">
    <span className="bank-card-sketch-sign" data-tint={tintOf(name)}>
      <Icon name={KIND_WORDS[kind].icon} className="size-5" />
    </span>
    <p className="bank-card-sketch-name">
      {name} <LastFour digits={lastFour} groups={1} />
    </p>
    <p className="bank-card-sketch-holder">{holder}</p>
  </div>
)
