import { createTrust, type Trust } from '@oriel/service/trust'

/** Whether a provider may call from an address. */
export type MayCall = (providerId: string, address: string) => boolean

/** `GPTE=203.0.113.0/24`, as often as wanted. Who is not named may call from everywhere. */
export function readNetworks(words: readonly string[]): MayCall {
  const ranges = new Map<string, string[]>()
  for (const word of words) {
    const [providerId = '', range = ''] = word.split('=')
    if (range === '') throw new Error(`GATEWAY_NETWORKS: ${word} is not a provider=range`)
    ranges.set(providerId, [...(ranges.get(providerId) ?? []), range])
  }
  const trusts = new Map<string, Trust>([...ranges].map(([id, list]) => [id, createTrust(list)]))
  return (providerId, address) => trusts.get(providerId)?.(address) ?? true
}
