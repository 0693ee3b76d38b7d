import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { isMemo, networks, readAddress, type Network } from './network.ts'

/** The texts of BIP 173 and 350, EIP-55 and of well known accounts. */
const RIGHT: readonly (readonly [Network, string])[] = [
  ['bitcoin', 'bc1qw508d6qejxtdg4y5r3zarvary0c5xw7kv8f3t4'],
  ['bitcoin', 'bc1pw508d6qejxtdg4y5r3zarvary0c5xw7kw508d6qejxtdg4y5r3zarvary0c5xw7kt5nd6y'],
  ['bitcoin', 'bc1sw50qgdz25j'],
  ['bitcoin', 'bc1zw508d6qejxtdg4y5r3zarvaryvaxxpcs'],
  ['bitcoin', 'bc1p0xlxvlhemja6c4dqv22uapctqupfhlxm9h8z3k2e72q4k9hcz7vqzk5jj0'],
  ['bitcoin', '1BvBMSEYstWetqTFn5Au4m4GFg7xJaNVN2'],
  ['bitcoin', '1A1zP1eP5QGefi2DMPTfTL5SLmv7DivfNa'],
  ['bitcoin', '3J98t1WpEZ73CNmQviecrnyiWrnqRhWNLy'],
  ['ethereum', '0x52908400098527886E0F7030069857D2E4169EE7'],
  ['ethereum', '0x8617E340B3D01FA5F11F306F4090FD50E238070D'],
  ['ethereum', '0xde709f2102306220921060314715629080e2fb77'],
  ['ethereum', '0x27b1fdb04752bbc536007a920d24acb045561c26'],
  ['ethereum', '0x5aAeb6053F3E94C9b9A09f33669435E7Ef1BeAed'],
  ['ethereum', '0xfB6916095ca1df60bB79Ce92cE3Ea74c37c5d359'],
  ['ethereum', '0xdbF03B407c01E7cD3CBea99509d93f8DDDC8C6FB'],
  ['ethereum', '0xD1220A0cf47c7B9Be7A2E6BA89F429762e7b9aDb'],
  ['tron', 'TR7NHqjeKQxGTCi8q8ZY4pL8otSzgjLj6t'],
  ['ripple', 'rHb9CJAWyB4rj91VRWn96DkukG4bwdtyTh'],
  ['ripple', 'rrrrrrrrrrrrrrrrrrrrrhoLvTp'],
  ['ripple', 'rrrrrrrrrrrrrrrrrrrrBZbvji'],
]

describe('an address is taken by its own network and by no other', () => {
  test.each(RIGHT)('%s %s', (own, address) => {
    for (const network of networks) {
      expect(readAddress(network, address)).toBe(network === own ? address : null)
    }
  })

  test('one of SegWit may be written in capitals and is kept small', () => {
    const [, small] = RIGHT[0] ?? []
    expect(readAddress('bitcoin', small?.toUpperCase() ?? '')).toBe(small)
  })
})

describe('an address is refused', () => {
  test.each<[string, Network, string]>([
    ['of a test network', 'bitcoin', 'tb1qw508d6qejxtdg4y5r3zarvary0c5xw7kxpjzsx'],
    ['in mixed case', 'bitcoin', 'bc1qw508d6qejxtdg4y5r3zarvary0c5xw7kv8f3T4'],
    ['with a sign that is none', 'bitcoin', 'bc1qw508d6qejxtdg4y5r3zarvary0c5xb7kv8f3t4'],
    ['with a checksum that is wrong', 'bitcoin', 'bc1qw508d6qejxtdg4y5r3zarvary0c5xw7kv8f3t5'],
    [
      'of version 1 with the checksum of version 0',
      'bitcoin',
      'bc1p0xlxvlhemja6c4dqv22uapctqupfhlxm9h8z3k2e72q4k9hcz7vqh2y7hd',
    ],
    [
      'of version 0 with the checksum of later ones',
      'bitcoin',
      'bc1qw508d6qejxtdg4y5r3zarvary0c5xw7kemeawh',
    ],
    ['of version 17', 'bitcoin', 'BC130XLXVLHEMJA6C4DQV22UAPCTQUPFHLXM9H8Z3K2E72Q4K9HCZ7VQ7ZWS8R'],
    ['of one byte', 'bitcoin', 'bc1pw5dgrnzv'],
    [
      'of 41 bytes',
      'bitcoin',
      'bc1p0xlxvlhemja6c4dqv22uapctqupfhlxm9h8z3k2e72q4k9hcz7v8n0nx0muaewav253zgeav',
    ],
    ['of version 0 and 16 bytes', 'bitcoin', 'BC1QR508D6QEJXTDG4Y5R3ZARVARYV98GJ9P'],
    [
      'with more than four bits left over',
      'bitcoin',
      'bc1p0xlxvlhemja6c4dqv22uapctqupfhlxm9h8z3k2e72q4k9hcz7v07qwwzcrf',
    ],
    ['of nothing', 'bitcoin', 'bc1gmk9yu'],
    ['in small letters, which carry no checksum', 'ethereum', RIGHT[12]?.[1].toLowerCase() ?? ''],
    ['without 0x', 'ethereum', '5aAeb6053F3E94C9b9A09f33669435E7Ef1BeAed'],
    ['that is too short', 'ethereum', '0x5aAeb6053F3E94C9b9A09f33669435E7Ef1BeAe'],
    ['of Bitcoin', 'tron', '1A1zP1eP5QGefi2DMPTfTL5SLmv7DivfNa'],
    ['with 0 for O', 'tron', 'TR7NHqjeKQxGTCi8q8ZY4pL80tSzgjLj6t'],
    ['that is empty', 'tron', ''],
    ['made of zeros', 'ripple', 'rrrrrrrrrrrrrrrrrrrrrrrrr'],
  ])('%s, %s', (_what, network, address) => {
    expect(readAddress(network, address)).toBe(null)
  })

  const place = fc.nat(100)

  test('with any one sign changed', () => {
    const one = fc.constantFrom(...RIGHT.filter(([network]) => network !== 'ethereum'))
    const sign = fc.constantFrom(
      ...Array.from('0123456789abcdefghijkmnpqrstuvwxyzABCDEFGHJKLMNPQRSTUVWXYZ'),
    )
    fc.assert(
      fc.property(one, place, sign, ([network, address], spot, other) => {
        const at = spot % address.length
        fc.pre(address[at] !== other)
        const wrong = `${address.slice(0, at)}${other}${address.slice(at + 1)}`
        expect(readAddress(network, wrong)).toBe(null)
      }),
      { numRuns: 2_000 },
    )
  })

  test('of Ethereum with any one letter in the other case', () => {
    const one = fc.constantFrom(...RIGHT.filter(([network]) => network === 'ethereum'))
    fc.assert(
      fc.property(one, place, ([network, address], spot) => {
        const at = spot % address.length
        const sign = address[at] ?? ''
        const other = sign === sign.toUpperCase() ? sign.toLowerCase() : sign.toUpperCase()
        fc.pre(sign !== other)
        const wrong = `${address.slice(0, at)}${other}${address.slice(at + 1)}`
        expect(readAddress(network, wrong)).toBe(null)
      }),
    )
  })
})

test.each([
  ['0', true],
  ['12345678', true],
  ['4294967295', true],
  ['4294967296', false],
  ['007', false],
  ['-1', false],
  ['1e3', false],
  ['', false],
])('a memo of %j is taken: %s', (memo, isTaken) => {
  expect(isMemo(memo)).toBe(isTaken)
})
