import { parentPort } from 'node:worker_threads'
import { STRATEGIES } from '../rtp-strategies.ts'
import { playPiece, type Piece } from './measure.ts'

/** One thread of `pnpm rtp`: plays the pieces it is given and tells what they paid. */
export type Task = { readonly game: string; readonly piece: Piece }

parentPort?.on('message', ({ game, piece }: Task) => {
  const strategy = STRATEGIES[game]
  if (!strategy) throw new Error(`no strategy for ${game}`)
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a thread, not a window
  parentPort?.postMessage(playPiece(strategy, piece))
})
