import { giveArrival, sendArrivalBack } from '@oriel/contract/office/arrival'
import type { Binding } from '../../bind.ts'
import { bindCommand } from '../command.ts'
import type { OfficeHouse } from '../house.ts'

export const arrivalBindings = (house: OfficeHouse): Binding[] => [
  ...bindCommand(house, giveArrival),
  ...bindCommand(house, sendArrivalBack),
]
