import { expect, test } from 'vitest'
import { middlewareNamed } from './middleware.ts'

test.each(['auth-or-so', 'constructor', '__proto__', ''])(
  '[S8.011] the unknown middleware name %j throws',
  (name) => {
    expect(() => middlewareNamed(name)).toThrow(`unknown middleware: ${name}`)
  },
)
