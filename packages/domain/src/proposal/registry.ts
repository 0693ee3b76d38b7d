import type { Permission } from '@oriel/core/permission'
import type { Command } from '@oriel/domain/command'
import { replayCommand } from '@oriel/domain/dead-letter'
import { decideHeldCommand } from '@oriel/domain/held'
import { closeCaseCommand } from '@oriel/domain/provider'
import { endSessionsCommand, freezeCommand, unfreezeCommand } from '@oriel/domain/session'
import { inviteCommand, networkCommand, removeCommand, roleCommand } from '@oriel/domain/staff'
import { askTransferCommand } from '@oriel/domain/transfer'
import type { Commands } from './decide.ts'

/** Everything that is done in the office, by the permission it takes. */
const all: readonly Command[] = [
  askTransferCommand,
  closeCaseCommand,
  decideHeldCommand,
  endSessionsCommand,
  freezeCommand,
  inviteCommand,
  networkCommand,
  removeCommand,
  replayCommand,
  roleCommand,
  unfreezeCommand,
]

export const commands: Commands = new Map<Permission, Command>(
  all.map((one) => [one.permission, one]),
)
