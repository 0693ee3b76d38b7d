const ALPHABET = 'qpzry9x8gf2tvdw0s3jn54khce6mua7l'
const GENERATORS = [0x3b6a57b2, 0x26508e6d, 0x1ea119fa, 0x3d4233dd, 0x2a1462b3]
const CHECKSUM_SIGNS = 6
const TEXT_MAX = 90

/** Version 0 has the checksum of BIP 173, all later ones that of BIP 350. */
const BECH32 = 1
const BECH32M = 0x2bc830a3

export type Program = { readonly version: number; readonly bytes: Uint8Array }

/** The witness program of a SegWit address; null where anything about it is wrong. */
export function readSegwit(text: string, prefix: string): Program | null {
  const lower = text.toLowerCase()
  if (text !== lower && text !== text.toUpperCase()) return null
  if (text.length > TEXT_MAX || !lower.startsWith(`${prefix}1`)) return null
  const digits = Array.from(lower.slice(prefix.length + 1)).map((sign) => ALPHABET.indexOf(sign))
  if (digits.includes(-1) || digits.length <= CHECKSUM_SIGNS) return null
  const [version = 0, ...packed] = digits.slice(0, -CHECKSUM_SIGNS)
  const sum = checksumOf([...spread(prefix), ...digits])
  if (sum !== (version === 0 ? BECH32 : BECH32M)) return null
  const bytes = unpack(packed)
  return bytes && isProgram(version, bytes.length) ? { version, bytes } : null
}

const isProgram = (version: number, length: number): boolean => {
  if (version === 0) return length === 20 || length === 32
  return version <= 16 && length >= 2 && length <= 40
}

function checksumOf(digits: readonly number[]): number {
  let sum = 1
  for (const digit of digits) {
    const top = sum >>> 25
    sum = ((sum & 0x1ffffff) << 5) ^ digit
    for (const [bit, generator] of GENERATORS.entries()) {
      if ((top >> bit) & 1) sum ^= generator
    }
  }
  return sum
}

function spread(prefix: string): number[] {
  const codes = Array.from(prefix).map((sign) => sign.charCodeAt(0))
  return [...codes.map((code) => code >> 5), 0, ...codes.map((code) => code & 31)]
}

/** From five bits each to eight; what is left over is less than five zeros. */
function unpack(digits: readonly number[]): Uint8Array | null {
  const bytes: number[] = []
  let [value, bits] = [0, 0]
  for (const digit of digits) {
    value = ((value << 5) | digit) & 0xfff
    bits += 5
    if (bits < 8) continue
    bits -= 8
    bytes.push((value >> bits) & 255)
  }
  const rest = value & ((1 << bits) - 1)
  return bits < 5 && rest === 0 ? Uint8Array.from(bytes) : null
}
