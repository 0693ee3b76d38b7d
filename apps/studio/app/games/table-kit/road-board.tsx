import {
  bigEyeRoad,
  cockroachRoad,
  smallRoad,
  type DerivedSquare,
} from '../../../src/games/baccarat/derived-roads.ts'
import {
  beadRoad,
  bigRoad,
  type BeadSquare,
  type BigRoad,
} from '../../../src/games/baccarat/roads.ts'
import { useText } from '../../lib/text.tsx'
import { middleOf, Road } from './road.tsx'
import './road-board.css'

export type Side = {
  /** As the rules name it: 'banker', or 'tie'. */
  readonly result: string
  readonly name: string
  /** One letter on a bead. */
  readonly letter: string
  readonly tone: 'red' | 'blue' | 'green'
}
/** Dots on a bead: a pair of the first or of the second side. */
type Pairs = { readonly red: boolean; readonly blue: boolean }

type Props = {
  /** The oldest first. */
  results: readonly string[]
  /** The two sides, then the tie. */
  sides: readonly [Side, Side, Side]
  pairs?: readonly Pairs[]
}

/** What was, as players have always noted it, and plainly beside it that it tells nothing ahead. */
export function RoadBoard({ results, sides, pairs }: Props) {
  const { t } = useText()
  const sideOf = (result: string): Side => sides.find((side) => side.result === result) ?? sides[2]
  const newestFirst = results.toReversed().map((result) => sideOf(result).name)
  const label = (name: string) =>
    t('table.road_said', { name, results: newestFirst.slice(0, SAID).join(', ') })
  const beads = beadRoad(results)
  const big = bigRoad(results)
  return (
    <section className="roads" aria-label={t('table.roads')}>
      <Road name="bead" label={label(t('table.bead_road'))} squares={beads}>
        {beads.map((bead) => (
          <Bead
            key={bead.round}
            bead={bead}
            side={sideOf(bead.result)}
            pairs={pairs?.[bead.round]}
            isNewest={bead.round === results.length - 1}
          />
        ))}
      </Road>
      <Road name="big" label={label(t('table.big_road'))} squares={big.squares}>
        <BigMarks road={big} sideOf={sideOf} />
      </Road>
      <Derived name="eye" label={t('table.eye_road')} squares={bigEyeRoad(results)} />
      <Derived name="small" label={t('table.small_road')} squares={smallRoad(results)} />
      <Derived
        name="cockroach"
        label={t('table.cockroach_road')}
        squares={cockroachRoad(results)}
      />
      <dl className="road-counts figures">
        {sides.map(({ result, name, tone }) => (
          <div key={result} data-tone={tone}>
            <dt>{name}</dt>
            <dd>{results.filter((one) => one === result).length}</dd>
          </div>
        ))}
      </dl>
      <p className="road-note">{t('table.past_note')}</p>
    </section>
  )
}

/** A whole board read aloud would keep nobody listening. */
const SAID = 12

type BeadProps = { bead: BeadSquare; side: Side; pairs: Pairs | undefined; isNewest: boolean }

function Bead({ bead, side, pairs, isNewest }: BeadProps) {
  const { x, y } = middleOf(bead)
  return (
    <g data-tone={side.tone} data-newest={isNewest || undefined}>
      <circle className="road-disc" cx={x} cy={y} r={0.43} />
      <text x={x} y={y + 0.19}>
        {side.letter}
      </text>
      {pairs?.red && (
        <circle className="road-dot" data-tone="red" cx={x - 0.32} cy={y - 0.32} r={0.14} />
      )}
      {pairs?.blue && (
        <circle className="road-dot" data-tone="blue" cx={x + 0.32} cy={y + 0.32} r={0.14} />
      )}
    </g>
  )
}

type BigProps = { road: BigRoad; sideOf: (result: string) => Side }

/** Rings for wins; a line through one for a tie after it, with a number for several. */
function BigMarks({ road: { squares, leadingTies }, sideOf }: BigProps) {
  return (
    <>
      {squares.length === 0 && leadingTies > 0 && <Ties x={0.5} y={0.5} count={leadingTies} />}
      {squares.map((square, at) => {
        const { x, y } = middleOf(square)
        const ties = square.ties + (at === 0 ? leadingTies : 0)
        return (
          <g
            key={square.round}
            data-tone={sideOf(square.result).tone}
            data-newest={at === squares.length - 1 || undefined}
          >
            <circle className="road-ring" cx={x} cy={y} r={0.36} />
            {ties > 0 && <Ties x={x} y={y} count={ties} />}
          </g>
        )
      })}
    </>
  )
}

function Ties({ x, y, count }: { x: number; y: number; count: number }) {
  return (
    <>
      <path className="road-tie" d={`M${x - 0.3} ${y + 0.3}L${x + 0.3} ${y - 0.3}`} />
      {count > 1 && (
        <text className="road-count" x={x} y={y + 0.15}>
          {count}
        </text>
      )}
    </>
  )
}

type DerivedProps = {
  name: 'eye' | 'small' | 'cockroach'
  label: string
  squares: readonly DerivedSquare[]
}

/** Each road has its own mark: a ring, a disc, a slash. */
function Derived({ name, label, squares }: DerivedProps) {
  return (
    <Road name={name} label={label} squares={squares}>
      {squares.map((square) => {
        const { x, y } = middleOf(square)
        return (
          <g key={`${square.column} ${square.row}`} data-tone={square.mark}>
            {name === 'eye' && <circle className="road-ring" cx={x} cy={y} r={0.33} />}
            {name === 'small' && <circle className="road-disc" cx={x} cy={y} r={0.38} />}
            {name === 'cockroach' && (
              <path className="road-slash" d={`M${x - 0.3} ${y + 0.3}L${x + 0.3} ${y - 0.3}`} />
            )}
          </g>
        )
      })}
    </Road>
  )
}
