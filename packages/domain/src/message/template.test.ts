import { locales, officeLocales } from '@oriel/core/locale'
import { describe, expect, test } from 'vitest'
import { NOON } from '../examples.ts'
import { writeLetter, type Template, type TemplateValues } from './template.ts'

const VALUES: Omit<TemplateValues, keyof typeof STAFF_VALUES> = {
  registration_code: { code: '048213', minutes: 10 },
  reset_code: { code: '048213', minutes: 10 },
  new_device: { device: 'Chrome on Android', at: NOON },
  password_changed: { at: NOON },
  withdraw_password_changed: { at: NOON },
  password_reset: { at: NOON },
  contact_changed: { contact: '+84 *** 123', at: NOON },
  name_changed: { at: NOON },
  second_factor_changed: { change: 'passkey_added', at: NOON },
  card_changed: { card: 'Harbour Bank •••• 4417', change: 'added', at: NOON },
  letter_arrived: { title: 'Two more draws' },
  removal_asked: { at: NOON },
  removal_called_off: { at: NOON },
  removal_stopped: { at: NOON },
  removal_done: { at: NOON },
}
const STAFF_VALUES = {
  staff_invitation: {
    address: new URL(`https://office.example.com/invitation?token=${'x'.repeat(43)}`),
  },
  staff_adjustments: { day: '2026-11-14', lines: ['sophia +10', 'minhkhoa -5'] },
  staff_device: { account: 'rosa.lind', device: 'Chrome on Android', at: NOON },
  staff_switch: { account: 'rosa.lind', subject: 'POLARIS', because: 'calls fail', at: NOON },
  staff_unmasks: { account: 'mai.srisuk', count: 30, at: NOON },
}
const templates = Object.keys(VALUES) as Exclude<Template, keyof typeof STAFF_VALUES>[]

test.each(officeLocales)('in %s, people of the house are told all of it', (locale) => {
  const mail = { channel: 'mail', to: 'a@example.com', locale } as const
  const invitation = {
    template: 'staff_invitation',
    values: STAFF_VALUES.staff_invitation,
  } as const
  const { subject, text } = writeLetter({ ...mail, ...invitation }, 'Oriel')
  expect(subject).toContain('Oriel')
  expect(text).toContain(`https://office.example.com/invitation?token=${'x'.repeat(43)}`)
  const moved = { template: 'staff_adjustments', values: STAFF_VALUES.staff_adjustments } as const
  expect(writeLetter({ ...mail, ...moved }, 'Oriel').text).toContain('sophia +10\nminhkhoa -5')
  const device = { template: 'staff_device', values: STAFF_VALUES.staff_device } as const
  const told = writeLetter({ ...mail, ...device }, 'Oriel').text
  for (const part of ['rosa.lind', 'Chrome on Android', '(UTC-4)']) expect(told).toContain(part)
  const unseen = { template: 'staff_switch', values: STAFF_VALUES.staff_switch } as const
  const off = writeLetter({ ...mail, ...unseen }, 'Oriel').text
  for (const part of ['rosa.lind', 'POLARIS', 'calls fail', '(UTC-4)']) expect(off).toContain(part)
})

describe.each(locales)('in %s', (locale) => {
  test.each(templates)('%s says all it was told, and whose it is', (template) => {
    const draft = { to: 'a@example.com', locale, template, values: VALUES[template] }
    const { subject, text } = writeLetter({ ...draft, channel: 'mail' }, 'Oriel')
    expect(`${subject} ${text}`).not.toMatch(/[{}]|undefined|message\./)
    expect(subject).toContain('Oriel')
    expect(text).toContain('Oriel')
    // Noon in Greenwich is eight in the morning of the house.
    const said = { code: '048213', minutes: '10', device: 'Chrome on Android', at: '8:00' }
    const shown = { contact: '+84 *** 123', title: 'Two more draws' }
    for (const [name, value] of Object.entries({ ...said, ...shown })) {
      if (name in VALUES[template]) expect(text).toContain(value)
    }
    expect(text.includes('(UTC-4)')).toBe('at' in VALUES[template])
  })

  test('a text message has no subject', () => {
    const draft = { channel: 'sms', to: '+84901234567', locale } as const
    const code = { template: 'reset_code', values: VALUES.reset_code } as const
    expect(writeLetter({ ...draft, ...code }, 'Oriel').subject).toBeNull()
  })
})

test('in another language than English, no text is English', () => {
  const write = (locale: (typeof locales)[number], template: keyof typeof VALUES) =>
    writeLetter({ channel: 'mail', to: 'x', locale, template, values: VALUES[template] }, '').text
  for (const template of templates) {
    const texts = new Set(locales.map((locale) => write(locale, template)))
    expect(texts.size).toBe(locales.length)
  }
})

test.each(locales)('in %s, four changes of how to sign in are four sentences', (locale) => {
  const changes = ['passkey_added', 'passkey_removed', 'totp_added', 'totp_removed'] as const
  const draft = { channel: 'sms', to: '+1', locale, template: 'second_factor_changed' } as const
  const texts = changes.map((change) =>
    writeLetter({ ...draft, values: { change, at: NOON } }, 'Oriel'),
  )
  expect(new Set(texts.map(({ text }) => text)).size).toBe(changes.length)
})

test('what a device says of itself stays short and on one line', () => {
  const device = `Chrome\r\nSubject: you won\u202E ${'x'.repeat(500)}`
  const draft = { channel: 'sms', to: '+1', locale: 'en_US', template: 'new_device' } as const
  const { text } = writeLetter({ ...draft, values: { device, at: NOON } }, 'Oriel')
  expect(text).not.toMatch(/[\r\n\u202E]/)
  expect(text.length).toBeLessThan(220)
})

test('[A43] an address that would begin a header of its own is not written to', () => {
  const draft = { channel: 'mail', locale: 'en_US', template: 'reset_code' } as const
  const write = (to: string) => writeLetter({ ...draft, to, values: VALUES.reset_code }, 'Oriel')
  expect(() => write('a@example.com\r\nBcc: b@example.com')).toThrow('control character')
  expect(write('a@example.com').to).toBe('a@example.com')
})
