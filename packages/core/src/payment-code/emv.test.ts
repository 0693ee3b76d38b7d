import * as fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { crc16 } from './crc16.ts'
import { type PaymentCode, readPaymentCode, writePaymentCode } from './emv.ts'

const VIETQR =
  '00020101021238570010A00000072701270006970400011397042200004170208QRIBFTTA53037045407100000' +
  '05802VN62130809OR7K3Q9A46304B1C0'
/** As a public document prints it, with 58 before 53. */
const PROMPTPAY_PRINTED =
  '00020101021129370016A000000677010111011300660000000005802TH530376463048956'
const PIX =
  '00020126580014br.gov.bcb.pix0136123e4567-e12b-12d1-a456-4266554400005204000053039865802BR' +
  '5913Fulano de Tal6008BRASILIA62070503***63041D3D'
const PROMPTPAY =
  '00020101021229370016A0000006770101110113006681234567853037645406100.255802TH63047EA6'

const bare = { amount: null, reference: '', name: '', city: '' } as const
const codes: readonly [string, PaymentCode][] = [
  [
    VIETQR,
    {
      ...bare,
      payee: { scheme: 'vietqr', bank: '970400', account: '9704220000417' },
      amount: 10_000_000_000n,
      reference: 'OR7K3Q9A4',
      use: 'once',
    },
  ],
  [
    PIX,
    {
      ...bare,
      payee: { scheme: 'pix', key: '123e4567-e12b-12d1-a456-426655440000', text: '' },
      name: 'Fulano de Tal',
      city: 'BRASILIA',
      use: 'unsaid',
    },
  ],
  [
    PROMPTPAY,
    {
      ...bare,
      payee: { scheme: 'promptpay', id: { kind: 'mobile', number: '812345678' } },
      amount: 1_002_500n,
      use: 'once',
    },
  ],
]

test('the check value of the polynomial', () => {
  expect(crc16('123456789')).toBe('29B1')
})

test.each(codes)('%s is written and read', (text, code) => {
  expect(writePaymentCode(code)).toBe(text)
  expect(readPaymentCode(text)).toEqual(code)
})

test('fields may come in another order', () => {
  expect(readPaymentCode(PROMPTPAY_PRINTED)).toEqual({
    ...bare,
    payee: { scheme: 'promptpay', id: { kind: 'mobile', number: '000000000' } },
    use: 'always',
  })
})

const withCheck = (text: string): string => `${text}6304${crc16(`${text}6304`)}`

describe('a code is not read', () => {
  const body = PROMPTPAY.slice(0, -8)
  const cases: readonly [string, string][] = [
    ['with a wrong check', `${PROMPTPAY.slice(0, -1)}7`],
    ['with its check in small letters', `${PROMPTPAY.slice(0, -4)}7ea6`],
    ['with a check that leaves out its own head', `${body}6304${crc16(body)}`],
    ['with a length past the end', withCheck(body.replace('5802TH', '5899TH'))],
    ['with an id that comes twice', withCheck(`${body}5802TH`)],
    ['that does not begin with 00', withCheck(body.slice(6) + body.slice(0, 6))],
    ['that goes on after its check', `${PROMPTPAY}5900`],
    ['of an unknown scheme', withCheck(body.replace('A000000677010111', 'A000000677010112'))],
    ['in a currency that is not the scheme’s', withCheck(body.replace('5303764', '5303704'))],
    ['over an amount that is none', withCheck(body.replace('100.25', '1e2.25'))],
    ['that is empty', ''],
    ['that is a web address', 'https://pay.example/abc'],
  ]
  test.each(cases)('%s', (_, text) => {
    expect(readPaymentCode(text)).toBeNull()
  })
})

test.each([0n, -10_000n, 5_000n])('no code is written over %s đồng units', (amount) => {
  expect(() => writePaymentCode({ ...(codes[0]?.[1] as PaymentCode), amount })).toThrow('VND')
})

test('names are written in plain letters, no longer than there is room for', () => {
  const [, vietqr] = codes[0] as [string, PaymentCode]
  const read = readPaymentCode(
    writePaymentCode({ ...vietqr, name: 'Nguyễn Đình Đạt và những người bạn', city: 'Hà Nội' }),
  )
  expect(read?.name).toBe('Nguyen Dinh Dat va nhung ')
  expect(read?.city).toBe('Ha Noi')
})

const signs = (pattern: RegExp) => fc.stringMatching(pattern)
const payee: fc.Arbitrary<PaymentCode['payee']> = fc.oneof(
  fc.record({
    scheme: fc.constant('vietqr' as const),
    bank: signs(/^[0-9]{6}$/),
    account: signs(/^[0-9A-Z]{4,19}$/),
  }),
  fc.record({
    scheme: fc.constant('promptpay' as const),
    id: fc.oneof(
      fc.record({ kind: fc.constant('mobile' as const), number: signs(/^[0-9]{9}$/) }),
      fc.record({ kind: fc.constant('identity' as const), number: signs(/^[1-9][0-9]{12}$/) }),
      fc.record({ kind: fc.constant('ewallet' as const), number: signs(/^[0-9]{15}$/) }),
    ),
  }),
  fc.record({
    scheme: fc.constant('pix' as const),
    key: signs(/^[a-z0-9@.-]{5,36}$/),
    text: signs(/^[a-z ]{0,10}$/),
  }),
  fc.record({ scheme: fc.constant('pix-charge' as const), address: signs(/^[a-z0-9./-]{5,60}$/) }),
)
const order: fc.Arbitrary<PaymentCode> = fc
  .record({
    payee,
    coins: fc.option(fc.bigInt({ min: 1n, max: 9_999_999_999n })),
    code: signs(/^[A-Za-z0-9]{1,25}$/),
    name: signs(/^[A-Za-z][A-Za-z ]{0,24}$/),
    city: signs(/^[A-Z]{0,15}$/),
    use: fc.constantFrom('once', 'always', 'unsaid'),
  })
  .map(({ coins, code, ...rest }) => ({
    ...rest,
    amount: coins === null ? null : coins * (rest.payee.scheme === 'vietqr' ? 10_000n : 100n),
    reference: rest.payee.scheme === 'promptpay' ? '' : code,
  }))

test('whatever is written is read the same: 10,000 orders', () => {
  fc.assert(
    fc.property(order, (code) => {
      expect(readPaymentCode(writePaymentCode(code))).toEqual(code)
    }),
    { numRuns: 10_000 },
  )
})

test('no code is read with one sign changed', () => {
  for (const [text] of codes) {
    for (let at = 0; at < text.length; at += 1) {
      for (const sign of '019AZaz.*') {
        if (text[at] === sign) continue
        expect(readPaymentCode(text.slice(0, at) + sign + text.slice(at + 1))).toBeNull()
      }
    }
  }
})
