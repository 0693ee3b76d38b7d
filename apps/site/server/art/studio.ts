import { createHash } from 'node:crypto'
import type { Folder } from './folder.ts'
import type { Memory } from './memory.ts'
import { createQueue, type Urgency } from './queue.ts'

/** A picture to be had: what makes it, and how. */
export type Order = {
  /** Everything that decides how it looks: two orders with the same recipe are one picture. */
  readonly recipe: unknown
  readonly make: () => Promise<Buffer>
}

export type Whence = 'memory' | 'disk' | 'drawn'

export type Studio = {
  /** Null when too many pictures wait already, or when nobody waits for this one any more. */
  get(order: Order, wish: Wish): Promise<Buffer | null>
}

type Wish = {
  readonly urgency: Urgency
  /** Aborted when whoever asked has gone. */
  readonly signal?: AbortSignal
}

export type StudioOptions = {
  readonly memory: Memory
  readonly folder: Folder
  readonly atOnce: number
  readonly waitingMax: number
  readonly onServed?: (whence: Whence) => void
}

type Flight = { readonly wishes: Set<Wish>; readonly picture: Promise<Buffer | null> }

export const keyOf = (recipe: unknown): string =>
  createHash('sha256').update(JSON.stringify(recipe)).digest('hex')

/** Every picture is made once, however many ask for it and however often. */
export function createStudio(options: StudioOptions): Studio {
  const { memory, folder, onServed } = options
  const queue = createQueue<Buffer>(options.atOnce, options.waitingMax)
  const flights = new Map<string, Flight>()

  const draw = async (key: string, make: Order['make'], wishes: ReadonlySet<Wish>) => {
    const turn = await queue.run({
      work: make,
      isWanted: () => [...wishes].some(({ signal }) => signal?.aborted !== true),
      urgency: () => ([...wishes].some(({ urgency }) => urgency === 'now') ? 'now' : 'later'),
    })
    if (turn === 'full' || turn === 'unwanted') return null
    memory.put(key, turn.done)
    // Nobody waits for the disk.
    void folder.write(key, turn.done)
    onServed?.('drawn')
    return turn.done
  }

  const fetch = async (key: string, make: Order['make'], wishes: ReadonlySet<Wish>) => {
    const kept = await folder.read(key)
    if (!kept) return draw(key, make, wishes)
    memory.put(key, kept)
    onServed?.('disk')
    return kept
  }

  return {
    async get({ recipe, make }, wish) {
      const key = keyOf(recipe)
      const known = memory.get(key)
      if (known) {
        onServed?.('memory')
        return known
      }
      const flying = flights.get(key)
      flying?.wishes.add(wish)
      if (flying) return flying.picture
      const wishes = new Set([wish])
      const picture = fetch(key, make, wishes).finally(() => flights.delete(key))
      flights.set(key, { wishes, picture })
      return picture
    },
  }
}
