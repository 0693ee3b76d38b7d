import { currencies } from '@oriel/core/currency'
import { newId } from '@oriel/core/id'
import { templateNames } from '@oriel/core/site-settings'
import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import {
  BOARD_CHANNEL,
  currencyChannel,
  memberChannel,
  presenceChannel,
  readChannel,
  templateChannel,
  type Channel,
} from './realtime.ts'

test('[S7.082] the board is web_member', () => {
  expect(readChannel('web_member')).toEqual({ kind: 'board' })
  expect(BOARD_CHANNEL).toBe('web_member')
})

test.each(currencies)('[S7.083] web_api.%s is a channel', (currency) => {
  expect(readChannel(`web_api.${currency}`)).toEqual({ kind: 'currency', currency })
  expect(currencyChannel(currency)).toBe(`web_api.${currency}`)
})

test.each(templateNames)('[S7.084] template.%s is a channel', (template) => {
  expect(readChannel(`template.${template}`)).toEqual({ kind: 'template', template })
  expect(templateChannel(template)).toBe(`template.${template}`)
})

test('a member has a private and a presence channel', () => {
  const memberId = newId<'member'>()
  expect(readChannel(memberChannel(memberId))).toEqual({ kind: 'member', memberId })
  expect(readChannel(presenceChannel(memberId))).toEqual({ kind: 'presence', memberId })
})

test.each([
  [''],
  ['.'],
  ['web_member '],
  ['web_member.'],
  ['WEB_MEMBER'],
  ['web_api'],
  ['web_api.'],
  ['web_api.usd'],
  ['web_api.XYZ'],
  ['web_api.USD.x'],
  ['template.H5_9'],
  ['template.constructor'],
  ['templateX'],
  ['private-member'],
  ['private-member.'],
  ['private-memberX'],
  ['presence-memberX'],
  ['live.1.board.member.en_US'],
  ['live.>'],
  [`private-member.${'x'.repeat(80)}`],
  [7],
  [null],
  [undefined],
  [['web_member']],
  [{ kind: 'board' }],
])('%j is no channel', (name) => {
  expect(readChannel(name)).toBeNull()
})

const nameOf = (channel: Channel): string => {
  if (channel.kind === 'board') return BOARD_CHANNEL
  if (channel.kind === 'currency') return currencyChannel(channel.currency)
  if (channel.kind === 'template') return templateChannel(channel.template)
  const { kind, memberId } = channel
  return kind === 'member' ? memberChannel(memberId) : presenceChannel(memberId)
}

test('a name that is read is exactly the name of what was read', () => {
  const prefix = fc.constantFrom(
    'web_member',
    'web_api',
    'template',
    'private-member',
    'presence-m',
  )
  const rest = fc.oneof(fc.constantFrom('', '.', '.USD', '.H5_1', '.desktop', '.a.b'), fc.string())
  fc.assert(
    fc.property(prefix, rest, (start, end) => {
      const channel = readChannel(start + end)
      expect(channel === null || nameOf(channel) === start + end).toBe(true)
    }),
    { numRuns: 1_000 },
  )
})
