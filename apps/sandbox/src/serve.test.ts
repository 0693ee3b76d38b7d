import { execFile } from 'node:child_process'
import path from 'node:path'
import { patient } from '@oriel/core/testing/patience'
import { expect, test } from 'vitest'

async function start(changes: Record<string, string>): Promise<{ code: unknown; said: string }> {
  const file = path.join(import.meta.dirname, 'serve.ts')
  const { SANDBOX: _, ...inherited } = process.env
  const env = { ...inherited, ...changes }
  return new Promise((settle) => {
    execFile(process.execPath, [file], { env, timeout: patient(15_000) }, (error, _out, said) =>
      settle({ code: error?.code, said }),
    )
  })
}

test('it does not start without being told to on purpose, and says why', async () => {
  const { code, said } = await start({})
  expect(code).toBe(1)
  expect(said).toContain('set SANDBOX=on')
})

test('it does not start in production, even when told to', async () => {
  const { code, said } = await start({ SANDBOX: 'on', NODE_ENV: 'production' })
  expect(code).toBe(1)
  expect(said).toContain('SANDBOX: is for tests and refused under NODE_ENV=production')
})
