import { languageTag, type Locale } from '@oriel/core/locale'
import { DEFAULT_TIME_ZONE, zoneOffsetMinutes } from '@oriel/core/time'
import { serverText } from '@oriel/i18n/server'
import type { Channel } from './rules.ts'
import type { Letter } from './seal.ts'

type Code = { readonly code: string; readonly minutes: number }
type Moment = { readonly at: Date }
/** An address of our own, kept whole. */
type Address = URL

/** What members are told, and what each message has to be told. */
type MemberTemplates = {
  readonly registration_code: Code
  readonly reset_code: Code
  /** A name such as "Chrome on Android". */
  readonly new_device: Moment & { readonly device: string }
  readonly password_changed: Moment
  readonly password_reset: Moment
  readonly withdraw_password_changed: Moment
  /** The new contact, masked: the old one need not learn it. */
  readonly contact_changed: Moment & { readonly contact: string }
  readonly name_changed: Moment
  /** What an account is opened with beside its password. */
  readonly second_factor_changed: Moment & {
    readonly change: 'passkey_added' | 'passkey_removed' | 'totp_added' | 'totp_removed'
  }
  /** Where they are paid to: `Harbour Bank •••• 4417`. */
  readonly card_changed: Moment & {
    readonly card: string
    readonly change: 'added' | 'default' | 'removed' | 'refused'
  }
  /** Its title and nothing of what it says. */
  readonly letter_arrived: { readonly title: string }
  /** The account goes at this time, unless its member calls it off. */
  readonly removal_asked: Moment
  readonly removal_called_off: Moment
  /** Money or a case was open when it was due. */
  readonly removal_stopped: Moment
  readonly removal_done: Moment
}

/** What people who work for the house are told, in the languages of the office. */
type StaffTemplates = {
  readonly staff_invitation: { readonly address: Address }
  /** What was moved by hand on one day, a line each. */
  readonly staff_adjustments: { readonly day: string; readonly lines: readonly string[] }
  /** Somebody has unmasked as many fields as a day allows. */
  readonly staff_unmasks: Moment & { readonly account: string; readonly count: number }
  readonly staff_device: Moment & { readonly account: string; readonly device: string }
  /** Something was switched off, and nobody else has looked at it in time. */
  readonly staff_switch: Moment & {
    readonly account: string
    readonly subject: string
    readonly because: string
  }
}

/** The messages there are. */
export type TemplateValues = MemberTemplates & StaffTemplates
export type Template = keyof TemplateValues

type Draft = {
  readonly channel: Channel
  readonly to: string
  readonly locale: Locale
  readonly template: Template
  readonly values: TemplateValues[Template]
}

const VALUE_LENGTH_MAX = 100

/** A text message has no subject. */
export function writeLetter(draft: Draft, site: string): Letter {
  const { to, locale, template } = draft
  // A line break would begin a header of its own in a mail.
  if (/\p{Cc}/u.test(to)) throw new Error('an address of a message holds a control character')
  const { t } = serverText(locale)
  const values = { site, ...writeValues(draft.values, locale) }
  const id = isForStaff(template)
    ? (`office.message.${template}` as const)
    : (`message.${template}` as const)
  const text = t(id, values)
  const subject = draft.channel === 'mail' ? t(`${id}_subject`, values) : null
  return { to, locale, subject, text }
}

const isForStaff = (template: Template): template is keyof StaffTemplates =>
  template.startsWith('staff_')

type Value = string | number | Date | URL | readonly string[]

function writeValues(
  values: TemplateValues[Template],
  locale: Locale,
): Record<string, string | number> {
  const entries = Object.entries(values) as [string, Value][]
  const written = entries.map(([name, value]) => {
    if (value instanceof Date) return ['time', writeTime(value, locale)] as const
    if (value instanceof URL) return [name, value.href] as const
    if (typeof value === 'object') return [name, value.map(plain).join('\n')] as const
    return [name, typeof value === 'string' ? plain(value) : value] as const
  })
  return Object.fromEntries(written)
}

/** A device names itself: whatever it says stays on one line and short. */
const plain = (value: string): string =>
  value
    .replaceAll(/[\p{Cc}\p{Cf}\s]+/gu, ' ')
    .trim()
    .slice(0, VALUE_LENGTH_MAX)

/** A reader may live elsewhere than the house: the time says whose it is. */
export function writeTime(at: Date, locale: Locale): string {
  const written = at.toLocaleString(`${languageTag(locale)}-u-hc-h23-nu-latn`, {
    timeZone: DEFAULT_TIME_ZONE,
    dateStyle: 'medium',
    timeStyle: 'short',
  })
  const hours = zoneOffsetMinutes(at, DEFAULT_TIME_ZONE) / 60
  return `${written} (UTC${hours < 0 ? '-' : '+'}${Math.abs(hours)})`
}
