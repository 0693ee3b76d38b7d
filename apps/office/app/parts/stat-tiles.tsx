import type { ReactNode } from 'react'
import type { Tone } from './tone.ts'

export type Stat = {
  readonly label: string
  readonly value: ReactNode
  readonly tone?: Tone
  readonly detail?: ReactNode
}

/** A row of figures, each with its definition in a word and one detail. */
export const StatTiles = ({ label, stats }: { label: string; stats: readonly Stat[] }) => (
  <section className="panel" aria-label={label}>
    <dl className="stat-tiles">
      {stats.map((stat) => (
        <div key={stat.label}>
          <dt>{stat.label}</dt>
          <dd className="stat-value" data-tone={stat.tone ?? 'plain'}>
            {stat.value}
          </dd>
          {stat.detail && <dd className="stat-detail">{stat.detail}</dd>}
        </div>
      ))}
    </dl>
  </section>
)
