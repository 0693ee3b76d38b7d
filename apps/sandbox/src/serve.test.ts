import { execFile } from 'node:child_process'
import path from 'node:path'
import { expect, test } from 'vitest'

test('it does not start without being told to on purpose, and says why', async () => {
  const file = path.join(import.meta.dirname, 'serve.ts')
  const { SANDBOX: _, ...env } = process.env
  const ended = await new Promise<{ code: unknown; said: string }>((settle) => {
    execFile(process.execPath, [file], { env, timeout: 15_000 }, (error, _out, said) =>
      settle({ code: error?.code, said }),
    )
  })
  expect(ended.code).toBe(1)
  expect(ended.said).toContain('set SANDBOX=on')
})
