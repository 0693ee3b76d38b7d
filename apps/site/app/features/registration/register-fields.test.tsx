import type { CaseCurrency } from '@oriel/forms/testing/field-cases'
import { locales, type Locale } from '@oriel/core/locale'
import { serverText } from '@oriel/i18n/server'
import { ToastProvider } from '@oriel/ui/feedback/toast'
import { renderToStaticMarkup } from 'react-dom/server'
import { createRoutesStub } from 'react-router'
import { describe, expect, test } from 'vitest'
import { TextProvider } from '@oriel/web/text'
import { lockTo, NOBODY, type Introducer } from './introducer-rules.ts'
import { RegisterFields } from './register-fields.tsx'
import RegisterForm from './register-form.tsx'
import type { RegisterFormProps } from './register-form-props.ts'
import { someSettings } from './testing/settings.ts'

const props: RegisterFormProps = {
  captcha: {
    proof: { token: '', answer: '' },
    refresh: () => {},
    field: (error) => <p id="captcha">{error}</p>,
  },
  prove: async () => null,
  onSignedIn: () => {},
  onAgreement: () => {},
}

type Options = { mode?: 'desktop' | 'mobile'; locale?: Locale; isDemo?: boolean }

function page(drawn: React.ReactNode, { mode = 'desktop', locale, isDemo }: Options): string {
  const Page = createRoutesStub([
    { id: 'root', path: '/', loader: () => null, Component: () => drawn },
  ])
  const site = { isDemo: isDemo ?? false, linkExpireMinutes: 60, currencies: ['USD'] }
  const visit = { mode, currency: 'USD', site }
  return renderToStaticMarkup(
    <TextProvider text={serverText(locale ?? 'en_US')}>
      <ToastProvider labels={{ region: 'Messages', close: 'Close' }}>
        <Page initialEntries={['/']} hydrationData={{ loaderData: { root: { visit } } }} />
      </ToastProvider>
    </TextProvider>,
  )
}

const formOf = (
  currency: CaseCurrency,
  introducer: Introducer = NOBODY,
  options: Options = {},
): string =>
  page(
    <RegisterFields {...props} start={{ settings: someSettings, currency, introducer }} />,
    options,
  )

const names = (html: string): string[] =>
  [...html.matchAll(/<input [^>]*name="([^"]+)"/g)].map(([, name = '']) => name)
const inputOf = (html: string, name: string): string =>
  [...html.matchAll(/<input [^>]*>/g)]
    .map(([tag]) => tag)
    .find((tag) => tag.includes(`name="${name}"`)) ?? ''

/** The opener of the list of currencies. */
const selectOf = (html: string): string =>
  [...html.matchAll(/<(?:button|div) [^>]*>/g)]
    .map(([tag]) => tag)
    .find((tag) => tag.includes('role="combobox"')) ?? ''

describe('each currency asks for its own', () => {
  test.each([
    [
      'RMB',
      ['member_name'],
      ['withdraw_password', 'member_phone', 'member_qq', 'member_wechat'],
      'In Chinese characters',
    ],
    [
      'VND',
      ['member_name', 'member_phone', 'verify_code'],
      ['member_email', 'member_zalo'],
      'No spaces, as on your bank card',
    ],
    [
      'USD',
      ['member_email', 'member_birthday', 'withdraw_password'],
      [
        'member_name',
        'member_phone',
        'member_telegram',
        'member_whats_app',
        'member_skype',
        'member_fb',
        'member_others',
      ],
      'As on your bank account',
    ],
  ] as const)('%s', (currency, required, optional, hint) => {
    const html = formOf(currency)
    const first = ['member_account', 'password', 'check_password', 'member_currency']
    const named = [...first, 'agreements', 'recommend_code', ...required, ...optional]
    expect(names(html)).toEqual(named)
    const [, , more = ''] = html.split('<details')
    expect(names(more)).toEqual(optional)
    expect(html).toContain(hint)
    expect(html).toContain('id="captcha"')
  })

  test('a phone has the calling code of the currency, and codes go where they must', () => {
    expect(formOf('VND')).toMatch(/field-prefix[^>]*>\+84</)
    expect(formOf('VND')).toContain('Send code')
    expect(formOf('RMB')).not.toContain('Send code')
  })
})

test('password managers and keyboards know the fields', () => {
  const html = formOf('USD')
  const wanted = {
    member_account: 'autoComplete="username"',
    password: 'autoComplete="new-password"',
    check_password: 'autoComplete="new-password"',
    member_email: 'autoComplete="email"',
    member_phone: 'autoComplete="tel-national"',
  }
  for (const [name, part] of Object.entries(wanted)) expect(inputOf(html, name)).toContain(part)
  expect(inputOf(html, 'member_email')).toContain('type="email"')
  expect(html).toContain('autoComplete="bday-year"')
  expect(inputOf(formOf('VND'), 'verify_code')).toContain('autoComplete="one-time-code"')
})

test('the box is not ticked beforehand, says the age and leads to the agreement', () => {
  const html = formOf('USD')
  expect(inputOf(html, 'agreements')).not.toContain('checked')
  expect(html).toContain('I am 18 or older and I accept: ')
  expect(html).toMatch(/<a href="\/\?modal=protocol">Service agreement<\/a>/)
})

describe('the introducer', () => {
  const agent = lockTo({ type: 'member_agent', id: '20118' }, 'VND', 'link')

  test('[S2.034] of a link cannot be changed, nor can the currency', () => {
    const html = formOf('VND', agent)
    expect(inputOf(html, 'recommend_code')).toMatch(/readOnly|readonly/)
    expect(inputOf(html, 'recommend_code')).toContain('value="20118"')
    expect(html).toContain('From your invitation link. It cannot be changed.')
    expect(html).toContain('Set by your referrer. It cannot be changed.')
    expect(selectOf(html)).toContain('disabled')
  })

  test('[S4.085] of an address says so', () => {
    expect(formOf('VND', { ...agent, lockedBy: 'domain' })).toContain('belongs to an agent')
  })

  test('of nobody can be typed, and all currencies chosen', () => {
    const html = formOf('VND')
    expect(inputOf(html, 'recommend_code')).not.toMatch(/readOnly|readonly/)
    expect(selectOf(html)).not.toContain('disabled')
  })
})

test.each(['mobile', 'desktop'] as const)('%s has two steps, both in the form', (mode) => {
  const html = formOf('USD', NOBODY, { mode })
  expect(html).toContain('Step 1 of 2')
  expect(html.match(/<div class="grid gap-4" hidden=""/g)).toHaveLength(1)
  expect(inputOf(html, 'member_email')).not.toBe('')
})

test.each(locales)('in %s every word is there', (locale) => {
  for (const currency of ['RMB', 'VND', 'USD', 'BRL'] as const) {
    expect(formOf(currency, NOBODY, { mode: 'mobile', locale })).not.toMatch(/registration\.\w/)
  }
})

test('[S1.043] a showroom registers nobody, and says so', () => {
  const html = page(<RegisterForm {...props} />, { isDemo: true })
  expect(html).toContain('Sign-up is not available.')
  expect(html).not.toMatch(/<form|<input/)
})

test('until the settings are known nothing can be typed', () => {
  const html = page(<RegisterForm {...props} />, {})
  expect(html).toContain('skeleton')
  expect(html).not.toContain('<input')
})
