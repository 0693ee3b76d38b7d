export const TILES = 25
export const MINES_MAX = TILES - 1
/** Before a rung is rounded down. */
export const RETURN_PERCENT = 97n
/** 10,000x: a rung above it is not climbed, so that stakes need not be tiny because of it. */
const PAYS_MAX = 1_000_000n

/**
 * What leaving pays, in hundredths of the stake, after 1, 2, 3 … safe tiles: 97 % over the chance
 * of getting so far, rounded down. On the last rung the round is over and paid.
 */
function climb(mines: number): number[] {
  const ladder: number[] = []
  let over = RETURN_PERCENT
  let under = 1n
  for (let tiles = TILES; tiles > mines; tiles -= 1) {
    over *= BigInt(tiles)
    under *= BigInt(tiles - mines)
    const pays = over / under
    if (pays > PAYS_MAX) break
    ladder.push(Number(pays))
  }
  return ladder
}

const LADDERS: readonly (readonly number[])[] = Array.from({ length: TILES }, (_, mines) =>
  climb(mines),
)

/** The ladder of so many mines; shown beside the field before the first tile is opened. */
export const ladderOf = (mines: number): readonly number[] => LADDERS[mines] ?? []
