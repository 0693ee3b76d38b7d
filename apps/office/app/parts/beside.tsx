import type { ReactNode } from 'react'

type BesideProps = { readonly side: ReactNode; readonly children: ReactNode }

/**
 * What is looked at, and beside it what is decided. Where there is no room the side goes below; on
 * a phone the panel that is marked as the first one comes before all others.
 */
export const Beside = ({ side, children }: BesideProps) => (
  <div className="beside">
    <div className="stack">{children}</div>
    <div className="stack">{side}</div>
  </div>
)
