import { createConnection } from '@oriel/db/pool'
import type { Log } from '@oriel/core/log'
import type { Studio } from '../studio.ts'

/** What happens at a table, told to every process: its round changed, or its bets did. */
export type Notice = { readonly table: string; readonly what: 'round' | 'bets' }

const CHANNEL = 'studio_tables'
const AGAIN_MS = 500

export const tell = async ({ pool }: Studio, { table, what }: Notice): Promise<void> =>
  void (await pool.query('SELECT pg_notify($1, $2)', [CHANNEL, `${what} ${table}`]))

/**
 * Hears what every process tells. A line that breaks is taken up again, and `onGap` is called then:
 * what was said meanwhile is lost, so whoever listens reads anew.
 */
export function hearNotices(
  url: string,
  onNotice: (notice: Notice) => void,
  onGap: () => void,
  log: Log,
): { stop(): Promise<void> } {
  let isOver = false
  let current: ReturnType<typeof createConnection> | null = null
  const connect = async (): Promise<void> => {
    while (!isOver) {
      const connection = createConnection({ url, name: 'studio tables' })
      try {
        current = connection
        const broken = new Promise<void>((resolve) => {
          connection.on('error', () => resolve())
          connection.on('end', () => resolve())
        })
        connection.on('notification', ({ payload = '' }) => {
          const [what, table] = payload.split(' ')
          if (table && (what === 'round' || what === 'bets')) onNotice({ table, what })
        })
        await connection.connect()
        await connection.query(`LISTEN ${CHANNEL}`)
        onGap()
        await broken
      } catch (error) {
        log.warn({ err: error }, 'the tables cannot be heard')
      }
      await connection.end().catch(() => {})
      if (!isOver) await new Promise((resolve) => setTimeout(resolve, AGAIN_MS))
    }
  }
  const running = connect()
  return {
    async stop() {
      isOver = true
      await current?.end().catch(() => {})
      await running
    },
  }
}
