/** The pictures asked for most lately, as many as fit. */
export type Memory = {
  get(key: string): Buffer | null
  put(key: string, bytes: Buffer): void
  /** How many bytes it holds. */
  size(): number
}

/** A picture larger than this part of the whole would push out all others. */
const LARGEST_PART = 8

export function createMemory(maxBytes: number): Memory {
  const kept = new Map<string, Buffer>()
  let size = 0
  const remove = (key: string): void => {
    size -= kept.get(key)?.length ?? 0
    kept.delete(key)
  }
  return {
    size: () => size,
    get(key) {
      const bytes = kept.get(key)
      if (!bytes) return null
      // A map keeps the order in which its keys came: the one just used goes to the end.
      kept.delete(key)
      kept.set(key, bytes)
      return bytes
    },
    put(key, bytes) {
      if (bytes.length > maxBytes / LARGEST_PART) return
      remove(key)
      kept.set(key, bytes)
      size += bytes.length
      for (const oldest of kept.keys()) {
        if (size <= maxBytes) break
        remove(oldest)
      }
    },
  }
}
