/** Links and keys change while we run: a key that was turned is used within this time. */
const REMEMBERED_MS = 1_000

type Known<Port, Guard> = {
  readonly guard: Guard
  read: Promise<Port | null> | null
  readAtMs: number
}

export type PortsOptions<Port, Guard> = {
  readonly now: () => Date
  readonly createGuard: () => Guard
  /** The way there, behind its guard; null where there is none. */
  readonly read: (id: string, guard: Guard) => Promise<Port | null>
}

/** Remembers the ways to providers for a moment, and the guard before each of them for good. */
export function createPorts<Port, Guard>(options: PortsOptions<Port, Guard>) {
  const { now, createGuard, read } = options
  const known = new Map<string, Known<Port, Guard>>()
  return {
    port(id: string): Promise<Port | null> {
      const one = known.get(id) ?? { guard: createGuard(), read: null, readAtMs: 0 }
      known.set(id, one)
      const atMs = now().getTime()
      if (one.read && atMs - one.readAtMs < REMEMBERED_MS) return one.read
      one.readAtMs = atMs
      one.read = read(id, one.guard)
      // What could not be read is not remembered.
      one.read.catch(() => (one.read = null))
      return one.read
    },
  }
}
