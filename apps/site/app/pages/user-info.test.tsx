import { serverText } from '@oriel/i18n/server'
import type { ReactNode } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { createRoutesStub } from 'react-router'
import { describe, expect, test } from 'vitest'
import { TextProvider } from '@oriel/web/text'
import routes from '../routes.ts'
import UserInfoPage from './user-info.tsx'
import { MemberCards } from './user-info/member-cards.tsx'

function render(page: ReactNode, offersOtherHouse = false): string {
  const Page = createRoutesStub([
    { id: 'root', path: '/user/Info', loader: () => null, Component: () => page },
  ])
  const own = { code: 'oriel', name: 'Oriel', hiddenLinks: [] }
  const site = { ...own, passwordPolicy: 'classic', timeZone: 'UTC', offersOtherHouse }
  const visit = { site, locale: 'en_US', mode: 'desktop', currency: 'VND' }
  const embed = { header: true, content: true, footer: true }
  return renderToStaticMarkup(
    <TextProvider text={serverText('en_US')}>
      <Page
        initialEntries={['/user/Info']}
        hydrationData={{ loaderData: { root: { visit, embed } } }}
      />
    </TextProvider>,
  )
}

const titlesOf = (html: string): string[] =>
  [...html.matchAll(/<h2[^>]*>([^<]+)<\/h2>/g)].map(([, title]) => title ?? '')

test.each([
  ['[S2.040]', 'user'],
  ['[S2.041]', 'user/Info'],
])('%s /%s is the member’s own page', (_, path) => {
  const found = routes.find((route) => route.path === path)
  expect(found?.file).toBe('pages/user-info.tsx')
})

test('the server, who knows no member, shows neither cards nor an invitation', () => {
  const html = render(<UserInfoPage />)
  expect(html).toContain('<h1 class="member-title">Account info</h1>')
  expect(html).toContain('aria-busy="true"')
  expect(titlesOf(html)).toEqual([])
  expect(html).not.toContain('Log in to see your account')
})

describe('a member', () => {
  const CARDS = [
    'Your details',
    'Notifications',
    'Login history',
    'Gifts',
    'Password',
    'Withdrawal password',
    'Passkeys',
    'Authenticator app',
  ]

  test('has a card for each thing they look after', () => {
    expect(titlesOf(render(<MemberCards />))).toEqual([...CARDS, 'Your data', 'Delete account'])
  })

  test('can link another house only where the site has one', () => {
    const titles = titlesOf(render(<MemberCards />, true))
    expect(titles).toEqual([...CARDS, 'Log in with Sandbox ID', 'Your data', 'Delete account'])
  })
})
