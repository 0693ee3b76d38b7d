import type { Role } from './role.ts'
import { ledgerRole } from './roles/ledger.ts'
import { letterRole } from './roles/letter.ts'
import { messageRole } from './roles/message.ts'
import { officeRole } from './roles/office.ts'
import { outboxRole } from './roles/outbox.ts'
import { paymentRole } from './roles/payment.ts'
import { playRole } from './roles/play.ts'
import { reconcileRole } from './roles/reconcile.ts'
import { realtimeRole } from './roles/realtime.ts'
import { recoveryRole } from './roles/recovery.ts'
import { roundRole } from './roles/round.ts'
import { sweepRole } from './roles/sweep.ts'
import { ROLE_NAMES } from './settings.ts'

type RoleName = (typeof ROLE_NAMES)[number]

/** What a worker can do, by the name that `WORKER_ROLES` gives it. */
export const ROLES = {
  outbox: outboxRole,
  realtime: realtimeRole,
  message: messageRole,
  recovery: recoveryRole,
  letter: letterRole,
  play: playRole,
  payment: paymentRole,
  round: roundRole,
  reconcile: reconcileRole,
  ledger: ledgerRole,
  office: officeRole,
  sweep: sweepRole,
} as const satisfies Readonly<Record<RoleName, Role>>

const isRoleName = (name: string): name is RoleName => ROLE_NAMES.some((one) => one === name)

/** All when none is asked for. An unknown name stops the process: its work would be missed. */
export function chooseRoles(asked: readonly string[]): RoleName[] {
  const unknown = asked.filter((name) => !isRoleName(name))
  if (unknown.length > 0) {
    const known = ROLE_NAMES.join(', ')
    throw new Error(`WORKER_ROLES names unknown roles: ${unknown.join(', ')}; there are ${known}`)
  }
  const names = asked.length > 0 ? asked.filter(isRoleName) : ROLE_NAMES
  return [...new Set(names)]
}
