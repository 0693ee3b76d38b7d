import { expect, test } from 'vitest'
import { EMPTY, fieldsOf, fieldsOfHash, readFields, type Fields } from './fields.ts'
import { timesText } from './times-text.ts'

const TYPED: Fields = {
  ...EMPTY,
  serverSeed: ' secret ',
  clientSeed: 'mine',
  nonce: '12',
  stake: '1',
  payout: '0.4',
}

test('typed fields become a claim; empty ones are not compared', () => {
  const read = readFields(TYPED)
  expect(read).toEqual({
    ok: true,
    claim: {
      serverSeed: 'secret',
      hash: null,
      clientSeed: 'mine',
      nonce: 12,
      choice: {},
      steps: [],
      stake: 10_000n,
      payout: 4_000n,
      rulesVersion: null,
    },
  })
})

test.each([
  ['serverSeed', ''],
  ['hash', 'abc'],
  ['clientSeed', 'two words'],
  ['clientSeed', 'a:b'],
  ['nonce', '-1'],
  ['nonce', '1.5'],
  ['choice', '{'],
  ['steps', '{}'],
  ['stake', '1,50'],
  ['payout', '-1'],
  ['game', 'chess'],
] as const)('%s cannot be %j', (name, value) => {
  expect(readFields({ ...TYPED, [name]: value })).toEqual({ ok: false, wrong: [name] })
})

test('a round of the studio fills every field, and reads back as it was', () => {
  const hash = 'a'.repeat(64)
  const fields = fieldsOf({
    round_id: 'id',
    title: 'triple-sevens',
    game: 'classic',
    rules_version: 1,
    stake: 10_000n,
    payout: 4_000n,
    choice: {},
    steps: [],
    server_hash: hash,
    server_seed: 'secret',
    client_seed: 'mine',
    nonce: 3,
  })
  expect(readFields(fields)).toMatchObject({
    ok: true,
    claim: { hash, nonce: 3, stake: 10_000n, payout: 4_000n, rulesVersion: 1 },
  })
})

test('seeds handed over in the address are filled in', () => {
  const fields = fieldsOfHash('#server_seed=s&hash=h&client_seed=c')
  expect(fields).toMatchObject({ serverSeed: 's', hash: 'h', clientSeed: 'c', game: 'classic' })
})

test.each([
  [2n, 5n, '0.40'],
  [0n, 5n, '0.00'],
  [56n, 1n, '56.00'],
  [10_001n, 10_000n, '1.0001'],
  [2n, 3n, '0.6666'],
])('%i/%i is written %s', (over, under, text) => {
  expect(timesText(over, under)).toBe(text)
})
