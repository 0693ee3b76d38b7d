import { randomInt } from 'node:crypto'

/** In an order nobody can foresee (Fisher and Yates). */
export function shuffled<Item>(items: readonly Item[]): Item[] {
  const order = [...items]
  for (let at = order.length - 1; at > 0; at -= 1) {
    const other = randomInt(at + 1)
    const [here, there] = [order[at] as Item, order[other] as Item]
    order[at] = there
    order[other] = here
  }
  return order
}
