import type { ReactNode } from 'react'

/** What something is, and a second, quieter line about it. */
export const TwoLines = ({ first, second }: { first: ReactNode; second: ReactNode }) => (
  <span className="two-lines">
    <b>{first}</b>
    <small>{second}</small>
  </span>
)
