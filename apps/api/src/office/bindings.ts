import type { Binding } from '../bind.ts'
import { auditBindings } from './audit/calls.ts'
import type { OfficeHouse } from './house.ts'
import { proposalBindings } from './proposal/calls.ts'
import { providerBindings } from './provider/calls.ts'
import { sessionBindings } from './session/calls.ts'
import { staffBindings } from './staff/calls.ts'
import { switchBindings } from './switch/calls.ts'

export const officeBindings = (house: OfficeHouse): Binding[] => [
  ...auditBindings(house),
  ...proposalBindings(house),
  ...providerBindings(house),
  ...sessionBindings(house),
  ...staffBindings(house),
  ...switchBindings(house),
]
