import { Gauge, type Registry } from 'prom-client'
import type { Live } from './table/live.ts'
import type { Keeper } from './table/owner.ts'

/** What tells several processes apart: who keeps which table, and how many watch. */
export const showGauges = (metrics: Registry, tables: Keeper, live: Live): readonly Gauge[] => [
  new Gauge({
    name: 'oriel_studio_tables',
    help: 'Tables this process keeps.',
    labelNames: ['table'],
    registers: [metrics],
    collect() {
      this.reset()
      for (const table of tables.keeps()) this.set({ table }, 1)
    },
  }),
  new Gauge({
    name: 'oriel_studio_sockets',
    help: 'Pages that watch a table.',
    registers: [metrics],
    collect() {
      this.set(live.watching())
    },
  }),
]
