import { serverText } from '@oriel/i18n/server'
import { prerender } from 'react-dom/static'
import { createRoutesStub, RouterContextProvider } from 'react-router'
import { expect, test } from 'vitest'
import { TextProvider } from '@oriel/web/text'
import { pageContext, type Page } from '../platform/page.ts'
import routes from '../routes.ts'
import Register, { loader } from './register.tsx'

/** What the server answers to an address, with or without a build behind it. */
function open(address: string, nonce: string | undefined): unknown {
  const context = new RouterContextProvider()
  context.set(pageContext, { nonce, text: serverText('en_US') } as Page)
  const request = new Request(`https://oriel.example${address}`)
  try {
    return loader({ context, request } as unknown as Parameters<typeof loader>[0])
  } catch (thrown) {
    return thrown
  }
}

test.each([
  ['/register', '/'],
  ['/register?id=20118&currency=VND&utm=x', '/?id=20118&currency=VND'],
  ['/register?invite=SPH4X7', '/?invite=SPH4X7'],
])('[S2.023] [S3.080] in production %s goes to %s with the flag', (address, target) => {
  const answer = open(address, 'n1') as Response
  expect(answer.status).toBe(302)
  expect(answer.headers.get('location')).toBe(target)
  expect(answer.headers.get('set-cookie')).toBe('isRouteRegister=true; Path=/; SameSite=Lax')
})

/** The page of a visitor without a session, with what it loads lazily. */
async function draw(): Promise<string> {
  const Page = createRoutesStub([
    { id: 'root', path: '/register', loader: () => null, Component: Register },
  ])
  const site = { isDemo: false, linkExpireMinutes: 60, currencies: ['USD'] }
  const visit = { mode: 'desktop', lowData: false, currency: 'USD', site, template: { name: 'a' } }
  const { prelude } = await prerender(
    <TextProvider text={serverText('en_US')}>
      <Page initialEntries={['/register']} hydrationData={{ loaderData: { root: { visit } } }} />
    </TextProvider>,
  )
  return new Response(prelude).text()
}

test('[S2.018] in development it is a page for guests, with the form', async () => {
  expect(open('/register', undefined)).toEqual({ title: 'Create an account' })
  expect(routes.find(({ path }) => path === 'register')?.file).toBe('pages/register.tsx')
  const html = await draw()
  expect(html).toMatch(/<h1[^>]*>Create an account<\/h1>/)
  expect(html).toContain(`aria-label="${serverText('en_US').t('registration.messages')}"`)
})
