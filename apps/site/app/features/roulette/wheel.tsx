import type { RefObject } from 'react'
import { angleOf } from './roulette-rules.ts'
import type { WheelPrize } from './roulette-store.ts'

const COLOURS = [
  '#c92a42',
  '#4c48c4',
  '#8432c9',
  '#157080',
  '#0f8055',
  '#2260c4',
  '#b32a86',
  '#a85a1c',
] as const
const RADIUS = 100
const LABEL_AT = 63
const LIGHTS = 24
const RIM = 108
const LONG_LABEL = 9

type WheelProps = {
  readonly prizes: readonly WheelPrize[]
  readonly degrees: number
  readonly hub: string
  readonly turning?: RefObject<SVGGElement | null>
}

/** The wheel as a picture; the table beside it says the same in words. */
export const Wheel = ({ prizes, degrees, hub, turning }: WheelProps) => (
  <svg className="roulette-wheel" viewBox="-120 -132 240 252" aria-hidden="true">
    <circle r={118} className="roulette-rim" />
    <circle r={RIM + 2} className="roulette-band" />
    {Array.from({ length: LIGHTS }, (_, at) => (
      <circle
        key={at}
        r={2.4}
        {...pointAt((360 * at) / LIGHTS, RIM - 1)}
        className="roulette-light"
        data-warm={at % 2 === 0 || undefined}
      />
    ))}
    <g ref={turning} className="roulette-turning" style={{ transform: `rotate(${degrees}deg)` }}>
      {prizes.map((prize, place) => (
        <Place key={prize.prize_id} prize={prize} place={place} count={prizes.length} />
      ))}
    </g>
    <circle r={29} className="roulette-hub-rim" />
    <circle r={24} className="roulette-hub" />
    <text className="roulette-hub-text" dominantBaseline="central" textAnchor="middle">
      {hub}
    </text>
    <path d="M-14-131H14L0-101Z" className="roulette-pointer" />
  </svg>
)

type PlaceProps = { readonly prize: WheelPrize; readonly place: number; readonly count: number }

function Place({ prize, place, count }: PlaceProps) {
  const middle = angleOf(place, count)
  const half = 180 / count
  const [from, to] = [pointAt(middle - half, RADIUS), pointAt(middle + half, RADIUS)]
  const isLarge = half * 2 > 180 ? 1 : 0
  const { length } = prize.name
  return (
    <g>
      <path
        d={`M0 0L${from.cx} ${from.cy}A${RADIUS} ${RADIUS} 0 ${isLarge} 1 ${to.cx} ${to.cy}Z`}
        fill={colourOf(place, count)}
        className="roulette-place"
      />
      <text
        className="roulette-label"
        data-long={length > LONG_LABEL || undefined}
        transform={`rotate(${middle - 90}) translate(${LABEL_AT} 0)`}
        dominantBaseline="central"
        textAnchor="middle"
      >
        {prize.name}
      </text>
    </g>
  )
}

/** The last place stands beside the first one, so it never has its colour. */
function colourOf(place: number, count: number): string {
  const isLast = place === count - 1 && place % COLOURS.length === 0
  return COLOURS[(isLast ? place + 1 : place) % COLOURS.length] ?? COLOURS[0]
}

/** Clockwise from the top. */
function pointAt(degrees: number, radius: number): { readonly cx: number; readonly cy: number } {
  const turn = (degrees * Math.PI) / 180
  const short = (value: number): number => Math.round(value * 100) / 100
  return { cx: short(Math.sin(turn) * radius), cy: short(-Math.cos(turn) * radius) }
}
