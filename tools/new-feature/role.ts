/** Whose calls a feature begins with: each role has its own door, folders and session. */
const ROLES = ['member', 'agent', 'office'] as const
export type Role = (typeof ROLES)[number]
export const isRole = (text: string): text is Role => ROLES.some((role) => role === text)

/** What a call of the role declares. A member's first call may be made by a visitor too. */
export const authOf = (role: Role): string =>
  ({ member: 'none', agent: 'agent', office: 'staff' })[role]

/** Where the door of the role says whose sessions it checks. */
export const gateOf = (role: Role): string =>
  role === 'office' ? 'apps/api/src/office/gate.ts' : 'apps/api/src/gate.ts'

/** Whether the door checks sessions of the role: a door nobody guards stays closed. */
export const isGuarded = (role: Role, gate: string): boolean =>
  new RegExp(`^  checks: new Set<Auth>\\(\\[.*'${authOf(role)}'.*\\]\\),$`, 'm').test(gate)
