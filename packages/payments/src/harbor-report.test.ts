import { readSettlement } from '@oriel/domain/payment'
import { expect, test } from 'vitest'
import { toSettlement } from './harbor-report.ts'

const HEADER = 'Type,PspReference,MerchantReference,Currency,Gross,Fee,Net,CreatedAt,SettledOn'
const LINE = 'Payment,psp1,R1,USD,10000,120,9880,2026-11-14T10:00:00Z,2026-11-15'
const BACK = 'Dispute,psp1,R1,CNY,-10000,1500,-11500,2026-11-14T10:00:00Z,2026-11-15'

test('its columns become those of a settlement file, in our currencies and units', () => {
  const found = readSettlement(toSettlement([HEADER, LINE, BACK, ''].join('\n')))
  expect(found.ok && found.lines).toMatchObject([
    { line: 1, kind: 'deposit', gross: 1_000_000n, fee: 12_000n, net: 988_000n, currency: 'USD' },
    { line: 2, kind: 'chargeback', gross: -1_000_000n, net: -1_150_000n, currency: 'RMB' },
  ])
})

test.each([
  ['another type', LINE.replace('Payment', 'Gift')],
  ['an amount with a point', LINE.replace('10000', '100.00')],
  ['a currency nobody knows', LINE.replace('USD', 'XXX')],
  ['a column less', LINE.replace(',psp1', '')],
])('%s breaks the file instead of leaving a line out', (_, row) => {
  const text = toSettlement([HEADER, LINE, row].join('\n'))
  expect(readSettlement(text)).toEqual({ ok: false, brokenLine: 2 })
})

test('another header is no report', () => {
  expect(readSettlement(toSettlement(LINE))).toEqual({ ok: false, brokenLine: 0 })
})
