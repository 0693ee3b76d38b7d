import { fork } from 'node:child_process'
import { once } from 'node:events'
import path from 'node:path'

/** A process of the bench's own: a bare server or a load generator, asked one thing at a time. */
export type Child = {
  readonly pid: number
  ask<Answer>(question: unknown): Promise<Answer>
  stop(): Promise<void>
}

const folder = path.resolve(import.meta.dirname, '..')
const ANSWER_WAIT_MS = 60_000

/** Starts a file of this folder. It ends by itself when this process, its channel, is gone. */
export async function startChild(file: string, flags: readonly string[] = []): Promise<Child> {
  const child = fork(path.join(folder, file), [], {
    execArgv: ['--no-warnings', ...flags],
    env: { ...process.env, NODE_ENV: 'production' },
  })
  const ended = once(child, 'exit')
  await once(child, 'spawn')
  return {
    pid: child.pid ?? 0,
    async ask<Answer>(question: unknown): Promise<Answer> {
      const late = AbortSignal.timeout(ANSWER_WAIT_MS)
      const answer = once(child, 'message', { signal: late })
      const gone = ended.then(([code]) => Promise.reject(new Error(`${file} ended: ${code}`)))
      child.send(question as object)
      const [said] = (await Promise.race([answer, gone])) as [{ answer: Answer; error?: string }]
      if (said.error !== undefined) throw new Error(`${file}: ${said.error}`)
      return said.answer
    },
    async stop() {
      if (child.exitCode !== null || child.signalCode !== null) return
      child.kill('SIGKILL')
      await ended
    },
  }
}

/** The other end: answers every question, in order. */
export function answerWith(answer: (question: never) => Promise<unknown>): void {
  process.on('disconnect', () => process.exit(0))
  process.on('message', (question) => {
    answer(question as never).then(
      (value) => process.send?.({ answer: value }),
      (error: unknown) => process.send?.({ error: String(error) }),
    )
  })
}
