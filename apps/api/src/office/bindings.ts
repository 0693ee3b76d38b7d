import type { Binding } from '../bind.ts'
import { adjustmentBindings } from './adjustment/calls.ts'
import { announcementBindings } from './announcement/calls.ts'
import { auditBindings } from './audit/calls.ts'
import { arrivalBindings } from './arrival/calls.ts'
import { bankCardBindings } from './bank-card/calls.ts'
import { bulkBindings } from './bulk/calls.ts'
import { exportBindings } from './export-job/calls.ts'
import type { OfficeHouse } from './house.ts'
import { letterBindings } from './letter/calls.ts'
import { memberBindings } from './member/calls.ts'
import { noticeBindings } from './notice/calls.ts'
import { proposalBindings } from './proposal/calls.ts'
import { providerBindings } from './provider/calls.ts'
import { queueBindings } from './queue/calls.ts'
import { recommendBindings } from './recommend/calls.ts'
import { rouletteBindings } from './roulette/calls.ts'
import { redEnvelopeBindings } from './red-envelope/calls.ts'
import { searchBindings } from './search/calls.ts'
import { paymentBindings } from './payment/calls.ts'
import { settlementBindings } from './settlement/calls.ts'
import { sessionBindings } from './session/calls.ts'
import { staffBindings } from './staff/calls.ts'
import { switchBindings } from './switch/calls.ts'
import { withdrawalBindings } from './withdrawal/calls.ts'

export const officeBindings = (house: OfficeHouse): Binding[] => [
  ...adjustmentBindings(house),
  ...announcementBindings(house),
  ...auditBindings(house),
  ...arrivalBindings(house),
  ...bankCardBindings(house),
  ...bulkBindings(house),
  ...exportBindings(house),
  ...letterBindings(house),
  ...memberBindings(house),
  ...noticeBindings(house),
  ...proposalBindings(house),
  ...providerBindings(house),
  ...queueBindings(house),
  ...recommendBindings(house),
  ...rouletteBindings(house),
  ...redEnvelopeBindings(house),
  ...searchBindings(house),
  ...sessionBindings(house),
  ...paymentBindings(house),
  ...settlementBindings(house),
  ...staffBindings(house),
  ...switchBindings(house),
  ...withdrawalBindings(house),
]
