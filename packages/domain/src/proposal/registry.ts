import type { Permission } from '@oriel/core/permission'
import { adjustCommand } from '@oriel/domain/adjustment'
import { publishCommand } from '@oriel/domain/announcement'
import { verifyCardCommand } from '@oriel/domain/bank-card'
import { bulkCommand } from '@oriel/domain/bulk'
import type { Command } from '@oriel/domain/command'
import { replayCommand } from '@oriel/domain/dead-letter'
import { maintenanceCommand } from '@oriel/domain/games'
import { giveArrivalCommand, sendArrivalBackCommand } from '@oriel/domain/arrival'
import { decideHeldCommand } from '@oriel/domain/held'
import { closeCaseCommand } from '@oriel/domain/casework'
import { allowProviderCommand, turnKeyCommand } from '@oriel/domain/provider'
import { bulkCommand as bulkLetterCommand, sendCommand } from '@oriel/domain/letter'
import { noteCommand, unlockWithdrawCommand } from '@oriel/domain/member'
import { editMethodCommand } from '@oriel/domain/payment'
import { identityCommand } from '@oriel/domain/profile'
import { editTermsCommand } from '@oriel/domain/recommend'
import { giveBonusCommand, publishRouletteCommand } from '@oriel/domain/roulette'
import { openEnvelopeCommand } from '@oriel/domain/red-envelope'
import { endSessionsCommand, freezeCommand, unfreezeCommand } from '@oriel/domain/session'
import {
  inviteCommand,
  networkCommand,
  removeCommand,
  roleCommand,
  unmaskCommand,
} from '@oriel/domain/staff'
import { postSettlementLineCommand } from '@oriel/domain/settlement'
import { switchOffCommand, switchOnCommand } from '@oriel/domain/switch'
import { askTransferCommand } from '@oriel/domain/transfer'
import { approveWithdrawalCommand, reviewWithdrawalCommand } from '@oriel/domain/withdrawal'
import type { Commands } from './row.ts'

/** Everything that is done in the office, by the permission it takes. */
const all: readonly Command[] = [
  adjustCommand,
  allowProviderCommand,
  approveWithdrawalCommand,
  askTransferCommand,
  bulkCommand,
  bulkLetterCommand,
  closeCaseCommand,
  decideHeldCommand,
  editMethodCommand,
  editTermsCommand,
  endSessionsCommand,
  freezeCommand,
  giveArrivalCommand,
  giveBonusCommand,
  identityCommand,
  inviteCommand,
  maintenanceCommand,
  networkCommand,
  noteCommand,
  openEnvelopeCommand,
  postSettlementLineCommand,
  publishCommand,
  publishRouletteCommand,
  removeCommand,
  replayCommand,
  reviewWithdrawalCommand,
  roleCommand,
  sendArrivalBackCommand,
  sendCommand,
  switchOffCommand,
  switchOnCommand,
  turnKeyCommand,
  unfreezeCommand,
  unlockWithdrawCommand,
  unmaskCommand,
  verifyCardCommand,
]

export const commands: Commands = new Map<Permission, Command>(
  all.map((one) => [one.permission, one]),
)
