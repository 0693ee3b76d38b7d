import type { PasswordPolicy } from '@oriel/forms/fields'
import { locales, type Locale } from '@oriel/core/locale'
import { serverText } from '@oriel/i18n/server'
import type { ReactNode } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { createRoutesStub } from 'react-router'
import { describe, expect, test } from 'vitest'
import { TextProvider } from '@oriel/web/text'
import { FirstPasswordForm } from './first-password-form.tsx'
import { ForgotCodeForm } from './forgot-code-form.tsx'
import { ForgotForm } from './forgot-form.tsx'
import { NewPasswordForm } from './new-password-form.tsx'
import { TransferForm } from './transfer-form.tsx'
import { VerifyForm } from './verify-form.tsx'

const nothing = (): void => {}
const captcha = {
  proof: { token: '', answer: '' },
  refresh: nothing,
  field: () => <p>the captcha</p>,
}
const ways = { account: 'minhkhoa88', captcha, onDone: nothing, onBack: nothing }
const FORMS: Record<string, ReactNode> = {
  transfer: <TransferForm {...ways} />,
  forgot: <ForgotForm {...ways} />,
  code: (
    <ForgotCodeForm
      account="minhkhoa88"
      asked={{ at: 0, waitS: 300 }}
      onToken={nothing}
      onAskAgain={nothing}
    />
  ),
  password: (
    <NewPasswordForm
      account="minhkhoa88"
      token="t"
      refreshCaptcha={nothing}
      onDone={nothing}
      onProofOver={nothing}
    />
  ),
  first: <FirstPasswordForm onDone={nothing} />,
}

type Site = { passwordPolicy?: PasswordPolicy; locale?: Locale }

function render(form: ReactNode, { locale = 'en_US', ...site }: Site = {}): string {
  const Page = createRoutesStub([
    { id: 'root', path: '/', loader: () => null, Component: () => form },
  ])
  const visit = { site: { passwordPolicy: 'classic', ...site } }
  return renderToStaticMarkup(
    <TextProvider text={serverText(locale)}>
      <Page initialEntries={['/']} hydrationData={{ loaderData: { root: { visit } } }} />
    </TextProvider>,
  )
}

describe('[S2.071] member transfer verification', () => {
  test('[S5.010] asks for the withdraw password and, at first, the phone', () => {
    const html = render(FORMS['transfer'])
    expect(html.match(/class="digits-box"/g)).toHaveLength(4)
    expect(html).toMatch(
      /<input[^>]*name="channel"[^>]*value="phone"|value="phone"[^>]*name="channel"/,
    )
    expect(html).toContain('type="tel"')
    expect(html).not.toContain('type="email"')
    expect(html).toContain('the captcha')
    expect(html).toContain('Step 1 of 2')
  })

  test('[S8.057] [S8.058] asks to verify again above why the proof is no longer valid', () => {
    const again = (
      <VerifyForm account="minhkhoa88" captcha={captcha} before="It is over." onProof={nothing} />
    )
    expect(render(again)).toMatch(/Verification failed\. Please try again\..*It is over\./)
  })
})

describe('[S2.068] a forgotten password', () => {
  test('begins with the account that was typed, and two ways for the code', () => {
    const html = render(FORMS['forgot'])
    expect(html).toMatch(/<input[^>]*name="account"[^>]*value="minhkhoa88"/)
    expect(html.match(/type="radio"/g)).toHaveLength(2)
    expect(html).toContain('Step 1 of 3')
  })

  test('does not say whether there is such an account', () => {
    const html = render(FORMS['code'])
    expect(html).toContain('If this account has that contact, we have sent a code.')
    expect(html).toContain('autoComplete="one-time-code"')
    expect(html).toContain('Again in 5:00')
  })
})

describe('[S2.069] a new password', () => {
  test('is offered by password managers, for this account', () => {
    const html = render(FORMS['password'])
    expect(html.match(/autoComplete="new-password"/g)).toHaveLength(2)
    expect(html).toMatch(/autoComplete="username"[^>]*value="minhkhoa88"/)
    expect(html).toContain('6 to 12 characters')
    expect(html).not.toContain('<meter')
  })

  test('on a site with the strong policy has its limits and its strength', () => {
    const html = render(FORMS['password'], { passwordPolicy: 'strong' })
    expect(html).toContain('8 to 64 characters')
    expect(html).toContain('<meter')
  })
})

test('[S2.072] a first password asks for the old one and twice for the new', () => {
  const html = render(FORMS['first'])
  expect(html.match(/autoComplete="current-password"/g)).toHaveLength(1)
  expect(html.match(/autoComplete="new-password"/g)).toHaveLength(2)
})

test.each(locales)('in %s every form is said in words', (locale) => {
  for (const form of Object.values(FORMS)) {
    expect(render(form, { locale, passwordPolicy: 'strong' })).not.toMatch(
      /(recovery|session|reason)\.[a-z]/,
    )
  }
})
