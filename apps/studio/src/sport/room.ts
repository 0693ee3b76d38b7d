import type { WebSocket } from 'ws'
import * as z from 'zod/mini'
import type { Studio } from '../studio.ts'
import { readBoard, type Board } from './board.ts'
import { SportLiveWire } from './wire.ts'

/** A board is looked at so often, as long as anybody watches. */
const TICK_MS = 500
/** Above this a page does not keep up; it reads the whole board when it comes again. */
const BEHIND_MAX_BYTES = 512 * 1024

type SportRoom = {
  join(page: WebSocket): Promise<void>
  close(): void
}

const encode = (said: z.output<typeof SportLiveWire>): string =>
  JSON.stringify(z.encode(SportLiveWire, said))

/** The pages of one process that watch the fixtures: the whole board first, then what changes. */
export function createSportRoom(studio: Studio): SportRoom {
  const pages = new Set<WebSocket>()
  let told = new Map<string, string>()
  const look = async (): Promise<void> => {
    if (pages.size === 0) return
    const board = await readBoard(studio)
    const { patch, next } = changes(told, board)
    told = next
    if (!patch) return
    const text = encode({ is: 'patch', ...patch })
    for (const page of pages) {
      if (page.bufferedAmount > BEHIND_MAX_BYTES) page.terminate()
      else page.send(text)
    }
  }
  let looking: Promise<void> | null = null
  const tick = setInterval(() => {
    // A slow look is not overtaken by the next.
    looking ??= look()
      .catch(() => {})
      .finally(() => (looking = null))
  }, TICK_MS)
  return {
    async join(page) {
      page.send(encode({ is: 'board', board: await readBoard(studio) }))
      pages.add(page)
      page.on('close', () => pages.delete(page))
    },
    close: () => clearInterval(tick),
  }
}

type Patch = Pick<Board, 'fixtures' | 'counts' | 'server_time'> & { readonly gone: string[] }

/** What is different from what was told. */
export function changes(
  told: ReadonlyMap<string, string>,
  { fixtures, counts, server_time }: Board,
): { readonly patch: Patch | null; readonly next: Map<string, string> } {
  const next = new Map(fixtures.map((fixture) => [fixture.id, JSON.stringify(fixture)]))
  const changed = fixtures.filter(({ id }) => told.get(id) !== next.get(id))
  const gone = [...told.keys()].filter((id) => !next.has(id))
  const patch = { fixtures: changed, counts, server_time, gone }
  return { patch: changed.length > 0 || gone.length > 0 ? patch : null, next }
}
