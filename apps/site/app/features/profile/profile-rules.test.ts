import { profileFields } from '@oriel/contract/member/profile'
import { contactApps } from '@oriel/core/personal'
import { serverText } from '@oriel/i18n/server'
import { describe, expect, test } from 'vitest'
import { exportFile } from './export-file.ts'
import { checkDay, checkText, isChangeable, labelOf } from './profile-fields.ts'
import { endingOf } from './session-words.ts'

const rules = { currency: 'VND', today: '2026-11-15', passwordPolicy: 'classic' } as const

describe('details', () => {
  test('each has a label of its own', () => {
    const labels = profileFields.map((name) => labelOf(name, serverText('en_US')))
    expect(new Set(labels).size).toBe(profileFields.length)
    expect(labels.filter((label) => label === '' || label.includes('.'))).toEqual([])
  })

  test('contact apps and what else one is reached by can be changed, the rest is told once', () => {
    const changeable = profileFields.filter((name) => isChangeable(name))
    const wanted = [...contactApps.map((app) => `member_${app}`), 'member_line', 'member_others']
    expect(changeable.toSorted()).toEqual(wanted.toSorted())
  })

  test.each([
    ['member_phone', '0901234567', null],
    ['member_phone', '12345', 'signup.err_phone_vi_format'],
    ['member_phone', '', 'signup.require_text'],
    ['member_name', 'NGUYEN VAN', 'signup.err_name_vi_format'],
    ['member_email', 'anna@', 'signup.err_email_format'],
    ['member_zalo', 'me', 'signup.err_contact_length'],
    ['member_zalo', '', null],
    ['member_telegram', '@minh_khoa', null],
  ] as const)('%s %j is checked as at registration', (name, text, message) => {
    expect(checkText(name, text, rules)).toBe(message)
  })

  test('a birthday is asked for whole, and lies in the past', () => {
    expect(checkDay({ year: '', month: '', day: '' }, rules)).toBe('signup.err_birthday_blank')
    expect(checkDay({ year: '1990', month: '2', day: '30' }, rules)).not.toBeNull()
    expect(checkDay({ year: '2026', month: '11', day: '16' }, rules)).not.toBeNull()
    expect(checkDay({ year: '1990', month: '2', day: '3' }, rules)).toBeNull()
  })
})

describe('how a session ended', () => {
  const [seen, ended] = [new Date(1_000), new Date(2_000)]
  test.each([
    ['logout', 'profile.ended_logout'],
    ['elsewhere', 'profile.ended_elsewhere'],
    ['password', 'profile.ended_password'],
    ['staff', 'profile.ended_staff'],
    [null, 'profile.ended'],
  ] as const)('%s', (because, id) => {
    const session = { ended_at: ended, ended_because: because, seen_at: seen }
    expect(endingOf(session)).toEqual({ id, at: ended })
  })

  test('one that nobody ended was last seen some time', () => {
    const session = { ended_at: null, ended_because: null, seen_at: seen }
    expect(endingOf(session)).toEqual({ id: 'profile.session_seen', at: seen })
  })
})

test('the file of a member’s data is named by site, account and day, and reads as JSON', () => {
  const profile = { member_account: 'minhkhoa88' }
  const at = new Date('2026-11-16T02:30:00Z')
  const envelopes = [{ name: 'Autumn festival', cash: 1_234_567_890_123_456_789n }]
  const data = { exported_at: at, profile, sessions: [], audit: [], agreements: [], envelopes }
  const file = exportFile(data as unknown as Parameters<typeof exportFile>[0], {
    site: 'oriel',
    timeZone: 'America/Caracas',
  })
  expect(file.name).toBe('oriel-minhkhoa88-2026-11-15.json')
  expect(JSON.parse(file.text)).toEqual({
    ...data,
    exported_at: '2026-11-16T02:30:00.000Z',
    envelopes: [{ name: 'Autumn festival', cash: '123456789012345.6789' }],
  })
})
