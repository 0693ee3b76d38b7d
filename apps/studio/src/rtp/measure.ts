import { drawFrom, type BlockSource } from '../fairness/draw.ts'
import { blocksOf, sha256 } from '../fairness/stream.ts'
import type { Round, Strategy } from './strategy.ts'

/** Rounds are played in pieces of this size, each with its own numbers, by whoever is free. */
export const PIECE_ROUNDS = 20_000

/** A piece of the rounds of a game: from the first nonce on, so many. */
export type Piece = { readonly seed: string; readonly first: number; readonly count: number }

/** For each bet what it paid for stakes of one, and the squares of that. */
export type Sums = { readonly paid: Float64Array; readonly squares: Float64Array }

const CLIENT_SEED = 'rtp'
const SALT = 'rtp'

/** Plays a piece as it would be played for money: one nonce a round, from the real stream. */
export function playPiece(strategy: Strategy, { seed, first, count }: Piece): Sums {
  const paid = new Float64Array(strategy.bets.length)
  const squares = new Float64Array(strategy.bets.length)
  const serverSeed = sha256(seed)
  const hashAt = chainFrom(`${serverSeed}:${first}`)
  let nonce = first
  let blocks = remembered(blocksOf({ serverSeed, clientSeed: CLIENT_SEED, nonce }))
  const round: Round = {
    draw: () => drawFrom(blocks),
    get hash() {
      return hashAt(nonce)
    },
    salt: SALT,
  }
  while (nonce < first + count) {
    const pays = strategy.play(round)
    for (let bet = 0; bet < pays.length; bet += 1) {
      const pay = pays[bet]
      if (pay === undefined || pay.over === 0n) continue
      const times = Number(pay.over) / Number(pay.under)
      paid[bet] = (paid[bet] ?? 0) + times
      squares[bet] = (squares[bet] ?? 0) + times * times
    }
    nonce += 1
    blocks = remembered(blocksOf({ serverSeed, clientSeed: CLIENT_SEED, nonce }))
  }
  return { paid, squares }
}

/** A round with steps is told again from its beginning; its blocks are computed only once. */
function remembered(blockOf: BlockSource): BlockSource {
  const known: Uint8Array[] = []
  return (block) => (known[block] ??= blockOf(block))
}

/** A chain as shared games use it: each hash is made from the one before; one for each nonce. */
function chainFrom(start: string): (nonce: number) => string {
  let hash = start
  let made = -1
  return (nonce) => {
    if (nonce !== made) hash = sha256(hash)
    made = nonce
    return hash
  }
}

/** The pieces in the order of their rounds: the same rounds whoever plays them. */
export function piecesOf(seed: string, rounds: number): Piece[] {
  const pieces: Piece[] = []
  for (let first = 0; first < rounds; first += PIECE_ROUNDS) {
    pieces.push({ seed, first, count: Math.min(PIECE_ROUNDS, rounds - first) })
  }
  return pieces
}

/** Always in the same order, so that the last digit of a sum is the same too. */
export function addSums(pieces: readonly Sums[]): Sums {
  const bets = pieces[0]?.paid.length ?? 0
  const all = { paid: new Float64Array(bets), squares: new Float64Array(bets) }
  for (const { paid, squares } of pieces) {
    for (let bet = 0; bet < bets; bet += 1) {
      all.paid[bet] = (all.paid[bet] ?? 0) + (paid[bet] ?? 0)
      all.squares[bet] = (all.squares[bet] ?? 0) + (squares[bet] ?? 0)
    }
  }
  return all
}
