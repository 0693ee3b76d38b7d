export { inviteCommand, networkCommand, removeCommand, roleCommand } from './commands.ts'
export type { StaffFrom, StaffGuard } from './guard.ts'
export {
  deviceMarkOf,
  listStaffDevices,
  listStaffSessions,
  type PastStaffSession,
  type StaffDevice,
} from './device.ts'
export type { Shown } from './factor.ts'
export {
  inviteStaff,
  readInvitation,
  type InvitationId,
  type Invited,
  type OpenInvitation,
} from './invitation.ts'
export { acceptInvitation, type Accepted, type AcceptReason } from './join.ts'
export {
  listInvitations,
  listNetworks,
  listStaff,
  readSelf,
  type InvitationLine,
  type NetworkLine,
  type StaffLine,
} from './list.ts'
export {
  addStaffPasskey,
  askFactor,
  keepChoices,
  listStaffPasskeys,
  proveStaff,
  removeStaffPasskey,
  startStaffPasskey,
} from './own.ts'
export { isContact, type Contact } from './person.ts'
export { listSiteRoles, readRoleTable, type PermissionLine, type SiteRole } from './roles.ts'
export {
  invitationRates,
  isFactorFresh,
  PASSKEYS_MAX,
  SESSION_LIFE_MS,
  type PersonId,
  type StaffId,
  type StaffSessionId,
} from './rules.ts'
export {
  endStaffSessions,
  enterOffice,
  openStaffSession,
  type Entered,
  type Entry,
  type StaffSession,
} from './session.ts'
export { finishSignIn, signInStaff, type StaffStep } from './sign-in.ts'
export { pruneStaff } from './sweep.ts'
export { tellOwners, tellOwnersOfSwitch } from './tell.ts'
export { unmaskCommand } from './unmask.ts'
