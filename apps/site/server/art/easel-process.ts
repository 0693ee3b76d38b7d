import { doTask, type Task } from './task.ts'

/** What goes between the two processes. */
export type Sent = { readonly id: number; readonly task: Task }
export type Returned = { readonly id: number; readonly bytes?: Buffer; readonly error?: string }

/** Works off what the site sends, for as long as the site is there. */
process.on('message', ({ id, task }: Sent) => {
  doTask(task).then(
    (bytes) => reply({ id, bytes }),
    (error: unknown) => reply({ id, error: String(error) }),
  )
})
process.on('disconnect', () => process.exit(0))
// The site gets these as well. It finishes what it has in hand, and then lets go of us.
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => {})

const reply = (returned: Returned): void => void process.send?.(returned)
