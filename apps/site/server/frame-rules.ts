import { BlockList, isIP } from 'node:net'

/** Networks that are nobody's page: our own machines, their neighbours, and the cloud's insides. */
const INSIDE: readonly [string, number, 'ipv4' | 'ipv6'][] = [
  ['0.0.0.0', 8, 'ipv4'],
  ['10.0.0.0', 8, 'ipv4'],
  ['100.64.0.0', 10, 'ipv4'],
  ['127.0.0.0', 8, 'ipv4'],
  ['169.254.0.0', 16, 'ipv4'],
  ['172.16.0.0', 12, 'ipv4'],
  ['192.0.0.0', 24, 'ipv4'],
  ['192.168.0.0', 16, 'ipv4'],
  ['198.18.0.0', 15, 'ipv4'],
  ['224.0.0.0', 3, 'ipv4'],
  ['::', 96, 'ipv6'],
  ['::ffff:0:0', 96, 'ipv6'],
  ['64:ff9b::', 96, 'ipv6'],
  ['64:ff9b:1::', 48, 'ipv6'],
  ['2002::', 16, 'ipv6'],
  ['fc00::', 7, 'ipv6'],
  ['fe80::', 10, 'ipv6'],
  ['ff00::', 8, 'ipv6'],
]
/** One list each: in a common one, what is mapped from one family to the other would meet. */
const inside = { ipv4: new BlockList(), ipv6: new BlockList() }
for (const [network, bits, family] of INSIDE) inside[family].addSubnet(network, bits, family)

/** Whatever is no address at all counts as inside too. */
export function isInside(address: string): boolean {
  const version = isIP(address)
  const family = version === 6 ? 'ipv6' : 'ipv4'
  return version === 0 || inside[family].check(address, family)
}

/**
 * The address as it is opened, if it is written exactly as we would write it and stands at one of
 * the origins that games are played at; else null.
 */
export function readFrameAddress(text: string, origins: readonly string[]): URL | null {
  if (!URL.canParse(text)) return null
  const url = new URL(text)
  const isPlain = url.href === text && url.username === '' && url.password === ''
  const isWeb = url.protocol === 'https:' || url.protocol === 'http:'
  return isPlain && isWeb && origins.includes(url.origin) ? url : null
}

type Headers = Readonly<Record<string, string | string[] | undefined>>

/** Whether the page lets itself be put into a frame of ours; a browser would say no later. */
export function mayFrame(headers: Headers, own: string): boolean {
  const policies = [headers['content-security-policy'] ?? []].flat().join(',').split(',')
  const ancestors = policies.flatMap((policy) =>
    policy
      .split(';')
      .map((directive) => directive.trim().split(/\s+/))
      .filter(([name]) => name?.toLowerCase() === 'frame-ancestors'),
  )
  if (ancestors.length > 0) {
    return ancestors.every(([, ...sources]) => sources.some((source) => isMeant(source, own)))
  }
  return headers['x-frame-options'] === undefined
}

function isMeant(source: string, own: string): boolean {
  if (source === '*' || source === own) return true
  const { protocol, host } = new URL(own)
  if (source === protocol) return true
  const [, scheme = protocol, rest] = /^(https?:)?(?:\/\/)?\*(\..+)$/.exec(source) ?? []
  return rest !== undefined && scheme === protocol && host.endsWith(rest)
}
