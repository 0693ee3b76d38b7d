import { OUT_PLANTS } from '../cashier/out-plants.ts'
import { IN_PLANTS } from '../cashier/in-plants.ts'
import { OFFICE_PLANTS } from '../office/plants-list.ts'
import type { NamedPlant, NamedPlants } from './named.ts'

/** Whose bugs there are. */
export const NAMED_PLANTS = {
  office: OFFICE_PLANTS,
  cashier: { ...IN_PLANTS, ...OUT_PLANTS },
} as const satisfies Readonly<Record<string, NamedPlants>>
export type PlantSet = keyof typeof NAMED_PLANTS

/** By a setting such as `cashier:b1`; null where no bug is asked for. */
export function namedPlant(setting: string | undefined): NamedPlant | null {
  if (setting === undefined || setting === '') return null
  const [set = '', name = ''] = setting.split(':')
  const plants = Object.entries<NamedPlants>(NAMED_PLANTS).find(([one]) => one === set)?.[1]
  const plant = plants?.[name]
  if (!plant) throw new Error(`there is no bug ${setting}`)
  return plant
}
