const POLYNOMIAL = 0x1021
const START = 0xff_ff
const TOP_BIT = 0x80_00
const BITS = 8
const HEX_SIGNS = 4

/** CRC-16/CCITT-FALSE over the text's bytes, as four upper-case signs. */
export function crc16(text: string): string {
  let rest = START
  for (const byte of new TextEncoder().encode(text)) {
    rest ^= byte << BITS
    for (let bit = 0; bit < BITS; bit += 1) {
      rest = (rest & TOP_BIT ? (rest << 1) ^ POLYNOMIAL : rest << 1) & START
    }
  }
  return rest.toString(16).toUpperCase().padStart(HEX_SIGNS, '0')
}
