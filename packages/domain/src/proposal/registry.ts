import type { Permission } from '@oriel/core/permission'
import { adjustCommand } from '@oriel/domain/adjustment'
import { publishCommand } from '@oriel/domain/announcement'
import type { Command } from '@oriel/domain/command'
import { endSessionsCommand, freezeCommand, unfreezeCommand } from '@oriel/domain/session'
import { inviteCommand, networkCommand, removeCommand, roleCommand } from '@oriel/domain/staff'
import type { Commands } from './decide.ts'

/** Everything that is done in the office, by the permission it takes. */
const all: readonly Command[] = [
  adjustCommand,
  endSessionsCommand,
  freezeCommand,
  inviteCommand,
  networkCommand,
  publishCommand,
  removeCommand,
  roleCommand,
  unfreezeCommand,
]

export const commands: Commands = new Map<Permission, Command>(
  all.map((one) => [one.permission, one]),
)
