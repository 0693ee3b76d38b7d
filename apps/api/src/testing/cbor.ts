/** As much of CBOR (RFC 8949) as an authenticator writes. */
export type Cbor = number | string | Buffer | readonly (readonly [Cbor, Cbor])[]

const MAJOR = { positive: 0, negative: 1, bytes: 2, text: 3, map: 5 } as const

/** Pairs become a map, in the order they stand in. */
export function writeCbor(value: Cbor): Buffer {
  if (typeof value === 'number') {
    return value < 0 ? head(MAJOR.negative, -1 - value) : head(MAJOR.positive, value)
  }
  if (typeof value === 'string') {
    const text = Buffer.from(value)
    return Buffer.concat([head(MAJOR.text, text.length), text])
  }
  if (Buffer.isBuffer(value)) return Buffer.concat([head(MAJOR.bytes, value.length), value])
  return Buffer.concat([head(MAJOR.map, value.length), ...value.flat().map(writeCbor)])
}

/** The kind in three bits, and the number in the other five or in the bytes that follow. */
function head(major: number, count: number): Buffer {
  const kind = major << 5
  if (count < 24) return Buffer.from([kind | count])
  if (count < 0x100) return Buffer.from([kind | 24, count])
  if (count < 0x1_0000) return Buffer.from([kind | 25, count >> 8, count & 0xff])
  throw new Error(`an authenticator writes nothing this long: ${count}`)
}
