export type RingProps = {
  /** Seconds that are left, and of how many. */
  left: number
  total: number
  /** The same in words, for those who do not see the ring: "12 seconds left". */
  label: string
}

/** Below this share of its time a ring asks for haste. */
const HASTE = 0.3
/** The ring is drawn as long as a hundred, so that its dashes are percents. */
const WHOLE = 100

/** Time running out around its own number: the shape, the number and the words say the same. */
export function Ring({ left, total, label }: RingProps) {
  const share = total > 0 ? Math.min(1, Math.max(0, left / total)) : 0
  return (
    <span className="time-ring" data-haste={share < HASTE || undefined}>
      <svg viewBox="0 0 40 40" className="time-ring-drawing" aria-hidden="true">
        <circle cx="20" cy="20" r="16.5" className="time-ring-track" />
        <circle
          cx="20"
          cy="20"
          r="16.5"
          className="time-ring-line"
          pathLength={WHOLE}
          strokeDasharray={`${(share * WHOLE).toFixed(1)} ${WHOLE}`}
        />
      </svg>
      <span className="time-ring-number" aria-hidden="true">
        {Math.ceil(left)}
      </span>
      <span className="sr-only">{label}</span>
    </span>
  )
}
