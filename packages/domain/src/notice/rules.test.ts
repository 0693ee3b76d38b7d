import { describe, expect, test } from 'vitest'
import { isWanted, noticeRules, ruleOf, type NoticeChannel, type NoticeKind } from './rules.ts'

describe('what a member gets', () => {
  test.each([
    ['security', 'mail', true, true],
    ['security', 'sms', true, true],
    ['service', 'letter', true, true],
    ['service', 'mail', false, false],
    ['offer', 'letter', true, false],
    ['offer', 'mail', false, false],
    ['gift', 'page', true, false],
  ] as const)('%s by %s: usually %s, always %s', (kind, channel, usually, always) => {
    const rule = ruleOf(kind, channel)
    if (!rule) throw new Error(`${kind} by ${channel} has no rule`)
    expect(rule.usual === 'always').toBe(always)
    expect([isWanted(rule, false), isWanted(rule, true)]).toEqual([usually, always || !usually])
  })

  test('is told by no other channel', () => {
    const kinds: NoticeKind[] = ['security', 'service', 'offer', 'gift']
    const channels: NoticeChannel[] = ['mail', 'sms', 'letter', 'page']
    const there = kinds.flatMap((kind) => channels.map((channel) => ruleOf(kind, channel)))
    expect(there.filter((rule) => rule !== null)).toHaveLength(noticeRules.length)
    expect(noticeRules).toHaveLength(7)
    expect([ruleOf('offer', 'sms'), ruleOf('gift', 'mail')]).toEqual([null, null])
  })
})
