import { spawn, type ChildProcess, type SpawnOptions } from 'node:child_process'
import { randomInt } from 'node:crypto'
import { once } from 'node:events'
import { openSync, closeSync } from 'node:fs'
import net from 'node:net'
import { patient } from '@oriel/core/testing/patience'

export type Running = {
  readonly pid: number
  readonly child: ChildProcess
  /** Resolves with the exit code, however the process ends. */
  readonly ended: Promise<number | null>
  kill(signal: NodeJS.Signals): void
  stop(): Promise<void>
}

const STOP_WAIT_MS = 8_000

/** A starter that fails half-way, or forgets, still leaves nobody behind. */
const alive = new Set<(signal: NodeJS.Signals) => void>()
process.once('exit', () => {
  for (const kill of alive) kill('SIGKILL')
})

/** Starts a program in a process group of its own, so that nothing of it can be left behind. */
export function run(
  program: string,
  args: readonly string[],
  options: SpawnOptions & { logFile?: string } = {},
): Running {
  const log = options.logFile ? openSync(options.logFile, 'a') : null
  const child = spawn(program, args, {
    stdio: log === null ? 'ignore' : ['ignore', log, log],
    ...options,
    detached: true,
  })
  if (log !== null) closeSync(log)
  const pid = child.pid
  if (!pid) throw new Error(`${program} could not be started`)
  const ended = once(child, 'exit').then(([code]) => code as number | null)
  const kill = (signal: NodeJS.Signals) => {
    try {
      process.kill(-pid, signal)
    } catch {
      // The group is gone already, which is what was wanted.
    }
  }
  alive.add(kill)
  void ended.then(() => alive.delete(kill))
  return {
    pid,
    child,
    ended,
    kill,
    async stop() {
      if (child.exitCode !== null || child.signalCode !== null) return
      kill('SIGTERM')
      const timer = setTimeout(() => kill('SIGKILL'), STOP_WAIT_MS)
      await ended
      clearTimeout(timer)
    },
  }
}

/** Below those that a system gives to whoever calls out: none of them takes it meanwhile. */
const PORTS = { from: 15_000, to: 32_000 } as const
const PORT_TRIES = 100
const given = new Set<number>()

/** A port nobody listens on right now, and that we have not given before. */
export async function freePort(): Promise<number> {
  for (let tries = 0; tries < PORT_TRIES; tries += 1) {
    const port = randomInt(PORTS.from, PORTS.to)
    if (given.has(port) || !(await isPortFree(port))) continue
    given.add(port)
    return port
  }
  throw new Error(`${PORT_TRIES} ports were taken`)
}

async function isPortFree(port: number): Promise<boolean> {
  const server = net.createServer().listen(port, '127.0.0.1')
  try {
    await once(server, 'listening')
  } catch {
    return false
  }
  server.close()
  await once(server, 'close')
  return true
}

/**
 * Asks until the answer is yes. The wait is bounded, as all waits of tests are by `PATIENCE`, and
 * its failure names what was waited for.
 */
export async function until(
  what: string,
  isTrue: () => Promise<boolean>,
  waitMs: number,
  everyMs = 25,
): Promise<void> {
  const mostMs = patient(waitMs)
  const deadline = Date.now() + mostMs
  while (!(await isTrue())) {
    if (Date.now() > deadline) throw new Error(`waited ${mostMs} ms in vain for: ${what}`)
    await new Promise((resolve) => setTimeout(resolve, everyMs))
  }
}

export async function isPortOpen(port: number): Promise<boolean> {
  const socket = net.connect(port, '127.0.0.1')
  try {
    await once(socket, 'connect')
    return true
  } catch {
    return false
  } finally {
    socket.destroy()
  }
}
