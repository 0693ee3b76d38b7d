import { expect, test } from 'vitest'
import { readDraft, type Draft } from './method-draft.ts'

const DRAFT: Draft = {
  is_open: 'yes',
  link_id: 'PSBR',
  min: '10',
  max: ' 2000.50 ',
  fee_fixed: '0',
  fee_ppm: '15000',
  fee_least: '0',
  fee_most: '',
  expires_s: '3600',
  promised_s: '60',
  sort: '0',
}

test('what is typed is read as it is sent', () => {
  expect(readDraft(DRAFT)).toEqual({
    is_open: true,
    link_id: 'PSBR',
    min: '10',
    max: '2000.50',
    fee_fixed: '0',
    fee_ppm: 15_000,
    fee_least: '0',
    fee_most: null,
    expires_s: 3_600,
    promised_s: 60,
    sort: 0,
  })
})

test.each<Partial<Draft>>([
  { min: '1e3' },
  { max: '-1' },
  { fee_most: 'much' },
  { fee_ppm: '1.5' },
  { sort: '' },
])('%j is not sent', (changes) => {
  expect(readDraft({ ...DRAFT, ...changes })).toBeNull()
})
