import { fork, type ChildProcess } from 'node:child_process'
import { getPriority, setPriority } from 'node:os'
import path from 'node:path'
import type { Returned, Sent } from './easel-process.ts'
import type { Task } from './task.ts'

/**
 * Where pictures are made: a process of its own that steps back when others need the processor.
 * Pages are rendered beside it as fast as without it, and whatever a broken file does to a decoder
 * happens over there.
 */
export type Easel = {
  make(task: Task): Promise<Buffer>
  /** The process that works now, if any. */
  pid(): number | null
  close(): void
}

export type EaselOptions = {
  /** How many tasks it is given at once. */
  readonly atOnce: number
  readonly idleMs?: number
  readonly taskMaxMs?: number
}

/** Where both want the processor, pages get about three times as much of it. */
const STEPS_BACK = 5
const LAST_PLACE = 19
/** Once everything is drawn there is nothing to do for days. */
const IDLE_MS = 60_000
/** Many times what the largest picture takes on a busy machine. */
const TASK_MAX_MS = 60_000

type Waiting = {
  readonly done: (bytes: Buffer) => void
  readonly fail: (error: Error) => void
}

export function openEasel(options: EaselOptions): Easel {
  const { atOnce, idleMs = IDLE_MS, taskMaxMs = TASK_MAX_MS } = options
  const waiting = new Map<number, Waiting>()
  let child: ChildProcess | null = null
  let idle: NodeJS.Timeout | undefined
  let count = 0

  const letGo = (): void => {
    if (child?.connected) child.disconnect()
    child = null
  }
  const hire = (): ChildProcess => {
    if (child) return child
    const hired = start(atOnce)
    child = hired
    hired.on('message', ({ id, bytes, error }: Returned) => {
      const one = waiting.get(id)
      if (bytes) one?.done(Buffer.from(bytes))
      else one?.fail(new Error(error ?? 'no picture came back'))
    })
    const fall = (reason: string): void => {
      hired.kill('SIGKILL')
      if (child !== hired) return
      child = null
      for (const one of waiting.values()) one.fail(new Error(`the easel fell over: ${reason}`))
    }
    hired.on('error', (error) => fall(error.message))
    hired.on('exit', (code, signal) => fall(String(signal ?? code)))
    return hired
  }
  const make = async (task: Task): Promise<Buffer> => {
    clearTimeout(idle)
    const id = (count += 1)
    const { promise, resolve, reject } = Promise.withResolvers<Buffer>()
    waiting.set(id, { done: resolve, fail: reject })
    const worker = hire()
    const late = setTimeout(() => worker.kill('SIGKILL'), taskMaxMs)
    try {
      worker.send({ id, task } satisfies Sent, (error) => error && reject(error))
      return await promise
    } finally {
      clearTimeout(late)
      waiting.delete(id)
      if (waiting.size === 0) idle = setTimeout(letGo, idleMs).unref()
    }
  }
  return { make, pid: () => child?.pid ?? null, close: letGo }
}

function start(atOnce: number): ChildProcess {
  const child = fork(path.join(import.meta.dirname, 'easel-process.ts'), {
    serialization: 'advanced',
    execArgv: [],
    env: { ...process.env, UV_THREADPOOL_SIZE: String(atOnce) },
  })
  // It must not keep the site from ending.
  child.unref()
  child.channel?.unref()
  // Before it has other threads: they begin at the place it has then.
  const place = Math.min(getPriority() + STEPS_BACK, LAST_PLACE)
  if (child.pid !== undefined) setPriority(child.pid, place)
  return child
}
