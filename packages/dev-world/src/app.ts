import { existsSync } from 'node:fs'
import path from 'node:path'
import { keyFile } from './key-file.ts'
import { freePort, run, until, type Running } from './engine/process.ts'

export type AppName =
  | 'api'
  | 'gateway'
  | 'office'
  | 'office-api'
  | 'realtime'
  | 'sandbox'
  | 'site'
  | 'studio'
  | 'worker'

export type AppOptions = {
  name: AppName
  port: number
  mode: 'dev' | 'built'
  env: Record<string, string>
  folder: string
  /** The checkout to run from, where not this one. */
  root?: string
}

export type App = {
  readonly name: AppName
  readonly port: number
  readonly operationsPort: number
  /** The process group that runs it now; another one after it was brought back. */
  pid(): number
  kill(signal: NodeJS.Signals): void
  isReady(): Promise<boolean>
  stop(): Promise<void>
}

const OWN_ROOT = path.resolve(import.meta.dirname, '../../..')
const ENTRIES: Record<AppName, string> = {
  api: 'apps/api/src/serve.ts',
  gateway: 'apps/gateway/src/serve.ts',
  office: 'apps/office/server.ts',
  'office-api': 'apps/api/src/serve-office.ts',
  realtime: 'apps/realtime/src/serve.ts',
  worker: 'apps/worker/src/work.ts',
  site: 'apps/site/server.ts',
  sandbox: 'apps/sandbox/src/serve.ts',
  studio: 'apps/studio/src/serve.ts',
}
export const hasApp = (name: AppName): boolean => existsSync(path.join(OWN_ROOT, ENTRIES[name]))
const READY_WAIT_MS = 60_000
const RESTART_AFTER_MS = 300

/** Apps that render pages, with a development server of their own. */
const PAGES: ReadonlySet<AppName> = new Set(['office', 'site'])

let started = 0

/** Starts one app and brings it back whenever it ends by itself, as an orchestrator would. */
export async function startApp(options: AppOptions): Promise<App> {
  const { name, port, mode, root = OWN_ROOT } = options
  const operationsPort = await freePort()
  started += 1
  const logFile = path.join(options.folder, `${name}-${started}.log`)
  const env = {
    ...process.env,
    ...options.env,
    NODE_ENV: mode === 'dev' ? 'development' : 'test',
    KEY_FILE: keyFile(options.folder),
    [`${name.toUpperCase().replaceAll('-', '_')}_PORT`]: String(port),
    OPERATIONS_PORT: String(operationsPort),
  }
  // Development servers of pages reload by themselves; the others restart when a file changes.
  const watch = mode === 'dev' && !PAGES.has(name) ? ['--watch', '--watch-preserve-output'] : []
  if (!hasApp(name)) throw new Error(`no app ${name}`)
  const spawn = () => run(process.execPath, [...watch, ENTRIES[name]], { cwd: root, env, logFile })
  let running: Running = spawn()
  let stopping = false
  const supervise = (current: Running): void => {
    void current.ended.then(async () => {
      if (stopping) return
      await new Promise((resolve) => setTimeout(resolve, RESTART_AFTER_MS))
      if (stopping) return
      running = spawn()
      supervise(running)
    })
  }
  supervise(running)
  const isReady = async () => {
    const answer = await fetch(`http://127.0.0.1:${operationsPort}/ready`).catch(() => null)
    return answer?.status === 200
  }
  await until(`${name} to be ready (see ${logFile})`, isReady, READY_WAIT_MS, 50)
  return {
    name,
    port,
    operationsPort,
    pid: () => running.pid,
    kill: (signal) => running.kill(signal),
    isReady,
    async stop() {
      stopping = true
      await running.stop()
    },
  }
}
