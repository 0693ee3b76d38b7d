import { describe, expect, test } from 'vitest'
import type { Line } from './statement-csv.ts'
import { csvHead, csvOf, writeCsv } from './statement-csv.ts'
import { daysOf, USUAL } from './statement-filter.ts'
import { AT } from './testing/wallet-world.ts'

const NOW = new Date('2026-11-15T02:30:00Z')
const CARACAS = 'America/Caracas'

const line = (changes: Partial<Line> = {}): Line => ({
  id: 'a',
  at: AT,
  kind: 'to_provider',
  place: 'available',
  gp_id: 'GPAA',
  gp_name: 'Oriel Studio',
  amount: -12_345n,
  balance: 1_234_567_890_120_000n,
  reference: 'r1',
  adjusted: null,
  ...changes,
})

describe('the days of a statement', () => {
  test.each([
    ['today', '2026-11-14T04:00:00.000Z'],
    ['7', '2026-11-08T04:00:00.000Z'],
    ['30', '2026-10-16T04:00:00.000Z'],
  ] as const)('%s begins %s', (span, from) => {
    const asked = daysOf({ ...USUAL, span }, CARACAS, NOW)
    expect(asked).toEqual({ from: new Date(from) })
  })

  test('chosen ones are whole, and what is no day is left out', () => {
    const filter = { span: 'days', from: '2026-11-01', to: '2026-11-02' } as const
    expect(daysOf(filter, CARACAS, NOW)).toEqual({
      from: new Date('2026-11-01T04:00:00Z'),
      to: new Date('2026-11-03T04:00:00Z'),
    })
    expect(daysOf({ ...filter, from: '', to: 'x' }, CARACAS, NOW)).toEqual({})
    expect(daysOf({ ...filter, span: 'all' }, CARACAS, NOW)).toEqual({})
  })
})

describe('the file', () => {
  test('has decimal amounts, and no cell is a formula', () => {
    expect(csvOf(line({ gp_name: '=cmd()|x' }), 'VND')).toBe(
      "2026-11-15T10:00:00.000Z,to_provider,available,'=cmd()|x,-1.2345,123456789012.0000,VND,r1,\r\n",
    )
  })

  test('goes on page by page until the end', async () => {
    const asked: (string | undefined)[] = []
    const written = await writeCsv({}, async ({ after }) => {
      asked.push(after)
      const next = after === undefined ? 'two' : null
      return { ok: true, value: { currency: 'USD', list: [line(), line()], next } }
    })
    expect(asked).toEqual([undefined, 'two'])
    expect(written).toMatchObject({ ok: true, isCut: false })
    expect(written.ok && written.text.split('\r\n')).toHaveLength(6)
    expect(written.ok && written.text.startsWith(csvHead())).toBe(true)
  })

  test('is not written where a page fails', async () => {
    const failure = { ok: false, reason: 'network_error', code: '', message: 'no line' } as const
    const written = await writeCsv({}, async () => ({ ...failure, traceId: null, told: null }))
    expect(written).toMatchObject({ ok: false, message: 'no line' })
  })
})
