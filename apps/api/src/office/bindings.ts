import type { Binding } from '../bind.ts'
import { auditBindings } from './audit/calls.ts'
import type { OfficeHouse } from './house.ts'
import { memberBindings } from './member/calls.ts'
import { proposalBindings } from './proposal/calls.ts'
import { sessionBindings } from './session/calls.ts'
import { staffBindings } from './staff/calls.ts'

export const officeBindings = (house: OfficeHouse): Binding[] => [
  ...auditBindings(house),
  ...memberBindings(house),
  ...proposalBindings(house),
  ...sessionBindings(house),
  ...staffBindings(house),
]
