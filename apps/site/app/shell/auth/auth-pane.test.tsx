import { serverText } from '@oriel/i18n/server'
import { renderToStaticMarkup } from 'react-dom/server'
import { createRoutesStub } from 'react-router'
import { expect, test } from 'vitest'
import type { SignInView } from '../../features/session/sign-in-view.ts'
import { TextProvider } from '@oriel/web/text'
import { AuthPane } from './auth-pane.tsx'

const nothing = (): void => {}
const account = 'minhkhoa88'
const step = { member_login_id: 's1', question: 'totp', available_questions_count: 1 } as const

function render(view: SignInView, isDemo = false): string {
  const Page = createRoutesStub([
    {
      id: 'root',
      path: '/',
      loader: () => null,
      Component: () => (
        <AuthPane view={view} dispatch={nothing} account={{ current: null }} onClose={nothing} />
      ),
    },
  ])
  const visit = { site: { isDemo, passwordPolicy: 'classic' }, mode: 'desktop', currency: 'USD' }
  return renderToStaticMarkup(
    <TextProvider text={serverText('en_US')}>
      <Page initialEntries={['/']} hydrationData={{ loaderData: { root: { visit } } }} />
    </TextProvider>,
  )
}

test.each<[SignInView, string]>([
  [{ name: 'login', account, note: null }, 'autoComplete="current-password"'],
  [{ name: 'question', account, step }, 'authenticator app'],
  [{ name: 'transfer', account }, 'Withdrawal password'],
  [{ name: 'forgot', account }, 'Where to send the code'],
])('%o has its form and its captcha', (view, part) => {
  const html = render(view)
  expect(html).toContain('<form')
  expect(html).toContain(part)
  expect(html).toContain('name="captcha"')
})

test.each<SignInView>([
  { name: 'login', account: '', note: null },
  { name: 'question', account, step },
  { name: 'transfer', account },
  { name: 'forgot', account },
])('[S1.044] [S1.045] in a showroom %o is a plain note', (view) => {
  const html = render(view, true)
  expect(html).toContain('This is a demo site')
  expect(html).not.toContain('<form')
})
