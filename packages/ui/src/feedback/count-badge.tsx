/** S9.030: the badge counts to 99, and shows a + above it. */
export const BADGE_MAX = 99

export type CountBadgeProps = {
  count: number
  /** What is counted, in words with the true number: "120 unread letters". */
  label: string
}

/** A number on a corner. At nothing there is no badge; readers hear the words, not the digits. */
export function CountBadge({ count, label }: CountBadgeProps) {
  if (count <= 0) return null
  return (
    <span className="count-badge">
      <span aria-hidden="true">{count > BADGE_MAX ? `${BADGE_MAX}+` : count}</span>
      <span className="sr-only">{label}</span>
    </span>
  )
}
