import type { Binding } from '../bind.ts'
import type { OfficeHouse } from './house.ts'
import { proposalBindings } from './proposal/calls.ts'
import { sessionBindings } from './session/calls.ts'
import { staffBindings } from './staff/calls.ts'

export const officeBindings = (house: OfficeHouse): Binding[] => [
  ...proposalBindings(house),
  ...sessionBindings(house),
  ...staffBindings(house),
]
