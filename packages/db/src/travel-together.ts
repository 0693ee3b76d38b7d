type Waiting<Item, Answer> = PromiseWithResolvers<Answer> & { readonly item: Item }

export type TravelOptions<Item, Answer> = {
  /** Groups on their way at once. */
  readonly tripsMax: number
  readonly groupMax: number
  /** What an item is about: of items with a common mark only one is under way. */
  readonly marksOf: (item: Item) => readonly string[]
  /** Carries a group and gives an answer for each of it, in its order. */
  readonly carry: (items: readonly Item[]) => Promise<readonly Answer[]>
  readonly onGroup?: ((size: number) => void) | undefined
}

/**
 * Carries items in groups. An item that finds the way free goes at once; those that come while
 * others are under way wait for their return and then travel together. Of items with one mark only
 * one is under way: no item of a group depends on another, and each mark's items keep their order.
 * When a group fails, each of its items goes alone.
 */
export function createTravel<Item, Answer>(
  options: TravelOptions<Item, Answer>,
): (item: Item) => Promise<Answer> {
  const { tripsMax, marksOf, onGroup } = options
  let queue: Waiting<Item, Answer>[] = []
  let trips = 0
  const underWay = new Set<string>()
  const send = (): void => {
    while (trips < tripsMax && queue.length > 0) {
      const { group, left } = pick(queue, options, underWay)
      if (group.length === 0) return
      queue = left
      trips += 1
      const marks = group.flatMap(({ item }) => marksOf(item))
      for (const mark of marks) underWay.add(mark)
      onGroup?.(group.length)
      void carryGroup(options, group).finally(() => {
        trips -= 1
        for (const mark of marks) underWay.delete(mark)
        send()
      })
    }
  }
  let isAwake = false
  return (item) => {
    const waiting = { ...Promise.withResolvers<Answer>(), item }
    queue.push(waiting)
    // At the end of this turn of the loop: items of the same moment may come along.
    if (!isAwake) {
      isAwake = true
      queueMicrotask(() => {
        isAwake = false
        send()
      })
    }
    return waiting.promise
  }
}

/** Which items go next, and which wait on, in the order they came. */
function pick<Item, Answer>(
  queue: readonly Waiting<Item, Answer>[],
  { groupMax, marksOf }: TravelOptions<Item, Answer>,
  underWay: ReadonlySet<string>,
): { readonly group: Waiting<Item, Answer>[]; readonly left: Waiting<Item, Answer>[] } {
  const taken = new Set(underWay)
  const group: Waiting<Item, Answer>[] = []
  const left: Waiting<Item, Answer>[] = []
  for (const waiting of queue) {
    const marks = marksOf(waiting.item)
    const isFree = group.length < groupMax && !marks.some((mark) => taken.has(mark))
    for (const mark of marks) taken.add(mark)
    ;(isFree ? group : left).push(waiting)
  }
  return { group, left }
}

async function carryGroup<Item, Answer>(
  options: TravelOptions<Item, Answer>,
  group: readonly Waiting<Item, Answer>[],
): Promise<void> {
  try {
    const answers = await options.carry(group.map(({ item }) => item))
    for (const [index, { resolve }] of group.entries()) {
      if (index >= answers.length) throw new Error(`${group.length} sent, ${answers.length} back`)
      resolve(answers[index] as Answer)
    }
  } catch (error) {
    // Alone, each item shows whether the fault is its own.
    const [only] = group
    if (group.length === 1) return only?.reject(error)
    for (const one of group) await carryGroup(options, [one])
  }
}
