import { describe, expect, test } from 'vitest'
import { addressOf, blockOf, networkOf } from './network.ts'

describe('networkOf', () => {
  test.each([
    ['203.0.113.7', '203.0.113.0/24'],
    ['::ffff:203.0.113.7', '203.0.113.0/24'],
    ['::FFFF:203.0.113.7', '203.0.113.0/24'],
    ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2::/64'],
    ['2001:0DB8:0001:0002:0000::1', '2001:db8:1:2::/64'],
    ['2001:db8::1', '2001:db8:0:0::/64'],
    ['2001:db8:1::', '2001:db8:1:0::/64'],
    ['::1', '0:0:0:0::/64'],
    ['fe80::1%eth0', 'fe80:0:0:0::/64'],
  ])('%s is in %s', (ip, network) => {
    expect(networkOf(ip)).toBe(network)
  })
})

describe('addressOf', () => {
  test('an IPv4 address is itself, however it is written', () => {
    expect(addressOf('203.0.113.7')).toBe('203.0.113.7')
    expect(addressOf('::ffff:203.0.113.7')).toBe('203.0.113.7')
  })

  test('an IPv6 address is its network', () => {
    expect(addressOf('2001:db8::1')).toBe(addressOf('2001:db8::2'))
  })
})

test.each([
  ['203.0.113.7', '203.0.113.0/24'],
  ['::ffff:203.0.113.7', '203.0.113.0/24'],
  ['2001:db8:1:2:3:4:5:6', '2001:db8:1::/48'],
  ['2001:db8:1:ffff::9', '2001:db8:1::/48'],
  ['2001:db8::1', '2001:db8:0::/48'],
])('S1: %s is counted in the block %s', (ip, block) => {
  expect(blockOf(ip)).toBe(block)
})
