import type { Permission } from '@oriel/core/permission'
import { adjustCommand } from '@oriel/domain/adjustment'
import type { Command } from '@oriel/domain/command'
import { maintenanceCommand } from '@oriel/domain/games'
import { allowProviderCommand } from '@oriel/domain/provider'
import { endSessionsCommand, freezeCommand, unfreezeCommand } from '@oriel/domain/session'
import { inviteCommand, networkCommand, removeCommand, roleCommand } from '@oriel/domain/staff'
import { switchOffCommand, switchOnCommand } from '@oriel/domain/switch'
import type { Commands } from './decide.ts'

/** Everything that is done in the office, by the permission it takes. */
const all: readonly Command[] = [
  adjustCommand,
  allowProviderCommand,
  endSessionsCommand,
  freezeCommand,
  inviteCommand,
  maintenanceCommand,
  networkCommand,
  removeCommand,
  roleCommand,
  switchOffCommand,
  switchOnCommand,
  unfreezeCommand,
]

export const commands: Commands = new Map<Permission, Command>(
  all.map((one) => [one.permission, one]),
)
