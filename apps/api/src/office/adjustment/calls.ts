import { adjustWallet } from '@oriel/contract/office/adjustment'
import type { Binding } from '../../bind.ts'
import { bindCommand } from '../command.ts'
import type { OfficeHouse } from '../house.ts'

export const adjustmentBindings = (house: OfficeHouse): Binding[] =>
  bindCommand(house, adjustWallet)
