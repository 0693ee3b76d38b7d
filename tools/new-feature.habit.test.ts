import { afterAll, beforeAll, expect, test } from 'vitest'
import { copyRepository, type Copy } from './testing/copy.ts'

let copy: Copy
beforeAll(() => {
  copy = copyRepository()
})
afterAll(() => copy.drop())

const start = (...args: string[]) => copy.run('node', 'tools/new-feature.ts', ...args)

test('features that were started pass the check and their own tests at once', async () => {
  const started = await start('tea-party', 'tables to talk at')
  expect(started.code, started.output).toBe(0)
  expect(started.output).toContain('packages/domain/src/tea-party/tea-party.ts\n')
  expect(started.output).toContain('packages/i18n/locales/th_TH/tea-party.po  tea-party.title')

  const screen = await start('gift-shop', 'small things for members', '--for', 'office')
  expect(screen.code, screen.output).toBe(0)
  expect(screen.output).toContain('apps/office/app/pages/gift-shops.tsx\n')
  expect(screen.output).toContain('vi_VN/office/gift-shop.po  office.gift-shop.title')

  const checked = await copy.run('node', 'tools/check.ts')
  expect(checked.code, checked.output).toBe(0)

  const tests = ['packages/domain/src/tea-party', 'apps/site/app/features/tea-party']
  const doors = ['apps/api/src/member/tea-party', 'apps/api/src/answers', 'packages/i18n']
  const office = ['packages/domain/src', 'apps/api/src/office', 'apps/office/app/features']
  const shops = office.map((folder) => `${folder}/gift-shop`)
  const tested = await copy.run('vitest', 'run', ...tests, ...doors, ...shops)
  expect(tested.code, tested.output).toBe(0)
  expect(tested.output).toContain('tea-party-list.test.tsx')
  expect(tested.output).toContain('apps/api/src/answers.test.ts')
  expect(tested.output).toContain('gift-shop-list.test.tsx')
  expect(tested.output).toContain('apps/api/src/office/gift-shop/gift-shop.test.ts')
})

test('what is there is not started again, and nothing is touched', async () => {
  const before = copy.read('WORDS.md')
  const again = await start('tea-party', 'tables to talk at')
  expect(again.code).toBe(1)
  expect(again.output).toContain('is a word already')
  expect(copy.read('WORDS.md')).toBe(before)
})
