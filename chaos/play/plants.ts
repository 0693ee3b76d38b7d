import { readFileSync } from 'node:fs'
import path from 'node:path'
import { pathToFileURL } from 'node:url'
import { createConnection } from '@oriel/db/pool'
import { rewriteFunction } from '@oriel/dev-world/testing/rewrite-function'
import { PLANT_SETTING, PLANTS, type PlantDraft } from './plants-list.ts'

/** A bug to begin with, which has to show in the figures of the run. */
export type Plant = PlantDraft & {
  readonly name: string
  /** What the processes are told, so that they read their files with the bug. */
  readonly env: Readonly<Record<string, string>>
}

const root = path.resolve(import.meta.dirname, '../..')
const hook = path.join(import.meta.dirname, 'plant-hook.ts')

export const plantNames = (): string[] => Object.keys(PLANTS)

export function findPlant(name: string): Plant {
  const draft = PLANTS[name]
  if (!draft) throw new Error(`no such bug; there are: ${plantNames().join(', ')}`)
  for (const { file, part } of draft.edits ?? []) {
    const text = readFileSync(path.join(root, file), 'utf8')
    if (!text.includes(part)) throw new Error(`${file} has no place for the bug ${name}`)
  }
  const isRead = (draft.edits ?? []).length > 0
  const env = { NODE_OPTIONS: `--import=${pathToFileURL(hook).href}`, [PLANT_SETTING]: name }
  return { ...draft, name, env: isRead ? env : {} }
}

/** Puts the part of a bug that lies in the database there, as its owner. */
export async function plantInto(ownerUrl: string, plant: Plant): Promise<void> {
  const client = createConnection({ url: ownerUrl, name: 'plant' })
  await client.connect()
  try {
    for (const statement of plant.statements ?? []) await client.query(statement)
    for (const { of, part, instead } of plant.changes ?? []) {
      await rewriteFunction(client, of, part, instead)
    }
  } finally {
    await client.end()
  }
}
