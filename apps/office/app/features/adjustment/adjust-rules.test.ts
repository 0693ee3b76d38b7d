import { expect, test } from 'vitest'
import { inputOf } from './adjust-rules.ts'

const member = '0198c0de-0000-7000-8000-000000000001'
const asked = {
  kind: 'goodwill',
  currency: 'USD',
  amount: '10',
  provider: '',
  round: '',
  case: '',
} as const
const wrong = { ...asked, kind: 'provider_error', provider: 'gpor', round: 'r-1' } as const

test.each([
  [asked, { kind: 'goodwill', amount: '10' }],
  [{ ...asked, amount: ' 1,250.5 ' }, { amount: '1250.5' }],
  [{ ...asked, amount: '' }, null],
  [{ ...asked, amount: '0' }, null],
  [{ ...asked, amount: '1.23456' }, null],
  [{ ...asked, amount: '1e3' }, null],
  [{ ...asked, currency: 'XXX' }, null],
  [wrong, { provider_id: 'GPOR', round_id: 'r-1' }],
  [{ ...wrong, round: '' }, null],
  [
    { ...wrong, round: '', case: member },
    { provider_id: 'GPOR', case_id: member },
  ],
  [{ ...wrong, provider: '' }, null],
])('%o asks %o', (fields, said) => {
  if (said === null) expect(inputOf(member, fields)).toBeNull()
  else expect(inputOf(member, fields)).toMatchObject({ member_id: member, ...said })
})
