import type { ReactNode } from 'react'

type SmallTableProps = {
  readonly label: string
  readonly heads: readonly string[]
  /** The head of the column that is about the reader. */
  readonly own?: string
  /** The heads of columns of numbers: they stand above the last digit. */
  readonly numbers?: readonly string[]
  /** What the last column does, which has no head that is seen. */
  readonly deeds?: string
  /** Its rows. */
  readonly children: ReactNode
}

/** A table of a panel, without pages. What is wider than its place is scrolled, also by keys. */
export const SmallTable = ({
  label,
  heads,
  own,
  numbers = [],
  deeds,
  children,
}: SmallTableProps) => (
  <div
    className="table-box"
    // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- these are no fields
    role="group"
    aria-label={label}
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- see above
    tabIndex={0}
  >
    <table className="table table-small">
      <thead>
        <tr>
          {heads.map((head) => (
            <th
              key={head}
              scope="col"
              data-own={head === own || undefined}
              data-number={numbers.includes(head) || undefined}
            >
              {head}
            </th>
          ))}
          {deeds !== undefined && (
            <th scope="col">
              <span className="sr-only">{deeds}</span>
            </th>
          )}
        </tr>
      </thead>
      <tbody>{children}</tbody>
    </table>
  </div>
)
