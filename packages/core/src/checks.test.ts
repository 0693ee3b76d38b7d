import { describe, expect, test } from 'vitest'
import { patient } from './testing/patience.ts'
import { isAlphanumericDash, isEmail, isInteger, isIpOrHost, isNumeric, isUrl } from './checks.ts'

type Check = (text: string) => boolean

function judge(check: Check, good: readonly string[], bad: readonly string[]): void {
  for (const text of good) expect(check(text), `should pass: ${JSON.stringify(text)}`).toBe(true)
  for (const text of bad) expect(check(text), `should fail: ${JSON.stringify(text)}`).toBe(false)
}

test('[S5.044] a generic check exists for url', () => {
  const good = [
    'http://a.example',
    'https://a.example/',
    'HTTPS://A.example:8443/path?query=1#part',
    'https://[::1]:3000/x',
    'https://xn--bcher-kva.example',
  ]
  const bad = [
    '',
    'a.example',
    '//a.example',
    '/path',
    'https:/a.example',
    'https:a.example',
    'https://',
    'https://a b.example',
    ' https://a.example',
    'https://a.example\n',
    'https://a.example\\@evil.example',
    'https://user@a.example',
    'https://user:word@a.example',
    'https://a.example:99999',
    'ftp://a.example',
    'javascript:alert(1)',
    'data:text/html,x',
    'javascript:https://a.example',
  ]
  judge(isUrl, good, bad)
})

test('[S5.045] a generic check exists for alphanumeric with underscore and hyphen', () => {
  judge(
    isAlphanumericDash,
    ['a', 'Z9', 'a_b-c', '_', '-', '0'],
    ['', ' ', 'a b', 'a.b', 'é', '名', 'a\n', 'a\nb', 'a@b', '１'],
  )
})

test('[S5.046] a generic check exists for integer', () => {
  judge(
    isInteger,
    ['0', '7', '-7', '120', '-120'],
    ['', '-', '-0', '+7', '07', '1.0', '1.', '1e3', '0x1', ' 1', '1\n', '1\n2', '１', '--1'],
  )
})

test('[S5.047] a generic check exists for numeric', () => {
  judge(
    isNumeric,
    ['0', '7', '-7', '0.5', '-0.05', '12.3400'],
    ['', '.', '.5', '5.', '1.2.3', '+1', '01', '1e3', 'NaN', 'Infinity', '1,5', '1\n', ' 1', '１'],
  )
})

describe('[S5.048] a generic check exists for IP or host', () => {
  test('addresses', () => {
    judge(
      isIpOrHost,
      ['0.0.0.0', '127.0.0.1', '255.255.255.255', '::', '::1', '2001:db8::7', '::ffff:10.0.0.1'],
      ['256.0.0.1', '1.2.3', '1.2.3.4.5', '01.2.3.4', '1.2.3.4 ', '1.2.3.4/8', '0x7f.0.0.1'],
    )
    judge(isIpOrHost, [], ['[::1]', ':', ':::', '1:2', '::1%eth0', '::1/64', '12345::', '::g'])
  })

  test('hosts', () => {
    judge(
      isIpOrHost,
      ['localhost', 'a.example', 'a-b.c-d.example', 'xn--bcher-kva.example', '1.example'],
      ['', '.', 'a..b', '.a', '-a.example', 'a-.example', 'a_b.example', 'a b', 'a.example:80'],
    )
    judge(isIpOrHost, [`${'a'.repeat(63)}.example`], [`${'a'.repeat(64)}.example`])
    judge(isIpOrHost, [], [`${'a.'.repeat(127)}a`, 'https://a.example', 'a.example/x', 'a\n'])
  })
})

test('[S5.049] a generic check exists for email', () => {
  const good = ['a@b.co', 'first.last+tag@mail.example.com', 'A_%-9@x-y.example']
  const bad = [
    '',
    'a',
    'a@',
    '@b.co',
    'a@b',
    'a@b.c',
    'a@b..co',
    'a@-b.co',
    'a@b-.co',
    'a b@c.co',
    'a@b@c.co',
    'a@b.co\n',
    'a@b.co\nbcc: x@y.co',
    ' a@b.co',
    'a@[127.0.0.1]',
    '"a"@b.co',
    `${'a'.repeat(65)}@b.co`,
    `a@${'b.'.repeat(130)}co`,
  ]
  judge(isEmail, good, bad)
})

test.each([
  ['isEmail', isEmail, `a@${'a-'.repeat(500_000)}`],
  ['isEmail', isEmail, `a@${'a.'.repeat(500_000)}!`],
  ['isIpOrHost', isIpOrHost, `${'a-'.repeat(500_000)}!`],
  ['isIpOrHost', isIpOrHost, `${'a.'.repeat(500_000)}!`],
  ['isIpOrHost', isIpOrHost, '1:'.repeat(500_000)],
  ['isNumeric', isNumeric, `${'1'.repeat(1_000_000)}!`],
  ['isUrl', isUrl, `https://${'a'.repeat(1_000_000)} `],
])(
  // A pattern that goes back and forth over a million letters would take hours.
  '%s reads a very long text in one pass',
  { timeout: patient(20_000) },
  (_, check, text) => {
    expect(check(text)).toBe(false)
  },
)
