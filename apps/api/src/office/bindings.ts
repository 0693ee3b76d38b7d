import type { Binding } from '../bind.ts'
import { adjustmentBindings } from './adjustment/calls.ts'
import { announcementBindings } from './announcement/calls.ts'
import { auditBindings } from './audit/calls.ts'
import { exportBindings } from './export-job/calls.ts'
import type { OfficeHouse } from './house.ts'
import { proposalBindings } from './proposal/calls.ts'
import { sessionBindings } from './session/calls.ts'
import { staffBindings } from './staff/calls.ts'

export const officeBindings = (house: OfficeHouse): Binding[] => [
  ...adjustmentBindings(house),
  ...announcementBindings(house),
  ...auditBindings(house),
  ...exportBindings(house),
  ...proposalBindings(house),
  ...sessionBindings(house),
  ...staffBindings(house),
]
