import { locales, type Locale } from '@oriel/core/locale'
import { describe, expect, test } from 'vitest'
import { afterNoon, NOON } from '../examples.ts'
import type { Step, VersionDraft } from './version-store.ts'
import { checkVersion, isStopped, stateOf } from './version-rules.ts'
import { FORBIDDEN, forbiddenWord } from './word-list.ts'

const step = (kind: Step['step'], startsAt: Date | null = null, endsAt: Date | null = null) =>
  ({ step: kind, by: 'olivia', at: NOON, startsAt, endsAt }) as const
const shows = step('published', afterNoon(10), afterNoon(20))

test.each([
  ['draft', [], false, 0],
  ['submitted', [step('submitted')], false, 0],
  ['scheduled', [step('submitted'), shows], true, 9],
  ['showing', [shows], true, 10],
  ['showing', [step('published', NOON)], true, 1e9],
  ['over', [shows], true, 20],
  // Another version was published over it.
  ['over', [shows], false, 15],
  ['withdrawn', [shows, step('withdrawn')], true, 15],
  ['withdrawn', [shows, step('withdrawn')], false, 25],
] as const)('a version is %s after %j', (state, steps, isShown, ms) => {
  expect(stateOf(steps, isShown, afterNoon(ms))).toBe(state)
})

const draft = (changes: Partial<VersionDraft> = {}): VersionDraft => ({
  texts: { en_US: 'POLARIS games are closed on Sunday', vi_VN: 'Trò chơi POLARIS đóng cửa' },
  fallsBack: false,
  displayBeforeLogin: true,
  displayAfterLogin: true,
  sort: 0,
  startsAt: null,
  endsAt: null,
  ...changes,
})
const OFFERED: readonly Locale[] = ['en_US', 'vi_VN']
const check = (changes: Partial<VersionDraft>, offered = OFFERED) =>
  Object.fromEntries(checkVersion(draft(changes), offered).map((one) => [one.code, one]))

describe('before a version is submitted', () => {
  test('nothing is wrong with one in all languages of the site', () => {
    const checks = checkVersion(draft(), OFFERED)
    expect(checks.map(({ result }) => result)).toEqual(checks.map(() => 'pass'))
    expect(isStopped(checks)).toBe(false)
  })

  const en_US = 'hello'
  test.each<[string, string, Partial<VersionDraft>, Locale[]]>([
    ['languages', 'stop', { texts: { en_US } }, ['vi_VN']],
    ['languages', 'look', { texts: { en_US }, fallsBack: true }, ['vi_VN']],
    ['languages', 'stop', { texts: { vi_VN: 'chào' }, fallsBack: true }, ['en_US']],
    ['languages', 'stop', { texts: { en_US: '  ', vi_VN: 'chào' } }, ['en_US']],
    ['length', 'pass', { texts: { en_US: 'x'.repeat(500) } }, []],
    ['length', 'stop', { texts: { en_US: 'x'.repeat(501) } }, ['en_US']],
    ['html', 'stop', { texts: { en_US: 'a <b>bold</b> word' } }, ['en_US']],
    ['html', 'stop', { texts: { en_US, vi_VN: 'a&nbsp;b' } }, ['vi_VN']],
    ['html', 'stop', { texts: { en_US: '<!-- hidden -->' } }, ['en_US']],
    ['html', 'pass', { texts: { en_US: 'AT&T, 3 < 5 and 5 > 3' } }, []],
    ['words', 'stop', { texts: { en_US: 'A Risk-Free evening' } }, ['en_US']],
    ['words', 'stop', { texts: { en_US: 'Win\n GUARANTEED' } }, ['en_US']],
    ['words', 'stop', { texts: { en_US: 'You can’t lose' } }, ['en_US']],
    ['words', 'stop', { texts: { en_US, vi_VN: 'Chắc  thắng' } }, ['vi_VN']],
    ['words', 'stop', { texts: { en_US, vi_VN: 'một sure win' } }, ['vi_VN']],
    ['words', 'stop', { texts: { en_US, zh_CN: '今晚稳赚' } }, ['zh_CN']],
    ['words', 'pass', { texts: { en_US: 'Guarantees are read in the terms' } }, []],
    ['audience', 'stop', { displayBeforeLogin: false, displayAfterLogin: false }, []],
    ['audience', 'pass', { displayBeforeLogin: false }, []],
    ['times', 'stop', { startsAt: afterNoon(5), endsAt: afterNoon(5) }, []],
    ['times', 'pass', { startsAt: afterNoon(5), endsAt: afterNoon(6) }, []],
    ['times', 'pass', { endsAt: NOON }, []],
  ])('%s: %s with %j', (code, result, changes, languages) => {
    expect(check(changes)[code]).toMatchObject({ result, languages })
  })

  test('the page can say which word it was', () => {
    expect(check({ texts: { en_US: 'a sure win' } })['words']?.word).toBe('sure win')
  })

  test.each(locales)('every word of the list of %s is found in its texts', (locale) => {
    for (const word of FORBIDDEN[locale]) {
      const said = forbiddenWord(locale, `Tonight: ${word.toUpperCase()}!`)
      expect(said, word).not.toBeNull()
    }
  })
})
