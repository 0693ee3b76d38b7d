import { BITCOIN_ALPHABET, readBase58Check, RIPPLE_ALPHABET } from './base58.ts'
import { readSegwit } from './bech32.ts'
import { keccak256 } from './keccak.ts'

/** Networks of coins whose addresses we can check. */
export const networks = ['bitcoin', 'ethereum', 'tron', 'ripple'] as const
export type Network = (typeof networks)[number]
export const isNetwork = (text: string): text is Network =>
  (networks as readonly string[]).includes(text)

/** An address as it is kept; null where its checksum is wrong or it belongs to another network. */
export function readAddress(network: Network, text: string): string | null {
  switch (network) {
    case 'bitcoin':
      return readBitcoin(text)
    case 'ethereum':
      return isEthereum(text) ? text : null
    case 'tron':
      return hasVersion(text, BITCOIN_ALPHABET, TRON_VERSIONS) ? text : null
    case 'ripple':
      return hasVersion(text, RIPPLE_ALPHABET, RIPPLE_VERSIONS) ? text : null
  }
}

/** One byte of version and twenty of a hash. */
const HASH_BYTES = 21
/** To a public key and to a script. */
const BITCOIN_VERSIONS = [0x00, 0x05]
const TRON_VERSIONS = [0x41]
const RIPPLE_VERSIONS = [0x00]

function hasVersion(text: string, alphabet: string, versions: readonly number[]): boolean {
  const body = readBase58Check(text, alphabet)
  return body?.length === HASH_BYTES && versions.includes(body[0] ?? -1)
}

function readBitcoin(text: string): string | null {
  if (readSegwit(text, 'bc')) return text.toLowerCase()
  return hasVersion(text, BITCOIN_ALPHABET, BITCOIN_VERSIONS) ? text : null
}

const ETHEREUM = /^0x[0-9a-fA-F]{40}$/

/**
 * EIP-55: the case of its letters is its checksum. One that is written small throughout carries
 * none, so a wrong sign in it would be noticed by nobody.
 */
function isEthereum(text: string): boolean {
  if (!ETHEREUM.test(text)) return false
  const plain = text.slice(2).toLowerCase()
  const digest = keccak256(new TextEncoder().encode(plain))
  const signs = Array.from(plain).map((sign, at) => {
    const byte = digest[at >> 1] ?? 0
    const half = at % 2 === 0 ? byte >> 4 : byte & 15
    return half >= 8 ? sign.toUpperCase() : sign
  })
  return signs.join('') === text.slice(2)
}

/** Where many members of an exchange share one address, a number says whose the money is. */
export const needsMemo = (network: string): boolean => network === 'ripple'

const MEMO = /^(?:0|[1-9][0-9]{0,9})$/
const MEMO_MAX = 2 ** 32 - 1

/** A destination tag of the XRP Ledger: 32 bits. */
export const isMemo = (text: string): boolean => MEMO.test(text) && Number(text) <= MEMO_MAX
