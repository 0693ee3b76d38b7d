/** The envelope with its seal, and the coins that were in it. */
export function EnvelopeArt() {
  return (
    <svg className="envelope-art" viewBox="0 0 120 160" aria-hidden="true">
      <rect x="6" y="6" width="108" height="148" rx="12" className="envelope-paper" />
      <path d="M6 18q0-12 12-12h84q12 0 12 12v36L60 84 6 54z" className="envelope-flap" />
      <Coin at={[60, 74]} radius={26} />
      <path d="M34 118q26 14 52 0M44 132q16 8 32 0" className="envelope-lines" />
    </svg>
  )
}

export function CoinsArt() {
  return (
    <svg className="envelope-art" viewBox="0 0 160 140" aria-hidden="true">
      <Coin at={[42, 96]} radius={34} />
      <Coin at={[118, 96]} radius={34} />
      <Coin at={[80, 62]} radius={52} />
    </svg>
  )
}

function Coin({ at: [x, y], radius }: { at: readonly [number, number]; radius: number }) {
  const hole = radius / 4
  return (
    <g>
      <circle cx={x} cy={y} r={radius} className="envelope-coin" />
      <circle cx={x} cy={y} r={radius * 0.82} className="envelope-coin-ring" />
      <rect
        x={x - hole}
        y={y - hole}
        width={2 * hole}
        height={2 * hole}
        className="envelope-coin-hole"
      />
    </g>
  )
}
