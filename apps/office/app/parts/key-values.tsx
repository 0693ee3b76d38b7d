import type { ReactNode } from 'react'

export type KeyValue = {
  readonly name: ReactNode
  readonly value: ReactNode
  /** The sum of those above. */
  readonly isSum?: boolean
}

/** Names on the left, what they are on the right. */
export const KeyValues = ({ lines }: { readonly lines: readonly KeyValue[] }) => (
  <dl className="key-values">
    {lines.map(({ name, value, isSum }, at) => (
      <div key={at} data-sum={isSum || undefined}>
        <dt>{name}</dt>
        <dd>{value}</dd>
      </div>
    ))}
  </dl>
)
