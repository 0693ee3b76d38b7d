import { createHash, createHmac } from 'node:crypto'
import { drawFrom, type BlockSource, type Draw } from './draw.ts'

/** What decides a round of one player. The server's part is kept secret until it is changed. */
export type Seeds = {
  readonly serverSeed: string
  readonly clientSeed: string
  readonly nonce: number
}

export const sha256 = (text: string): string => createHash('sha256').update(text).digest('hex')

/** Shown before the first round a seed decides: whoever keeps it can check the seed later. */
export const commitmentOf = (serverSeed: string): string => sha256(serverSeed)

/** Block k of a round is HMAC-SHA256(server seed, "client seed:nonce:k"). */
export const blocksOf =
  ({ serverSeed, clientSeed, nonce }: Seeds): BlockSource =>
  (block) =>
    createHmac('sha256', serverSeed).update(`${clientSeed}:${nonce}:${block}`).digest()

export const streamOf = (seeds: Seeds): Draw => drawFrom(blocksOf(seeds))
