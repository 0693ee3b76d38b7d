import { BlockList, isIPv6 } from 'node:net'

/** Whether what a peer says about somebody else may be believed. */
export type Trust = (address: string) => boolean

/** Proxies by address or range: 127.0.0.1, 172.16.0.0/12. */
export function createTrust(proxies: readonly string[]): Trust {
  const list = new BlockList()
  const kind = (address: string) => (isIPv6(address) ? 'ipv6' : 'ipv4')
  for (const proxy of proxies) {
    const [address = '', bits] = proxy.split('/')
    if (bits === undefined) list.addAddress(address, kind(address))
    else list.addSubnet(address, Number(bits), kind(address))
  }
  return (peer) => {
    const address = peer.replace(/^::ffff:/, '')
    return address !== '' && list.check(address, kind(address))
  }
}
