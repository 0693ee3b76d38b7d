import { drawFrom, type Draw } from '../../src/fairness/draw.ts'

/** What decides a round of one player. */
export type Seeds = {
  readonly serverSeed: string
  readonly clientSeed: string
  readonly nonce: number
}

export type Block = { readonly message: string; readonly bytes: Uint8Array }
/** One wish of a game for chance, and the words of the stream that answered it. */
export type Drawn = {
  /** One of so many; null for a plain word. */
  readonly below: number | null
  readonly value: number
  readonly words: readonly number[]
}
export type Repeated<Result> = {
  readonly result: Result
  readonly blocks: readonly Block[]
  readonly draws: readonly Drawn[]
}

const encoder = new TextEncoder()
const WORDS = 2 ** 32
const FIRST_BLOCKS = 4
/** The longest rounds there are take a few hundred. */
const BLOCKS_MAX = 4_096

export const hexOf = (bytes: Uint8Array): string =>
  Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('')

export async function sha256(text: string): Promise<string> {
  return hexOf(new Uint8Array(await crypto.subtle.digest('SHA-256', encoder.encode(text))))
}

/** Thrown out of a game that wants more blocks than were made. */
const TOO_FEW = new Error('too few blocks')

/**
 * Draws a round again from its seeds, in the browser. Games ask for chance without waiting, and
 * browsers compute with waiting: blocks are made ahead, and twice as many when they were too few.
 */
export async function repeatFrom<Result>(
  secret: string,
  messageOf: (block: number) => string,
  run: (draw: Draw) => Result,
): Promise<Repeated<Result>> {
  const sign = await signerOf(secret)
  const blocks: Block[] = []
  for (let count = FIRST_BLOCKS; count <= BLOCKS_MAX; count *= 2) {
    while (blocks.length < count) {
      const message = messageOf(blocks.length)
      blocks.push({ message, bytes: await sign(message) })
    }
    try {
      const { draw, draws, used } = recorded(blocks)
      const result = run(draw)
      return { result, blocks: blocks.slice(0, used()), draws }
    } catch (error) {
      if (error !== TOO_FEW) throw error
    }
  }
  throw new Error(`a round asked for more than ${BLOCKS_MAX} blocks`)
}

/** HMAC-SHA256 with this secret, for as many messages as there are. */
export async function signerOf(secret: string): Promise<(message: string) => Promise<Uint8Array>> {
  const key = await crypto.subtle.importKey(
    'raw',
    encoder.encode(secret),
    { name: 'HMAC', hash: 'SHA-256' },
    false,
    ['sign'],
  )
  return async (message) =>
    new Uint8Array(await crypto.subtle.sign('HMAC', key, encoder.encode(message)))
}

/** The same draw the studio uses, and beside it a second reader that notes which words it took. */
function recorded(blocks: readonly Block[]) {
  let used = 1
  const source = (number: number): Uint8Array => {
    const block = blocks[number]
    if (!block) throw TOO_FEW
    used = Math.max(used, number + 1)
    return block.bytes
  }
  const draw = drawFrom(source)
  const shadow = drawFrom(source)
  const draws: Drawn[] = []
  const recording: Draw = {
    u32() {
      const value = draw.u32()
      draws.push({ below: null, value, words: [shadow.u32()] })
      return value
    },
    below(count) {
      const value = draw.below(count)
      draws.push({ below: count, value, words: wordsFor(shadow, count) })
      return value
    },
  }
  return { draw: recording, draws, used: () => used }
}

/** Words past the last whole multiple of the count were thrown away; the last one counted. */
function wordsFor(shadow: Draw, count: number): number[] {
  const limit = WORDS - (WORDS % count)
  const words = [shadow.u32()]
  while ((words.at(-1) ?? 0) >= limit) words.push(shadow.u32())
  return words
}
