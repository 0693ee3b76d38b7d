import type { Permission } from '@oriel/core/permission'
import type { Command } from '@oriel/domain/command'
import { noteCommand, unlockWithdrawCommand } from '@oriel/domain/member'
import { identityCommand } from '@oriel/domain/profile'
import { endSessionsCommand, freezeCommand, unfreezeCommand } from '@oriel/domain/session'
import {
  inviteCommand,
  networkCommand,
  removeCommand,
  roleCommand,
  unmaskCommand,
} from '@oriel/domain/staff'
import type { Commands } from './decide.ts'

/** Everything that is done in the office, by the permission it takes. */
const all: readonly Command[] = [
  endSessionsCommand,
  freezeCommand,
  identityCommand,
  inviteCommand,
  networkCommand,
  noteCommand,
  removeCommand,
  roleCommand,
  unfreezeCommand,
  unlockWithdrawCommand,
  unmaskCommand,
]

export const commands: Commands = new Map<Permission, Command>(
  all.map((one) => [one.permission, one]),
)
