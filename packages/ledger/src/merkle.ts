import { createHash } from 'node:crypto'

export type Hash = Buffer

/** What is hashed at a leaf can never be taken for a node: each begins with a byte of its own. */
const LEAF = Buffer.from([0])
const NODE = Buffer.from([1])

export function sha256(...parts: readonly Uint8Array[]): Hash {
  const hash = createHash('sha256')
  for (const part of parts) hash.update(part)
  return hash.digest()
}

/** From the leaves to the root; a node without a neighbour goes up as it is. */
function levelsOf(leaves: readonly Hash[]): Hash[][] {
  const levels = [leaves.map((leaf) => sha256(LEAF, leaf))]
  for (let level = levels[0] ?? []; level.length > 1; level = levels.at(-1) ?? []) {
    levels.push(pairsOf(level).map(([left, right]) => (right ? sha256(NODE, left, right) : left)))
  }
  return levels
}

function pairsOf(level: readonly Hash[]): [Hash, Hash | undefined][] {
  const pairs: [Hash, Hash | undefined][] = []
  for (const [index, left] of level.entries()) {
    if (index % 2 === 0) pairs.push([left, level[index + 1]])
  }
  return pairs
}

export function rootOf(leaves: readonly Hash[]): Hash {
  const root = levelsOf(leaves).at(-1)?.[0]
  if (!root) throw new Error('nothing has no root')
  return root
}

/** A neighbour on the way up, and on which side it stands. */
export type Step = { readonly side: 'left' | 'right'; readonly hash: Hash }

/** All that is needed to go from one leaf to the root without the others. */
export function proofOf(leaves: readonly Hash[], index: number): Step[] {
  const steps: Step[] = []
  let place = index
  for (const level of levelsOf(leaves).slice(0, -1)) {
    const isLeft = place % 2 === 0
    const neighbour = level[isLeft ? place + 1 : place - 1]
    if (neighbour) steps.push({ side: isLeft ? 'right' : 'left', hash: neighbour })
    place = Math.floor(place / 2)
  }
  return steps
}

export const climb = (leaf: Hash, steps: readonly Step[]): Hash =>
  steps.reduce(
    (hash, step) =>
      step.side === 'left' ? sha256(NODE, step.hash, hash) : sha256(NODE, hash, step.hash),
    sha256(LEAF, leaf),
  )
