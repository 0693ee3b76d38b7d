import * as fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { isDangerousProtocol, readTarget } from './url-policy.ts'

const SITE = 'https://site.example'
const PARTNER = 'https://partner.example:8443'
const allowed = [SITE, PARTNER]

describe('targets that pass', () => {
  test.each([
    ['/', '/'],
    ['/main/3', '/main/3'],
    ['/faq?x=1#part', '/faq?x=1#part'],
    ['/a/../b', '/b'],
    ['/go?to=https://evil.example', '/go?to=https://evil.example'],
    ['/@evil.example', '/@evil.example'],
    ['/%2F%2Fevil.example', '/%2F%2Fevil.example'],
    ['/%0d%0aset-cookie:x', '/%0d%0aset-cookie:x'],
    ['/名', '/%E5%90%8D'],
  ])('%j is the path %s', (text, path) => {
    expect(readTarget(text, allowed)).toEqual({ kind: 'path', path })
  })

  test.each([
    ['https://site.example', 'https://site.example/'],
    ['HTTPS://SITE.example:443/x', 'https://site.example/x'],
    ['https://partner.example:8443/x?y#z', 'https://partner.example:8443/x?y#z'],
  ])('[S5.044] %j is the listed address %s', (text, href) => {
    expect(readTarget(text, allowed)).toEqual({ kind: 'absolute', href })
  })
})

test.each([
  ['site.example'],
  ['https:site.example'],
  ['https:/site.example'],
  ['https://me@site.example'],
  ['https://me:word@site.example'],
  ['https://site.example:99999'],
])('[S5.044] %j is refused although its host is listed', (text) => {
  expect(readTarget(text, allowed)).toBeNull()
})

test.each([
  [''],
  [' '],
  ['main'],
  ['?x=1'],
  ['#part'],
  ['.'],
  ['//'],
  ['//:'],
  ['//evil.example'],
  ['///evil.example'],
  ['////evil.example'],
  ['/\\evil.example'],
  ['\\\\evil.example'],
  ['\\/evil.example'],
  ['/\t/evil.example'],
  ['/\n/evil.example'],
  ['\t//evil.example'],
  [' //evil.example'],
  ['/ /evil.example'],
  ['/.//evil.example'],
  ['/..//evil.example'],
  ['/a/..//evil.example'],
  ['/%2e//evil.example'],
  ['/%2E%2e//evil.example'],
  ['%2F%2Fevil.example'],
  ['https:evil.example'],
  ['https:/evil.example'],
  ['https:///evil.example'],
  ['https:\\\\evil.example'],
  ['https://evil.example'],
  ['https://site.example@evil.example'],
  ['https://site.example:x@evil.example'],
  ['https://user@site.example'],
  ['https://:word@site.example'],
  ['https://site.example.evil.example'],
  ['https://site.example\u3002evil.example'],
  ['https://site.example%2eevil.example'],
  ['https://evil.example/https://site.example'],
  ['https://evil.example#https://site.example'],
  ['https://evil.example\\@site.example'],
  ['https://site.example:444'],
  ['https://partner.example'],
  ['http://site.example'],
  ['ftp://site.example'],
  ['javascript:alert(1)'],
  ['JavaScript://site.example/%0aalert(1)'],
  [' java\nscript:alert(1)'],
  ['java\tscript:alert(1)'],
  ['\u0001javascript:alert(1)'],
  ['data:text/html,x'],
  ['vbscript:x'],
  ['file:///etc/passwd'],
  ['blob:https://site.example/1'],
  ['/path\r\nlocation: https://evil.example'],
  ['https://site.example/\r\nset-cookie: a=b'],
  ['/path\u0000'],
  ['/path\u007f'],
  ['https://'],
  ['https://site.example:99999'],
])('[A46] %j is refused', (text) => {
  expect(readTarget(text, allowed)).toBeNull()
})

test('[A46] whatever passes leads a browser on our page to us or to a listed origin', () => {
  const pieces =
    '/ // \\ . .. : @ %2f %5c ? # a :8443 https: http: javascript: evil.example site.example'
  const piece = fc.constantFrom(...pieces.split(' '), ' ', '\t', '\n', 'partner.example')
  const anyText = fc.array(piece, { maxLength: 8 }).map((chosen) => chosen.join(''))
  let passed = 0
  fc.assert(
    fc.property(anyText, (text) => {
      const target = readTarget(text, allowed)
      if (!target) return
      passed += 1
      const address = target.kind === 'path' ? target.path : target.href
      expect(allowed).toContain(new URL(address, `${SITE}/deep/page?x`).origin)
      if (target.kind === 'path') expect(address).toMatch(/^\/(?!\/)/)
      // What came out is plain: reading it again changes nothing.
      expect(readTarget(address, allowed)).toEqual(target)
    }),
    { numRuns: 5_000 },
  )
  expect(passed).toBeGreaterThan(50)
})

test('without a list only paths pass', () => {
  expect(readTarget('https://site.example', [])).toBeNull()
  expect(readTarget('/main', [])).toEqual({ kind: 'path', path: '/main' })
})

describe('dangerous protocols', () => {
  test.each([
    ['javascript:alert(1)'],
    ['JAVASCRIPT:alert(1)'],
    [' javascript:alert(1)'],
    [' java\nscript:alert(1)'],
    ['java\tscript\r:alert(1)'],
    ['\u0000\u001fjavascript:alert(1)'],
    ['data:text/html,x'],
    ['vbscript:x'],
    ['file:///etc/passwd'],
    ['blob:https://site.example/1'],
    ['filesystem:https://site.example/1'],
    ['about:blank'],
    ['view-source:https://site.example'],
  ])('%j is dangerous', (text) => {
    expect(isDangerousProtocol(text)).toBe(true)
  })

  test.each([
    [''],
    ['/javascript:alert(1)'],
    ['https://site.example/javascript:x'],
    ['/data'],
    ['mailto:help@site.example'],
    ['tel:123'],
    ['javascript'],
  ])('%j is not', (text) => {
    expect(isDangerousProtocol(text)).toBe(false)
  })
})
