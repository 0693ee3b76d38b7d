import { approveWithdrawal, reviewWithdrawal } from '@oriel/contract/office/withdrawal'
import type { Binding } from '../../bind.ts'
import { bindCommand } from '../command.ts'
import type { OfficeHouse } from '../house.ts'

export const withdrawalBindings = (house: OfficeHouse): Binding[] => [
  ...bindCommand(house, reviewWithdrawal),
  ...bindCommand(house, approveWithdrawal),
]
