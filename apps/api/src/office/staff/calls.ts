import {
  acceptInvitationCall,
  addNetwork,
  changeStaffRole,
  invitationCall,
  inviteStaffMember,
  removeStaffMember,
  rolesCall,
  staffAddPasskeyCall,
  staffChoicesCall,
  staffDevicesCall,
  staffListCall,
  staffMeCall,
  staffNetworksCall,
  staffPasskeyOptionsCall,
  staffPasskeysCall,
  staffProofOptionsCall,
  staffProveCall,
  staffRemovePasskeyCall,
  staffSecondStepCall,
  staffSignInCall,
  staffSignOutCall,
} from '@oriel/contract/office/staff'
import { done, refuse } from '@oriel/core/outcome'
import { noteOffice } from '@oriel/domain/audit'
import { tryRate } from '@oriel/domain/rate'
import { findSite } from '@oriel/domain/site'
import {
  acceptInvitation,
  addStaffPasskey,
  askFactor,
  endStaffSessions,
  finishSignIn,
  invitationRates,
  isFactorFresh,
  keepChoices,
  listInvitations,
  listNetworks,
  listSiteRoles,
  listStaff,
  listStaffDevices,
  listStaffPasskeys,
  listStaffSessions,
  PASSKEYS_MAX,
  proveStaff,
  readInvitation,
  readRoleTable,
  readSelf,
  removeStaffPasskey,
  SESSION_LIFE_MS,
  signInStaff,
  startStaffPasskey,
} from '@oriel/domain/staff'
import type { Binding } from '../../bind.ts'
import { bindOffice } from '../bind.ts'
import { bindCommand } from '../command.ts'
import type { OfficeHouse } from '../house.ts'
import {
  deviceWire,
  networkWire,
  passkeyWire,
  permissionWire,
  sessionWire,
  siteRoleWire,
  staffWire,
} from './wire.ts'

export const staffBindings = (house: OfficeHouse): Binding[] => [
  ...signInBindings(house),
  ...invitationBindings(house),
  ...ownBindings(house),
  ...passkeyBindings(house),
  ...listBindings(house),
  ...[inviteStaffMember, changeStaffRole, removeStaffMember, addNetwork].flatMap((one) =>
    bindCommand(house, one),
  ),
]

const signInBindings = (house: OfficeHouse): Binding[] => [
  bindOffice(staffSignInCall, async (input, caller) => {
    const step = await signInStaff(house, input, caller.from())
    if (!step.ok) return step
    const { hasPasskey: has_passkey, hasTotp: has_totp, ...rest } = step.value
    return done({ ...rest, has_passkey, has_totp })
  }),

  bindOffice(staffSecondStepCall, async ({ step, ...shown }, caller) => {
    const signedIn = await finishSignIn(house, step, shown, caller.from())
    if (!signedIn.ok) return signedIn
    caller.keepSession(signedIn.value.token)
    return done({})
  }),

  bindOffice(staffSignOutCall, async (_input, caller) => {
    await house.database.transaction(async (work) => {
      await endStaffSessions(work, caller.session.staffId, 'sign-out')
      await noteOwn(work, caller.actor, caller.session.staffId, 'staff.sign_out')
    })
    caller.forgetSession()
    return done({})
  }),

  bindOffice(staffProofOptionsCall, async (_input, { session, place }) => {
    const asked = await askFactor(house.database.rows, session, place)
    const { hasPasskey: has_passkey, hasTotp: has_totp, options } = asked
    return done({ has_passkey, has_totp, options })
  }),

  bindOffice(staffProveCall, async (shown, { session, place }) => {
    const proven = await proveStaff(house, session, shown, place)
    return proven.ok ? done({ proven_at: proven.value }) : proven
  }),
]

type Noted = Parameters<typeof noteOffice>[0]
type Actor = Omit<Parameters<typeof noteOffice>[1], 'siteId' | 'permission' | 'subject' | 'outcome'>

const noteOwn = (
  work: Noted,
  actor: Actor,
  staffId: string,
  permission: string,
  after?: Readonly<Record<string, unknown>>,
) =>
  noteOffice(work, {
    ...actor,
    siteId: null,
    permission,
    subject: { kind: 'staff', id: staffId },
    outcome: 'done',
    after: after ?? null,
  })

const invitationBindings = (house: OfficeHouse): Binding[] => [
  bindOffice(invitationCall, async ({ token }, { ip, place }) => {
    const { rows } = house.database
    if (!(await tryRate(rows, house.keys, invitationRates(ip), house.now()))) {
      return refuse('too_many_requests')
    }
    const invitation = await readInvitation(house, token, place)
    if (!invitation) return refuse('invitation_over')
    const { expiresAt: expires_at, ...rest } = invitation
    return done({ ...rest, expires_at })
  }),

  bindOffice(acceptInvitationCall, async (accepted, { ip, place }) => {
    const { rows } = house.database
    if (!(await tryRate(rows, house.keys, invitationRates(ip), house.now()))) {
      return refuse('too_many_requests')
    }
    return acceptInvitation(house, accepted, { ip, place })
  }),
]

const ownBindings = (house: OfficeHouse): Binding[] => [
  bindOffice(staffMeCall, async (_input, { session }) => {
    const { rows } = house.database
    const held = await listSiteRoles(rows, session.staffId)
    const { choices, hasPasskey: has_passkey } = await readSelf(rows, session.staffId)
    const sites = await Promise.all(
      held.map(async (role) => siteRoleWire(role, await findSite(rows, role.siteId))),
    )
    return done({
      account: session.account,
      name: session.name,
      sites: sites.flat(),
      has_passkey,
      proven_at: session.provenAt,
      ends_at: new Date(session.openedAt.getTime() + SESSION_LIFE_MS),
      now: house.now(),
      choices: { ...choices },
    })
  }),

  bindOffice(staffChoicesCall, async ({ choices }, { session }) => {
    const kept = await keepChoices(house.database.rows, session, choices)
    return kept.ok ? done({}) : kept
  }),

  bindOffice(staffDevicesCall, async (_input, { session, deviceMark }) => {
    const { rows } = house.database
    const devices = await listStaffDevices(rows, session.staffId, deviceMark)
    const sessions = await listStaffSessions(rows, session.personId)
    return done({ devices: devices.map(deviceWire), sessions: sessions.map(sessionWire) })
  }),
]

const passkeyBindings = (house: OfficeHouse): Binding[] => [
  bindOffice(staffPasskeysCall, async (_input, { session }) => {
    const keys = await listStaffPasskeys(house.database.rows, session.staffId)
    return done({ list: keys.map(passkeyWire), max: PASSKEYS_MAX })
  }),

  bindOffice(staffPasskeyOptionsCall, async (_input, { session, place }) => {
    if (!isFactorFresh(session.provenAt, house.now())) return refuse('proof_needed')
    const options = await startStaffPasskey(house.database.rows, session, place)
    return options.ok ? done({ options: options.value }) : options
  }),

  bindOffice(staffAddPasskeyCall, async ({ credential, label }, caller) => {
    const { session, place, actor } = caller
    if (!isFactorFresh(session.provenAt, house.now())) return refuse('proof_needed')
    return house.database.transaction(async (work) => {
      const added = await addStaffPasskey(work, session, credential, label, place)
      if (!added.ok) return added
      const after = { label: added.value.label }
      await noteOwn(work, actor, session.staffId, 'staff.passkey_add', after)
      return done({ passkey: passkeyWire(added.value) })
    })
  }),

  bindOffice(staffRemovePasskeyCall, async ({ id }, { session, actor }) => {
    if (!isFactorFresh(session.provenAt, house.now())) return refuse('proof_needed')
    return house.database.transaction(async (work) => {
      const removed = await removeStaffPasskey(work, session, id)
      if (!removed.ok) return removed
      await noteOwn(work, actor, session.staffId, 'staff.passkey_remove', removed.value)
      return done({})
    })
  }),
]

const listBindings = (house: OfficeHouse): Binding[] => [
  bindOffice(staffListCall, async (_input, { siteId }) => {
    if (siteId === null) return refuse('invalid_input')
    const { rows } = house.database
    const invitations = await listInvitations(rows, siteId)
    return done({
      list: (await listStaff(rows, siteId)).map(staffWire),
      invitations: invitations.map(({ expiresAt: expires_at, ...one }) => {
        return { ...one, expires_at }
      }),
    })
  }),

  bindOffice(rolesCall, async (_input, { siteId }) => {
    const { roles, permissions } = await readRoleTable(house.database.rows, siteId)
    return done({ roles: [...roles], permissions: permissions.map(permissionWire) })
  }),

  bindOffice(staffNetworksCall, async (_input, { siteId }) => {
    if (siteId === null) return refuse('invalid_input')
    const list = await listNetworks(house.database.rows, siteId)
    return done({ own: [...house.ownNetworks], list: list.map(networkWire) })
  }),
]
