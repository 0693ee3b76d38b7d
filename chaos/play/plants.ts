import path from 'node:path'
import { pathToFileURL } from 'node:url'
import { checkPlaces, PLANT_SETTING } from '../plant/edits.ts'
import { PLANTS, type PlantDraft } from './plants-list.ts'

/** A bug to begin with, which has to show in the figures of the run. */
export type Plant = PlantDraft & {
  readonly name: string
  /** What the processes are told, so that they read their files with the bug. */
  readonly env: Readonly<Record<string, string>>
}

const hook = path.join(import.meta.dirname, 'plant-hook.ts')

export const plantNames = (): string[] => Object.keys(PLANTS)

export function findPlant(name: string): Plant {
  const draft = PLANTS[name]
  if (!draft) throw new Error(`no such bug; there are: ${plantNames().join(', ')}`)
  checkPlaces(name, draft.edits ?? [])
  const isRead = (draft.edits ?? []).length > 0
  const env = { NODE_OPTIONS: `--import=${pathToFileURL(hook).href}`, [PLANT_SETTING]: name }
  return { ...draft, name, env: isRead ? env : {} }
}
