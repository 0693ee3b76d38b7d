import { spawn } from 'node:child_process'
import { copyFileSync, mkdirSync, rmSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { freePort, run, until } from '@oriel/dev-world/engine/process'
import { newRing } from '@oriel/keys/ring'
import type { Figure } from '../figures.ts'

const api = path.resolve(import.meta.dirname, '../../apps/api/src/serve.ts')
const READY_WAIT_MS = 60_000
const ENDED_WAIT_MS = 60_000
const OWNER_ONLY = 0o600

type Rings = { readonly kept: string; readonly used: string }

/** The ring is kept apart from the database: the right one opens it, any other must not start. */
export async function judgeRing(url: string, rings: Rings, folder: string): Promise<Figure[]> {
  mkdirSync(path.dirname(rings.kept), { recursive: true })
  copyFileSync(rings.used, rings.kept)
  rmSync(rings.used)
  copyFileSync(rings.kept, rings.used)
  const wrong = path.join(folder, 'wrong-keys.json')
  writeFileSync(wrong, newRing(), { mode: OWNER_ONLY })
  const said = await saidWith(url, wrong)
  process.stdout.write(`           with a wrong ring: ${said.error}\n`)
  return [
    {
      name: 'restore ring_right_not_ready',
      value: (await isReadyWith(url, rings.used, folder)) ? 0 : 1,
      ceiling: 0,
    },
    { name: 'restore ring_wrong_exit', value: said.code ?? -1, floor: 1, ceiling: 1 },
    {
      name: 'restore ring_wrong_unexplained',
      value: said.error.includes('KEY_FILE is not the ring of this database') ? 0 : 1,
      ceiling: 0,
    },
  ]
}

async function envFor(url: string, ring: string) {
  const [port, operations] = [await freePort(), await freePort()]
  const own = { DATABASE_URL: url, KEY_FILE: ring, LOG_LEVEL: 'warn' }
  const ports = { API_PORT: String(port), OPERATIONS_PORT: String(operations) }
  return { operations, env: { ...process.env, ...own, ...ports } }
}

async function isReadyWith(url: string, ring: string, folder: string): Promise<boolean> {
  const { operations, env } = await envFor(url, ring)
  const running = run(process.execPath, [api], { env, logFile: path.join(folder, 'api.log') })
  const isReady = async () => {
    const answer = await fetch(`http://127.0.0.1:${operations}/ready`).catch(() => null)
    return answer?.status === 200
  }
  try {
    await until('the api to be ready', isReady, READY_WAIT_MS)
    return true
  } catch {
    return false
  } finally {
    await running.stop()
  }
}

async function saidWith(
  url: string,
  ring: string,
): Promise<{ code: number | null; error: string }> {
  const { env } = await envFor(url, ring)
  const child = spawn(process.execPath, [api], { env, stdio: ['ignore', 'ignore', 'pipe'] })
  const timer = setTimeout(() => child.kill('SIGKILL'), ENDED_WAIT_MS)
  let text = ''
  child.stderr.on('data', (part) => (text += String(part)))
  const code = await new Promise<number | null>((resolve) => void child.on('close', resolve))
  clearTimeout(timer)
  return { code, error: /^Error: (.*)$/m.exec(text)?.[1] ?? text.slice(0, 200) }
}
