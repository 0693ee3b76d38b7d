/** Which columns a person sees and in which order, as ids: labels change with the language. */
export type ColumnChoice = {
  readonly order: readonly string[]
  readonly hidden: readonly string[]
}

type Known = { readonly id: string; readonly isFixed?: boolean }

const isText = (value: unknown): value is string => typeof value === 'string'
const textsOf = (value: unknown): readonly string[] =>
  Array.isArray(value) ? value.filter(isText) : []

/** What was kept, as far as it still fits: new columns come at their usual place, old ones go. */
export function readColumnChoice(columns: readonly Known[], kept: unknown): ColumnChoice {
  const { order, hidden } = (typeof kept === 'object' && kept !== null ? kept : {}) as {
    order?: unknown
    hidden?: unknown
  }
  const ids = columns.map(({ id }) => id)
  const canHide = new Set(columns.filter(({ isFixed }) => !isFixed).map(({ id }) => id))
  return {
    order: withNewOnes(
      textsOf(order).filter((id) => ids.includes(id)),
      ids,
    ),
    hidden: textsOf(hidden).filter((id) => canHide.has(id)),
  }
}

/** A column that was not there when the order was kept stands after its usual neighbour. */
function withNewOnes(order: readonly string[], ids: readonly string[]): readonly string[] {
  return ids.reduce<readonly string[]>((known, id, at) => {
    if (known.includes(id)) return known
    const after = known.indexOf(ids[at - 1] ?? '') + 1
    return known.toSpliced(after, 0, id)
  }, order)
}

export const toggleColumn = (choice: ColumnChoice, id: string): ColumnChoice => ({
  ...choice,
  hidden: choice.hidden.includes(id)
    ? choice.hidden.filter((one) => one !== id)
    : [...choice.hidden, id],
})

/** One place to the front (-1) or to the back (1); at the end it stays where it is. */
export function moveColumn(choice: ColumnChoice, id: string, by: -1 | 1): ColumnChoice {
  const from = choice.order.indexOf(id)
  const to = from + by
  if (from === -1 || to < 0 || to >= choice.order.length) return choice
  return { ...choice, order: choice.order.toSpliced(from, 1).toSpliced(to, 0, id) }
}
