/** Chance as games see it. It stands in core, because houses draw prizes in the same way. */
export { drawFrom, pick, pickWeighted, type BlockSource, type Draw } from '@oriel/core/chance/draw'
