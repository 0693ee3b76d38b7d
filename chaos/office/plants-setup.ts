import { TEMPLATE_DATABASE, TOLD_DATABASE } from '@oriel/dev-world/testing/templates'
import type { TestProject } from 'vitest/node'
import { PLANT_SETTING } from '../plant/edits.ts'
import { plantInto } from '../plant/into.ts'
import { OFFICE_PLANTS } from './plants-list.ts'

/** Puts the bug into the databases that tests copy, once they stand. */
export async function setup(project: TestProject): Promise<void> {
  const name = process.env[PLANT_SETTING] ?? ''
  const { postgresPort } = project.getProvidedContext()
  for (const database of [TEMPLATE_DATABASE, TOLD_DATABASE]) {
    const url = `postgres://oriel_owner@127.0.0.1:${postgresPort}/${database}`
    await plantInto(url, OFFICE_PLANTS[name] ?? {})
  }
}
