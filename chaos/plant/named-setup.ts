import { TEMPLATE_DATABASE, TOLD_DATABASE } from '@oriel/dev-world/testing/templates'
import type { TestProject } from 'vitest/node'
import { PLANT_SETTING } from './edits.ts'
import { plantInto } from './into.ts'
import { namedPlant } from './named-sets.ts'

/** Puts the bug into the databases that tests copy, once they stand. */
export async function setup(project: TestProject): Promise<void> {
  const plant = namedPlant(process.env[PLANT_SETTING])
  const { postgresPort } = project.getProvidedContext()
  for (const database of [TEMPLATE_DATABASE, TOLD_DATABASE]) {
    const url = `postgres://oriel_owner@127.0.0.1:${postgresPort}/${database}`
    await plantInto(url, plant ?? {})
  }
}
