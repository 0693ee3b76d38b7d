import { locales } from '@oriel/core/locale'
import { serverText } from '@oriel/i18n/server'
import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, test } from 'vitest'
import { TextProvider } from '@oriel/web/text'
import { LoginForm, type LoginFormProps } from './login-form.tsx'

const nothing = (): void => {}
const captcha = {
  proof: { token: '', answer: '' },
  refresh: nothing,
  field: () => <p>the captcha</p>,
}

function render(more: Partial<LoginFormProps> = {}, text = serverText('en_US')): string {
  return renderToStaticMarkup(
    <TextProvider text={text}>
      <LoginForm
        account=""
        accountField={{ current: null }}
        note={null}
        captcha={captcha}
        onEnter={nothing}
        onQuestion={nothing}
        onTransfer={nothing}
        onForgot={nothing}
        {...more}
      />
    </TextProvider>,
  )
}

const inputs = (html: string): string[] => html.match(/<input [^>]*>/g) ?? []

describe('the login form', () => {
  test('is what password managers and passkeys know', () => {
    const [account = '', password = ''] = inputs(render())
    expect(account).toContain('name="account"')
    expect(account).toContain('autoComplete="username webauthn"')
    expect(password).toMatch(/type="password"/)
    expect(password).toMatch(/name="password"/)
    expect(password).toMatch(/autoComplete="current-password"/)
  })

  test('each field has its label, and the captcha stands before the button', () => {
    const html = render()
    for (const input of inputs(html)) {
      const [, id] = / id="([^"]+)"/.exec(input) ?? []
      expect(html).toContain(`for="${id}"`)
    }
    expect(html.indexOf('the captcha')).toBeGreaterThan(html.indexOf('name="password"'))
    expect(html.indexOf('the captcha')).toBeLessThan(html.indexOf('type="submit"'))
  })

  test('does not offer to stay logged in: no session lasts', () => {
    expect(render()).not.toContain('type="checkbox"')
  })

  test('who comes back finds the account they typed, and why they are back', () => {
    const html = render({
      account: 'minhkhoa88',
      note: { tone: 'success', text: 'Your new password is set.' },
    })
    const [account = ''] = inputs(html)
    expect(account).toContain('value="minhkhoa88"')
    const [, described] = /aria-describedby="([^"]+)"/.exec(account) ?? []
    expect(html).toMatch(new RegExp(`id="${described}"[^]*Your new password is set\\.`))
  })

  test('other ways in stand below it', () => {
    const html = render({ children: <button type="button">passkey</button> })
    expect(html.indexOf('passkey</button>')).toBeGreaterThan(html.indexOf('type="submit"'))
  })
})

test.each(locales)('in %s everything is said in words', (locale) => {
  expect(render({}, serverText(locale))).not.toMatch(/session\.|shell\./)
})
