import { getPriority } from 'node:os'
import sharp from 'sharp'
import { patient } from '@oriel/core/testing/patience'
import { afterEach, describe, expect, test } from 'vitest'
import { openEasel, type Easel, type EaselOptions } from './easel.ts'
import type { Task } from './task.ts'

const SVG = '<svg xmlns="http://www.w3.org/2000/svg" width="40" height="30"><rect width="9"/></svg>'
const size = { width: 40, height: 30 }
const task: Task = { does: 'draw', svg: SVG, size, format: 'png', ground: 'own' }
const broken: Task = { does: 'crop', bytes: Buffer.from('no picture'), size, format: 'webp' }

/** A busy machine takes its time. */
const SOON = { timeout: patient(10_000) }

let easel: Easel
const open = (options: Partial<EaselOptions> = {}): Easel => {
  easel = openEasel({ atOnce: 2, ...options })
  return easel
}
afterEach(() => easel.close())

const lives = (pid: number): boolean => {
  try {
    return process.kill(pid, 0)
  } catch {
    return false
  }
}
const workerOf = async (one: Easel): Promise<number> => {
  await one.make(task)
  const pid = one.pid()
  if (pid === null) throw new Error('nobody works')
  return pid
}

describe('the easel', () => {
  test('works in a process of its own that steps back', async () => {
    const pid = await workerOf(open())
    expect(pid).not.toBe(process.pid)
    expect(getPriority(pid)).toBe(Math.min(getPriority() + 5, 19))
    expect(await sharp(await easel.make(task)).metadata()).toMatchObject(size)
  })

  test('does each task, and gives each its own picture', async () => {
    const one = open()
    const bytes = await one.make(task)
    const widths = [41, 42, 43, 44]
    const made = await Promise.all(
      widths.map((width) =>
        one.make({ does: 'fit', bytes, size: { width, height: 30 }, format: 'webp' }),
      ),
    )
    const measured = await Promise.all(made.map((picture) => sharp(picture).metadata()))
    expect(measured.map(({ width }) => width)).toEqual(widths)
    const place = { x: 2, y: 2, width: 10, height: 10 }
    const placed = await one.make({ does: 'place', ground: SVG, bytes, place })
    expect(await sharp(placed).metadata()).toMatchObject({ ...size, format: 'png' })
  })

  test('a file that cannot be read fails alone', async () => {
    const pid = await workerOf(open())
    await expect(easel.make(broken)).rejects.toThrow('unsupported image format')
    expect(await workerOf(easel)).toBe(pid)
  })

  test('stands up again after it fell over', async () => {
    const pid = await workerOf(open())
    const large = { ...task, size: { width: 4_000, height: 3_000 }, format: 'avif' } as const
    const lost = easel.make(large)
    process.kill(pid, 'SIGKILL')
    await expect(lost).rejects.toThrow('fell over: SIGKILL')
    expect(await workerOf(easel)).not.toBe(pid)
  })

  test('who takes far too long is stopped', async () => {
    open({ taskMaxMs: 250 })
    const huge = { ...task, size: { width: 9_000, height: 6_750 }, format: 'avif' } as const
    await expect(easel.make(huge)).rejects.toThrow('fell over')
  })

  test('is put away when there is nothing to do, and when the site ends', async () => {
    const idle = await workerOf(open({ idleMs: 20 }))
    await expect.poll(() => lives(idle), SOON).toBe(false)
    const second = await workerOf(easel)
    expect(second).not.toBe(idle)
    easel.close()
    await expect.poll(() => lives(second), SOON).toBe(false)
  })
})
