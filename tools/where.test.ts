import { expect, test } from 'vitest'
import { planted } from './tidy/planted.ts'
import { filesOf, ownedBy } from './where.ts'
import { nearWords } from './words.ts'

const PATHS = [
  'e2e/wallet.spec.ts',
  'apps/site/app/pages/wallet.tsx',
  'apps/site/app/features/wallet/use-balance.ts',
  'apps/realtime/src/wallet.ts',
  'apps/api/src/member/wallet/calls.ts',
  'packages/i18n/locales/en_US/wallet.po',
  'packages/contract/src/realtime/wallet.ts',
  'packages/domain/src/wallet/rules.ts',
  'packages/domain/src/wallet/wallet.test.ts',
  'packages/domain/src/member/wallet.ts',
  'packages/db/migrations/0012-wallet.sql',
  'packages/db/migrations/0013-site.sql',
  'apps/site/server.ts',
  'apps/office/app/pages/wallets.tsx',
  'apps/api/src/wallets.ts',
  'e2e/office/wallet.spec.ts',
  'e2e/office/desk.ts',
]

test('files of a word come in the order of the layers', () => {
  expect(filesOf('wallet', PATHS)).toEqual([
    'packages/db/migrations/0012-wallet.sql',
    'packages/domain/src/wallet/rules.ts',
    'packages/domain/src/wallet/wallet.test.ts',
    'packages/contract/src/realtime/wallet.ts',
    'apps/api/src/member/wallet/calls.ts',
    'apps/site/app/features/wallet/use-balance.ts',
    'packages/i18n/locales/en_US/wallet.po',
    'e2e/office/wallet.spec.ts',
    'e2e/wallet.spec.ts',
    'apps/realtime/src/wallet.ts',
    'apps/site/app/pages/wallet.tsx',
    'apps/office/app/pages/wallets.tsx',
  ])
})

test('an app that shares its name with a word is not the word', () => {
  expect(filesOf('site', PATHS)).toEqual(['packages/db/migrations/0013-site.sql'])
})

test('what a word owns in the database follows from the migrations', () => {
  const files = planted({
    'packages/db/migrations/0001-wallet.sql': 'CREATE TABLE purses (id uuid);',
    'packages/db/migrations/0002-member.sql': 'CREATE TABLE members (id uuid);',
    'packages/db/migrations/0003-wallet.sql': 'CREATE OR REPLACE FUNCTION pay() RETURNS void',
  })
  expect(ownedBy('wallet', files)).toEqual(['tables: purses', 'functions: pay'])
  expect(ownedBy('letter', files)).toEqual([])
})

test('a slip of typing finds the word that was meant', () => {
  const words = ['wallet', 'letter', 'red-envelope', 'member']
  expect(nearWords('walet', words)).toEqual(['wallet'])
  expect(nearWords('envelope', words)).toEqual(['red-envelope'])
  expect(nearWords('zzz', words)).toEqual([])
})
