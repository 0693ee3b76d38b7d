import { availableParallelism } from 'node:os'
import { Counter, type Registry } from 'prom-client'
import type { Api } from '@oriel/web/server/api'
import { drawAhead } from './ahead.ts'
import { createArt, type Art, type ArtOptions } from './art.ts'
import { openEasel, type Easel } from './easel.ts'
import { createFindings } from './findings.ts'
import { openFolder } from './folder.ts'
import { createMemory } from './memory.ts'
import { createStudio } from './studio.ts'

export type ArtSettings = {
  readonly folder: string
  readonly folderMegabytes: number
  /** Hosts whose first screens are drawn before anybody asks. */
  readonly ahead: readonly string[]
  readonly metrics: Registry
  readonly limits?: Limits
  readonly easel?: Easel
}

/** How many pictures are drawn at once, and how many may wait for it. */
export type Limits = { readonly atOnce: number; readonly waitingMax: number }

type Needs = ArtSettings & Pick<ArtOptions, 'findSite' | 'hostOf' | 'log'> & { readonly api: Api }

const MEGABYTE = 1024 * 1024
const MEMORY_BYTES = 32 * MEGABYTE
/** One processor is always left to pages. Longer than so many others take nobody waits. */
const LIMITS: Limits = { atOnce: Math.max(1, availableParallelism() - 1), waitingMax: 400 }

/** Everything that pictures need, put together. */
export function openArt(all: Needs): Art {
  const { folder, folderMegabytes, metrics, api, limits = LIMITS, ...needs } = all
  const { easel = openEasel({ atOnce: limits.atOnce }) } = all
  const served = new Counter({
    name: 'oriel_pictures_total',
    help: 'Pictures by where they came from: memory, disk, or drawn.',
    labelNames: ['whence'],
    registers: [metrics],
  })
  const findings = createFindings(api)
  const studio = createStudio({
    memory: createMemory(MEMORY_BYTES),
    folder: openFolder(folder, folderMegabytes * MEGABYTE, needs.log),
    ...limits,
    onServed: (whence) => served.inc({ whence }),
  })
  const art = createArt({ ...needs, findings, studio, easel })
  void drawAhead({ hosts: needs.ahead, api, log: needs.log, draw: art.draw }).catch(
    (error: unknown) => needs.log.warn({ err: error }, 'first screens were not drawn'),
  )
  return art
}
