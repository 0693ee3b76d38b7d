import { crc32 } from 'node:zlib'

/** The CRC-32 of some bytes, and what it takes to append them to others without reading them. */
export type Checksum = { readonly crc: number; readonly shift: number; readonly length: number }

/** Checksums are polynomials over GF(2), highest power in the lowest bit, as gzip writes them. */
const MODULUS = 0xedb88320
const ONE = 0x80000000
/** One byte further is eight powers of x. */
const BYTE = ONE >>> 8

export const NOTHING: Checksum = { crc: 0, shift: ONE, length: 0 }

export const checksumOf = (bytes: Buffer): Checksum => ({
  crc: crc32(bytes),
  shift: shiftBy(bytes.length),
  length: bytes.length,
})

/** That of both, one after the other. */
export const append = (first: Checksum, second: Checksum): Checksum => ({
  crc: (multiply(second.shift, first.crc) ^ second.crc) >>> 0,
  shift: multiply(first.shift, second.shift),
  length: first.length + second.length,
})

function shiftBy(bytes: number): number {
  let shift = ONE
  for (let left = bytes, power = BYTE; left > 0; left >>>= 1) {
    if (left & 1) shift = multiply(shift, power)
    power = multiply(power, power)
  }
  return shift
}

function multiply(left: number, right: number): number {
  let product = 0
  let factor = right
  for (let power = ONE; power !== 0; power >>>= 1) {
    if (left & power) product ^= factor
    factor = factor & 1 ? (factor >>> 1) ^ MODULUS : factor >>> 1
  }
  return product >>> 0
}
