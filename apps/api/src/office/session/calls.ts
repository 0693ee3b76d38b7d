import { endMemberSessions, freezeMember, unfreezeMember } from '@oriel/contract/office/session'
import type { Binding } from '../../bind.ts'
import { bindCommand } from '../command.ts'
import type { OfficeHouse } from '../house.ts'

export const sessionBindings = (house: OfficeHouse): Binding[] =>
  [freezeMember, unfreezeMember, endMemberSessions].flatMap((one) => bindCommand(house, one))
