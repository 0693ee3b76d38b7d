import { writeUnits } from '@oriel/core/money'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { readSettlement, SETTLEMENT_HEADER, SETTLEMENT_KINDS } from './payment.ts'

const LINE = '1,deposit,tx-1,REF1,USD,100.0000,1.2000,98.8000,2026-11-14T10:00:00Z,2026-11-15'
const read = (...rows: readonly string[]) => readSettlement([SETTLEMENT_HEADER, ...rows].join('\n'))

test('a line is read with its amounts in units', () => {
  expect(read(LINE)).toEqual({
    ok: true,
    lines: [
      {
        line: 1,
        kind: 'deposit',
        providerTx: 'tx-1',
        reference: 'REF1',
        currency: 'USD',
        gross: 1_000_000n,
        fee: 12_000n,
        net: 988_000n,
        occurredAt: new Date('2026-11-14T10:00:00Z'),
        settledOn: '2026-11-15',
      },
    ],
  })
  expect(read()).toEqual({ ok: true, lines: [] })
})

describe('one broken line breaks the file', () => {
  const changed = (from: string, to: string) => LINE.replace(from, to)
  test.each([
    ['a net that is not gross less fee', changed('98.8000', '98.7999')],
    ['an unknown kind', changed('deposit', 'bonus')],
    ['an unknown currency', changed('USD', 'XXX')],
    ['an amount in another writing', changed('100.0000', '1e2')],
    ['an amount with grouping', changed('100.0000', '"100,0000"')],
    ['five decimals', changed('1.2000', '1.20000')],
    ['another number', changed('1,', '2,')],
    ['no moment', changed('2026-11-14T10:00:00Z', 'yesterday')],
    ['no day', changed('2026-11-15', '15.11.2026')],
    ['a column more', `${LINE},x`],
    ['a column less', changed(',2026-11-15', '')],
    ['an empty row', ''],
  ])('%s', (_, row) => {
    const second = LINE.replace('1,', '2,')
    expect(read(row, second)).toEqual({ ok: false, brokenLine: 1 })
  })

  test('another header is no settlement file', () => {
    expect(readSettlement(LINE)).toEqual({ ok: false, brokenLine: 0 })
    expect(readSettlement('')).toEqual({ ok: false, brokenLine: 0 })
  })

  test('a file cut within a line', () => {
    expect(read(LINE, LINE.slice(0, 40))).toEqual({ ok: false, brokenLine: 2 })
  })
})

test('what was written is what is read, below zero too', () => {
  const amount = fc.bigInt(-(10n ** 15n), 10n ** 15n)
  fc.assert(
    fc.property(fc.constantFrom(...SETTLEMENT_KINDS), amount, amount, (kind, gross, fee) => {
      const [text, feeText, net] = [gross, fee, gross - fee].map(writeUnits)
      const row = `1,${kind},t,,USD,${text},${feeText},${net},2026-11-14T10:00:00Z,2026-11-15`
      const found = read(row)
      expect(found.ok && found.lines[0]).toMatchObject({ kind, gross, fee, net: gross - fee })
    }),
  )
})
