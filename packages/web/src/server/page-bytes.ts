import { promisify } from 'node:util'
import { constants, deflateRaw } from 'node:zlib'
import { append, checksumOf, NOTHING, type Checksum } from './checksum.ts'

/** A rendered page, to be sent any number of times, each time with a nonce of its own. */
export type PageBytes = {
  plain(nonce: string): Buffer
  /** As gzip. What does not change from visitor to visitor is pressed once. */
  pressed(nonce: string): Promise<Buffer>
}

/** Rendered in place of a nonce; random per process, so that no content can contain it. */
export const NONCE_MARK = `nonce-mark-${crypto.randomUUID()}`

const press = promisify(deflateRaw)
/** Each part ends at a whole byte and refers to nothing before it, so others may stand between. */
const ALONE = { finishFlush: constants.Z_SYNC_FLUSH }

/** Gzip (RFC 1952): magic, deflate, no name, no time, unknown system. */
const HEAD = Buffer.from([0x1f, 0x8b, 0x08, 0, 0, 0, 0, 0, 0, 0xff])
/** Deflate (RFC 1951): a last block with nothing in it. */
const END = Buffer.from([0x01, 0, 0, 0xff, 0xff])
const BLOCK_HEAD_BYTES = 5
const FOOT_BYTES = 8

type Pressed = { readonly blocks: readonly Buffer[]; readonly sums: readonly Checksum[] }

export function pageBytes(html: string): PageBytes {
  const parts = html.split(NONCE_MARK).map((part) => Buffer.from(part))
  let once: Promise<Pressed> | undefined
  return {
    plain: (nonce) => Buffer.concat(joined(parts, Buffer.from(nonce))),
    async pressed(nonce) {
      const { blocks, sums } = await (once ??= pressAll(parts))
      const whole = joined(sums, checksumOf(Buffer.from(nonce))).reduce(append, NOTHING)
      return Buffer.concat([HEAD, ...joined(blocks, unpressed(nonce)), END, foot(whole)])
    },
  }
}

const pressAll = async (parts: readonly Buffer[]): Promise<Pressed> => ({
  blocks: await Promise.all(parts.map((part) => press(part, ALONE))),
  sums: parts.map(checksumOf),
})

const joined = <Part>(parts: readonly Part[], mark: Part): Part[] =>
  parts.flatMap((part, at) => (at === 0 ? [part] : [mark, part]))

/** A block of deflate that carries its bytes as they are: its length, and that inverted. */
function unpressed(text: string): Buffer {
  const block = Buffer.alloc(BLOCK_HEAD_BYTES + text.length)
  block.writeUInt16LE(text.length, 1)
  block.writeUInt16LE(~text.length & 0xffff, 3)
  block.write(text, BLOCK_HEAD_BYTES, 'latin1')
  return block
}

function foot({ crc, length }: Checksum): Buffer {
  const bytes = Buffer.alloc(FOOT_BYTES)
  bytes.writeUInt32LE(crc, 0)
  bytes.writeUInt32LE(length, 4)
  return bytes
}
