const IPV4 = /^(?:::ffff:)?(\d{1,3}(?:\.\d{1,3}){3})$/i
const GROUPS_OF_ADDRESS = 8
const GROUPS_OF_NETWORK = 4
const GROUPS_OF_BLOCK = 3

/**
 * The network an address is in: a phone changes its address within it between two requests, and a
 * farm elsewhere is outside. /24 for IPv4; /64 for IPv6, which is one household or one server.
 */
export function networkOf(ip: string): string {
  const [, short] = IPV4.exec(ip) ?? []
  if (short !== undefined) return `${short.split('.', 3).map(Number).join('.')}.0/24`
  return `${groupsOf(ip).slice(0, GROUPS_OF_NETWORK).join(':')}::/64`
}

/** Whom a limit per address counts: an IPv6 network is one caller, whose addresses are endless. */
export function addressOf(ip: string): string {
  const [, short] = IPV4.exec(ip) ?? []
  return short ?? networkOf(ip)
}

/**
 * What a limit per network counts. /24 for IPv4; /48 for IPv6, which is what one customer is given,
 * with 65,536 networks in it.
 */
export function blockOf(ip: string): string {
  if (IPV4.test(ip)) return networkOf(ip)
  return `${groupsOf(ip).slice(0, GROUPS_OF_BLOCK).join(':')}::/48`
}

/** All eight groups, without zeros in front. */
function groupsOf(ip: string): string[] {
  const [head = '', tail] = ip.toLowerCase().replace(/%.*$/, '').split('::', 2)
  const split = (part: string): string[] => (part === '' ? [] : part.split(':'))
  const [before, after] = [split(head), split(tail ?? '')]
  const missing = Math.max(0, GROUPS_OF_ADDRESS - before.length - after.length)
  const groups = [...before, ...Array<string>(missing).fill('0'), ...after]
  return groups.map((group) => group.replace(/^0+(?=.)/, ''))
}
