import { registerEdits } from '@oriel/dev-world/testing/plant-edits'
import { PLANT_SETTING } from '../plant/edits.ts'
import { PLANTS } from './plants-list.ts'

/** Loaded before an app of a run with a bug: it reads some of its files with another text. */
registerEdits(PLANTS[process.env[PLANT_SETTING] ?? '']?.edits ?? [])
