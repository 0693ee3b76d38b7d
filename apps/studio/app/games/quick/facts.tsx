import type { ReactNode } from 'react'
import './facts.css'

type Fact = readonly [label: string, value: ReactNode]

/** What a bet means in numbers: a word on the left, its figure on the right. */
export function Facts({ facts }: { facts: readonly Fact[] }) {
  return (
    <dl className="facts figures">
      {facts.map(([label, value]) => (
        <div key={label}>
          <dt>{label}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  )
}
