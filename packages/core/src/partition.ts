/** Work about one owner always lands in one partition, so it keeps its order among many workers. */
export const PARTITIONS = 16

const FNV_OFFSET = 0x811c9dc5
const FNV_PRIME = 0x01000193

/** FNV-1a, 32 bits: small, stable across languages, spread enough for sixteen bins. */
export function hash32(text: string): number {
  let hash = FNV_OFFSET
  for (let index = 0; index < text.length; index += 1) {
    hash = Math.imul(hash ^ text.charCodeAt(index), FNV_PRIME)
  }
  return hash >>> 0
}

export const partitionOf = (ownerId: string): number => hash32(ownerId) % PARTITIONS
