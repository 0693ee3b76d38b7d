import { sha256 } from './sha256.ts'

export const BITCOIN_ALPHABET = '123456789ABCDEFGHJKLMNPQRSTUVWXYZabcdefghijkmnopqrstuvwxyz'
export const RIPPLE_ALPHABET = 'rpshnaf39wBUDNEGHJKLM4PQRST7VWXYZ2bcdeCg65jkm8oFqi1tuvAxyz'

const CHECKSUM_BYTES = 4

/** The version and the bytes of a Base58Check text; null where its checksum is wrong. */
export function readBase58Check(text: string, alphabet = BITCOIN_ALPHABET): Uint8Array | null {
  const bytes = readBase58(text, alphabet)
  if (!bytes || bytes.length <= CHECKSUM_BYTES) return null
  const body = bytes.subarray(0, -CHECKSUM_BYTES)
  const digest = sha256(sha256(body))
  const checksum = bytes.subarray(-CHECKSUM_BYTES)
  return checksum.every((byte, at) => byte === digest[at]) ? body : null
}

function readBase58(text: string, alphabet: string): Uint8Array | null {
  let value = 0n
  for (const sign of text) {
    const digit = alphabet.indexOf(sign)
    if (digit === -1) return null
    value = value * 58n + BigInt(digit)
  }
  const bytes: number[] = []
  for (; value > 0n; value >>= 8n) bytes.unshift(Number(value & 255n))
  // Each first sign of the alphabet at the beginning stands for a byte of zero.
  const first = alphabet.charAt(0)
  const zeros = Array.from(text).findIndex((sign) => sign !== first)
  return Uint8Array.from([...Array<number>(zeros === -1 ? text.length : zeros).fill(0), ...bytes])
}
