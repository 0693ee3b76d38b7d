import { execFile } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import { processorSeconds } from './cpu.ts'

export type Target = {
  readonly url: string
  /** Whose processor time is read while the load runs. */
  readonly pid: number
  readonly method: 'GET' | 'POST'
  readonly headers: Readonly<Record<string, string>>
  readonly body?: string
}

export type Load = {
  readonly perSecond: number
  /** Of one core, from 0 to 1 and a little more: a server below 0.9 was not the slow part. */
  readonly busy: number
  /** Processor microseconds per answer. */
  readonly cost: number
}

const CONNECTIONS = 50
const generator = fileURLToPath(import.meta.resolve('autocannon'))
const run = promisify(execFile)

/** Puts a server under load from a process of its own. One answer that is not good fails it all. */
export async function load(target: Target, seconds: number): Promise<Load> {
  const headers = Object.entries(target.headers).flatMap(([name, value]) => [
    '-H',
    `${name}=${value}`,
  ])
  const body = target.body === undefined ? [] : ['-b', target.body]
  const shape = ['-c', `${CONNECTIONS}`, '-p', '1', '-d', `${seconds}`, '-m', target.method]
  const before = processorSeconds(target.pid)
  const begun = performance.now()
  const { stdout } = await run(process.execPath, [
    generator,
    '-j',
    ...shape,
    ...headers,
    ...body,
    target.url,
  ])
  const used = processorSeconds(target.pid) - before
  const took = (performance.now() - begun) / 1000
  const result = JSON.parse(stdout) as Result
  const bad = result.non2xx + result.errors + result.timeouts
  const total = result.requests.total
  if (bad > 0 || total === 0) throw new Error(`${target.url}: ${bad} bad of ${total} answers`)
  return {
    perSecond: total / result.duration,
    busy: used / Math.min(took, result.duration),
    cost: (used / total) * 1e6,
  }
}

type Result = {
  requests: { total: number }
  duration: number
  non2xx: number
  errors: number
  timeouts: number
}
