import { describe, expect, test } from 'vitest'
import { localeKeyProblems, messageIds } from './locale-keys.ts'
import { planted } from './planted.ts'

const PO = {
  'packages/i18n/locales/en_US/wallet.po':
    'msgid ""\nmsgstr ""\n\nmsgid "wallet.title"\nmsgstr "a"',
  'packages/i18n/locales/en_US/reason.po': 'msgid "reason.site_mismatch"\nmsgstr "b"\n',
  'packages/i18n/locales/th_TH/wallet.po': 'msgid "wallet.only_thai"\nmsgstr "c"\n',
}
const missing = (path: string, text: string) =>
  localeKeyProblems(planted({ ...PO, [path]: text })).map(
    ({ line, message }) => `${line} ${/"(.*)"/.exec(message)?.[1]}`,
  )

describe('screens', () => {
  const SCREEN = 'apps/site/app/features/wallet/wallet.tsx'

  test.each([
    [`const a = t('wallet.gone')`, ['1 wallet.gone']],
    [`const a =\n  t(\n    "wallet.only_thai", { count })`, ['3 wallet.only_thai']],
    [`<Trans id="wallet.gone" />`, ['1 wallet.gone']],
    [`t('wallet.title')\n<Trans id="wallet.title" />`, []],
    [`<section id="wallet" />`, []],
    [`set('wallet.gone')\nobject.at('x')\n// t('wallet.gone')`, []],
  ])('%s', (text, ids) => {
    expect(missing(SCREEN, text)).toEqual(ids)
  })
})

describe('reasons of calls', () => {
  const CALL = 'packages/contract/src/member/wallet.ts'

  test.each([
    [`errors: {\n  '101': 'site_mismatch',\n  '102': 'too_late',\n}`, ['3 reason.too_late']],
    [`const walletErrors = { 103: 'too_soon' } as const`, ['1 reason.too_soon']],
    [`errors: {}, data: { '101': 'other' }`, []],
  ])('%s', (text, ids) => {
    expect(missing(CALL, text)).toEqual(ids)
  })
})

test('nothing is asked for before there are PO files', () => {
  const files = planted({ 'apps/site/app/root.tsx': `t('a.b')` })
  expect(localeKeyProblems(files)).toEqual([])
})

test('ids may be folded, and struck-out entries do not count', () => {
  expect(messageIds('msgid ""\n"wallet."\n"title"\nmsgstr "x"\n#~ msgid "old"\n')).toEqual([
    'wallet.title',
  ])
})
