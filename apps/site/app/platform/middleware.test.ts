import { RouterContextProvider } from 'react-router'
import { describe, expect, test } from 'vitest'
import { authGuard, middlewareNamed } from './middleware.ts'

test.each(['auth-or-so', 'constructor', '__proto__', ''])(
  '[S8.011] the unknown middleware name %j throws',
  (name) => {
    expect(() => middlewareNamed(name)).toThrow(`unknown middleware: ${name}`)
  },
)

describe('[S6.020] the guard named auth', () => {
  const pass = async (isMember: boolean) => {
    const remembered: string[] = []
    const guard = authGuard(
      () => isMember,
      (path) => void remembered.push(path),
    )
    const request = new Request('https://oriel.example/user/Info?tab=2')
    const [url, context] = [new URL(request.url), new RouterContextProvider()]
    const args = { request, url, pattern: '/user/Info', params: {}, context }
    const shown = await guard(args, async () => 'the page')
    return { remembered, shown }
  }

  test('is there for routes to name', () => {
    expect(middlewareNamed('auth')).toBeTypeOf('function')
  })

  test('remembers where a guest wanted to go, and shows the page’s invitation', async () => {
    expect(await pass(false)).toEqual({ remembered: ['/user/Info?tab=2'], shown: 'the page' })
  })

  test('lets a member through', async () => {
    expect(await pass(true)).toEqual({ remembered: [], shown: 'the page' })
  })
})
