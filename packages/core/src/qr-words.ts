/** How a version's words are shared out at correction level M: equal blocks, each with its own. */
type QrVersion = {
  readonly blocks: number
  /** Words of data in each block, and words of correction behind them. */
  readonly data: number
  readonly correction: number
  /** Bytes of text it holds: all words of data but the two that say what follows and how much. */
  readonly bytesMax: number
}

const version = (blocks: number, data: number, correction: number): QrVersion => ({
  blocks,
  data,
  correction,
  bytesMax: blocks * data - 2,
})

/** Versions 1 to 6. From 7 on a code also states its version; no address of ours is that long. */
export const qrVersions: readonly QrVersion[] = [
  version(1, 16, 10),
  version(1, 28, 16),
  version(1, 44, 26),
  version(2, 32, 18),
  version(2, 43, 24),
  version(4, 27, 16),
]

const BYTE_MODE = 0b0100
const END_OF_TEXT = 0b0000
const PADDING = [0xec, 0x11]

/** Four bits for the mode, eight for the length, the text, four zeros, then padding to the end. */
export function textWords(bytes: Uint8Array, { blocks, data }: QrVersion): number[] {
  const halves = [
    BYTE_MODE,
    ...[bytes.length, ...bytes].flatMap((byte) => [byte >> 4, byte & 15]),
    END_OF_TEXT,
  ]
  const words = pairs(halves).map(([high, low]) => (high << 4) | low)
  const rest = blocks * data - words.length
  return [...words, ...Array.from({ length: rest }, (_, at) => PADDING[at % 2] ?? 0)]
}

const pairs = (halves: readonly number[]): [number, number][] =>
  Array.from({ length: halves.length / 2 }, (_, at) => [
    halves[at * 2] ?? 0,
    halves[at * 2 + 1] ?? 0,
  ])

/** The first word of each block, then the second of each, and so on; correction comes last. */
export function withCorrection(words: readonly number[], how: QrVersion): number[] {
  const data = Array.from({ length: how.blocks }, (_, at) =>
    words.slice(at * how.data, (at + 1) * how.data),
  )
  const correction = data.map((block) => correctionWords(block, how.correction))
  return [...woven(data), ...woven(correction)]
}

const woven = (blocks: readonly (readonly number[])[]): number[] =>
  (blocks[0] ?? []).flatMap((_, at) => blocks.map((block) => block[at] ?? 0))

/** Reed and Solomon: what is left when the words, as a polynomial, are divided by the generator. */
export function correctionWords(words: readonly number[], count: number): number[] {
  const divisor = generator(count)
  let rest: number[] = Array.from({ length: count }, () => 0)
  for (const word of words) {
    const factor = word ^ (rest[0] ?? 0)
    const moved = [...rest.slice(1), 0]
    rest = moved.map((value, at) => value ^ multiply(divisor[at] ?? 0, factor))
  }
  return rest
}

/** (x - 1)(x - 2)(x - 4)… without its leading one. */
function generator(degree: number): number[] {
  let result = [1]
  let root = 1
  for (let step = 0; step < degree; step += 1) {
    const by = root
    result = [...result, 0].map((value, at) => value ^ multiply(result[at - 1] ?? 0, by))
    root = multiply(root, 2)
  }
  return result.slice(1)
}

const FIELD = 0x11d

/** Multiplies in the field of 256 elements that the standard names. */
function multiply(left: number, right: number): number {
  let product = 0
  for (let bit = 7; bit >= 0; bit -= 1) {
    product = (product << 1) ^ ((product >> 7) * FIELD)
    product ^= ((right >> bit) & 1) * left
  }
  return product
}
