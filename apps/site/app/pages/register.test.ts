import { serverText } from '@oriel/i18n/server'
import { RouterContextProvider } from 'react-router'
import { expect, test } from 'vitest'
import { pageContext, type Page } from '../platform/page.ts'
import { loader } from './register.tsx'

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
])('[S2.023] in production %s goes to %s with the flag', (address, target) => {
  const answer = open(address, 'n1') as Response
  expect(answer.status).toBe(302)
  expect(answer.headers.get('location')).toBe(target)
  expect(answer.headers.get('set-cookie')).toBe('isRouteRegister=true; Path=/; SameSite=Lax')
})

test('[S2.018] in development it is a page', () => {
  expect(open('/register', undefined)).toEqual({ title: 'Create an account' })
})
