import type { Units } from '@oriel/core/money'
import type { TableGame } from '../../../src/game/game.ts'
import { payOf } from '../../../src/game/ratio.ts'
import { Glyph } from '../../chrome/glyph.tsx'
import { useText } from '../../lib/text.tsx'
import { useMoney } from '../../lib/use-money.ts'
import { spotEnd, type SpotEnd } from '../table-kit/spot-end.ts'
import type { TablePlay } from '../table-kit/use-table-play.ts'
import './lines.css'

type Props<Outcome> = {
  play: TablePlay<Outcome>
  game: Pick<TableGame<Outcome>, 'returnOf'>
  /** Null until the whole draw has been seen. */
  outcome: Outcome | null
  spotName: (spot: string) => string
  /** What else is said of a line: what it can bring, or how it does. */
  noteOf: (spot: string, stake: Units) => string
}

/** The lines of a ticket, each with its stake: what the studio has taken, then what it has not. */
export function Lines<Outcome>({ play, game, outcome, spotName, noteOf }: Props<Outcome>) {
  const { t } = useText()
  const count = play.placed.size + play.pending.size
  const placed = ([spot, stake]: readonly [string, Units]) => (
    <Line
      key={spot}
      spot={spot}
      name={spotName(spot)}
      note={noteOf(spot, stake)}
      stake={stake}
      end={outcome === null ? null : spotEnd(game, spot, outcome)}
      paid={outcome === null ? 0n : payOf(stake, game.returnOf(spot, outcome))}
      isGlad={play.verdict === 'win'}
      onRemove={null}
    />
  )
  const laid = ([spot, stake]: readonly [string, Units]) => (
    <Line
      key={`laid ${spot}`}
      spot={spot}
      name={spotName(spot)}
      note={noteOf(spot, stake)}
      stake={stake}
      end={null}
      paid={0n}
      isGlad={false}
      onRemove={() => play.remove(spot)}
    />
  )
  return (
    <section className="lines" aria-label={t('draw.basket')}>
      <h2>
        {t('draw.basket')} <small className="figures">{t('draw.lines', { count })}</small>
      </h2>
      {count === 0 && <p className="lines-empty">{t('draw.basket_empty')}</p>}
      <ul className="figures">
        {[...play.placed].map(placed)}
        {[...play.pending].map(laid)}
      </ul>
    </section>
  )
}

type LineProps = {
  spot: string
  name: string
  note: string
  stake: Units
  end: SpotEnd | null
  paid: Units
  /** Only where the whole round brought more than it cost. */
  isGlad: boolean
  /** Null for a line that is placed. */
  onRemove: (() => void) | null
}

function Line({ spot, name, note, stake, end, paid, isGlad, onRemove }: LineProps) {
  const { t } = useText()
  const { money } = useMoney()
  const came = () => {
    if (end === null) return ''
    return end === 'lost' ? t('draw.lost') : t('draw.returned', { amount: money(paid) })
  }
  return (
    <li
      data-bet={spot}
      data-end={end ?? undefined}
      data-glad={isGlad || undefined}
      data-laid={onRemove !== null || undefined}
    >
      <span className="line-words">
        <b>{name}</b>
        <small>{[note, came()].filter(Boolean).join(' · ')}</small>
      </span>
      <span className="line-stake">
        <b>{money(stake)}</b>
        <small>{onRemove ? t('draw.not_placed') : t('draw.placed')}</small>
      </span>
      {onRemove ? (
        <button
          type="button"
          className="line-remove"
          aria-label={t('draw.remove', { name })}
          onClick={onRemove}
        >
          <Glyph name="close" />
        </button>
      ) : (
        <span className="line-remove">
          <Glyph name="check" />
        </span>
      )}
    </li>
  )
}
