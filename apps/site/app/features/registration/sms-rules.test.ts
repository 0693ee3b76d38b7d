import { serverText } from '@oriel/i18n/server'
import { expect, test } from 'vitest'
import { afterAsking } from './sms-rules.ts'

const text = serverText('en_US')
const asked = { phone: '0912345678', now: 1_000_000 }
const refused = (code: string) =>
  afterAsking(
    { ok: false, reason: 'other_code', code, message: 'Said.', traceId: null, told: null },
    asked,
    text,
  )

test('[S4.082] after a code was sent the button rests for 300 s', () => {
  const sent = { ok: true, value: { proof: 'p', wait_s: 300 } } as const
  expect(afterAsking(sent, asked, text)).toEqual({
    rest: { askedAt: 1_000_000, waitUntil: 1_300_000, sentTo: '0912 ••• 678' },
    phoneError: null,
    toast: null,
  })
})

test('[S8.106] asked again too soon it rests as long, and says why', () => {
  expect(refused('102')).toEqual({
    rest: { askedAt: 1_000_000, waitUntil: 1_300_000, sentTo: null },
    phoneError: null,
    toast: 'Said.',
  })
})

test('what is about the phone stands under it; all else is a toast and no rest', () => {
  expect(refused('201')).toEqual({ rest: null, phoneError: 'Said.', toast: null })
  for (const code of ['099', '103', '104', '500']) {
    expect(refused(code)).toEqual({ rest: null, phoneError: null, toast: 'Said.' })
  }
  expect(afterAsking(null, asked, text).toast).toBe(text.t('registration.sms_failed'))
})
