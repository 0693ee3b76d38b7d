import { chmodSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'

/** Stops something when the bench ends; what was begun last is stopped first. */
export type OnEnd = (stop: () => Promise<unknown>) => void

/** Runs the work in a folder of its own; however it ends, no process and no file is left behind. */
export async function inFolder<Result>(
  maxMs: number,
  work: (folder: string, onEnd: OnEnd) => Promise<Result>,
): Promise<Result> {
  const folder = mkdtempSync(path.join(tmpdir(), 'oriel-bench-'))
  chmodSync(folder, 0o755)
  const stops: (() => Promise<unknown>)[] = []
  const stopAll = async () => {
    for (const stop of stops.splice(0).toReversed()) await stop().catch(() => {})
    rmSync(folder, { recursive: true, force: true })
  }
  let cleared: Promise<void> | null = null
  // Work that is stopped fails, and comes here a second time.
  const clear = () => (cleared ??= stopAll())
  const giveUp = (why: string) => () => {
    process.stderr.write(`bench ${why}\n`)
    void clear().then(() => process.exit(1))
  }
  // A bench that hangs must not hang its caller.
  const timer = setTimeout(giveUp(`took longer than ${maxMs} ms`), maxMs)
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, giveUp('was stopped'))
  try {
    return await work(folder, (stop) => stops.push(stop))
  } finally {
    clearTimeout(timer)
    await clear()
  }
}
