import type { Binding } from '../bind.ts'
import { auditBindings } from './audit/calls.ts'
import type { OfficeHouse } from './house.ts'
import { proposalBindings } from './proposal/calls.ts'
import { queueBindings } from './queue/calls.ts'
import { sessionBindings } from './session/calls.ts'
import { staffBindings } from './staff/calls.ts'

export const officeBindings = (house: OfficeHouse): Binding[] => [
  ...auditBindings(house),
  ...proposalBindings(house),
  ...queueBindings(house),
  ...sessionBindings(house),
  ...staffBindings(house),
]
