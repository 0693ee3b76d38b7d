import { stepQuestions } from '@oriel/contract/member/session'
import { locales } from '@oriel/core/locale'
import { serverText } from '@oriel/i18n/server'
import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, test } from 'vitest'
import { TextProvider } from '@oriel/web/text'
import { QuestionForm } from './question-form.tsx'
import type { LoginStep } from './sign-in-view.ts'

const nothing = (): void => {}
const captcha = {
  proof: { token: '', answer: '' },
  refresh: nothing,
  field: () => <p>the captcha</p>,
}

function render(question: LoginStep['question'], count = 3, text = serverText('en_US')): string {
  const step = { member_login_id: 's1', question, available_questions_count: count }
  return renderToStaticMarkup(
    <TextProvider text={text}>
      <QuestionForm
        step={step}
        captcha={captcha}
        onEnter={nothing}
        onQuestion={nothing}
        onEnd={nothing}
      />
    </TextProvider>,
  )
}

describe('a question', () => {
  test('[S8.037] stands under the message that the device is new', () => {
    expect(render('member_name')).toContain('New device detected.')
  })

  test.each([
    ['member_name', 'Your real name', 'autoComplete="name"'],
    ['identity_id', 'Your identity number', 'autoComplete="off"'],
    ['member_phone', 'Your phone number', 'type="tel"'],
    ['member_email', 'Your e-mail address', 'type="email"'],
    ['withdraw_password', 'Withdrawal password', 'inputMode="numeric"'],
    ['totp', 'authenticator app', 'autoComplete="one-time-code"'],
  ] as const)('[S3.004] %s is asked for in its own field', (question, label, field) => {
    const html = render(question)
    expect(html).toContain(label)
    expect(html).toContain(field)
  })

  test.each([3, 2])('%i are left: it says so, and another can be asked for', (count) => {
    const html = render('member_name', count)
    expect(html).toContain(`Questions left: ${count}`)
    expect(html).toContain('Try another question')
  })

  test('the last one cannot be passed over', () => {
    expect(render('member_name', 1)).not.toContain('Try another question')
  })

  test('the answer stands before the captcha, as it is checked', () => {
    const html = render('member_name')
    expect(html.indexOf('name="answer"')).toBeLessThan(html.indexOf('the captcha'))
  })
})

test.each(locales)('in %s every question is said in words', (locale) => {
  for (const question of stepQuestions) {
    expect(render(question, 2, serverText(locale))).not.toMatch(/session\.|reason\./)
  }
})
