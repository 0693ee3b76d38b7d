import { mays } from '@oriel/core/permission'
import * as z from 'zod/mini'
import {
  CreationOptionsWire,
  NewKeyWire,
  PasskeyWire,
  RequestOptionsWire,
  UsedKeyWire,
} from '../member/passkey.ts'
import { officeCall, openOfficeCall, ownOfficeCall } from '../office-call.ts'
import { commandCalls } from '../office-command.ts'
import { Flag, Instant, SiteNumber } from '../wire.ts'

const Text = (max: number) => z.string().check(z.minLength(1), z.maxLength(max))
const Secret = Text(200)
const Code = z.string().check(z.maxLength(20))
/** Any word: a page that is open during an update does not know what the new version added. */
export const PermissionName = z.string()
export const MayWire = z.enum(mays)

/** Either a code of an authenticator app or a passkey that has signed. */
const SecondFactor = { code: z.optional(Code), credential: z.optional(UsedKeyWire) }
const factorErrors = {
  '101': 'factor_wrong',
  '102': 'factor_expired',
  '103': 'factor_too_often',
} as const

export const staffSignInCall = openOfficeCall({
  path: '/office/sign-in',
  summary: 'The first step: account and password. What follows is the second factor.',
  input: z.object({ account: Text(40), password: Secret }),
  data: z.object({
    /** Good once, for five minutes, on this device. */
    step: z.string(),
    /** Which second factors this person has. */
    has_passkey: Flag,
    has_totp: Flag,
    options: RequestOptionsWire,
  }),
  errors: {
    '101': 'sign_in_wrong',
    '102': 'sign_in_too_often',
    '103': 'network_not_allowed',
  },
})

export const staffSecondStepCall = openOfficeCall({
  path: '/office/second-step',
  summary: 'The second step: a passkey or a code. Opens the one live session of this person.',
  input: z.object({ step: Text(100), ...SecondFactor }),
  data: z.object({}),
  errors: factorErrors,
})

const SiteRoleWire = z.object({
  site_id: SiteNumber,
  code: z.string(),
  name: z.string(),
  /** Whether money is real at this site. */
  is_real: Flag,
  /** Of the site: offsets of its days. */
  time_zone: z.string(),
  role: z.string(),
  /** What this role may, per permission; what it may not is not listed. */
  may: z.array(z.object({ permission: PermissionName, may: MayWire })),
})

export const staffMeCall = ownOfficeCall({
  path: '/office/me',
  summary: 'Who is signed in, at which sites in which role, what they may, and until when.',
  input: z.object({}),
  data: z.object({
    account: z.string(),
    name: z.string(),
    sites: z.array(SiteRoleWire),
    has_passkey: Flag,
    proven_at: Instant,
    /** When the session ends whatever is done. */
    ends_at: Instant,
    now: Instant,
    choices: z.record(z.string(), z.unknown()),
  }),
  errors: {},
})

export const staffSignOutCall = ownOfficeCall({
  path: '/office/sign-out',
  summary: 'Ends the session.',
  input: z.object({}),
  data: z.object({}),
  errors: {},
})

export const staffChoicesCall = ownOfficeCall({
  path: '/office/choices',
  summary: 'Keeps how this person wants to see the office: theme, keys, columns.',
  input: z.object({ choices: z.record(Text(60), z.unknown()) }),
  data: z.object({}),
  errors: { '101': 'choices_too_large' },
})

export const staffProofOptionsCall = ownOfficeCall({
  path: '/office/proof-options',
  summary: 'What a passkey is asked to sign when the second factor is asked for again.',
  input: z.object({}),
  data: z.object({ has_passkey: Flag, has_totp: Flag, options: RequestOptionsWire }),
  errors: {},
})

export const staffProveCall = ownOfficeCall({
  path: '/office/prove',
  summary: 'Shows the second factor again, for what needs it to be fresh.',
  input: z.object(SecondFactor),
  data: z.object({ proven_at: Instant }),
  errors: factorErrors,
})

export const staffPasskeysCall = ownOfficeCall({
  path: '/office/passkeys',
  summary: 'The passkeys of this person.',
  input: z.object({}),
  data: z.object({ list: z.array(PasskeyWire), max: z.int() }),
  errors: {},
})

export const staffPasskeyOptionsCall = ownOfficeCall({
  path: '/office/passkeys/options',
  summary: 'What a browser makes a new passkey with. Needs a fresh second factor.',
  input: z.object({}),
  data: z.object({ options: CreationOptionsWire }),
  errors: { '101': 'passkey_limit' },
})

export const staffAddPasskeyCall = ownOfficeCall({
  path: '/office/passkeys/add',
  summary: 'Keeps the passkey a browser has made. Needs a fresh second factor.',
  input: z.object({ credential: NewKeyWire, label: Text(60) }),
  data: z.object({ passkey: PasskeyWire }),
  errors: {
    '101': 'passkey_failed',
    '102': 'passkey_expired',
    '103': 'passkey_limit',
    '104': 'passkey_taken',
  },
})

export const staffRemovePasskeyCall = ownOfficeCall({
  path: '/office/passkeys/remove',
  summary: 'Removes a passkey of this person. The last second factor stays.',
  input: z.object({ id: Text(1_400) }),
  data: z.object({}),
  errors: { '101': 'passkey_unknown', '102': 'last_factor' },
})

export const staffDevicesCall = ownOfficeCall({
  path: '/office/devices',
  summary: 'Devices this person has signed in with, and their last sessions.',
  input: z.object({}),
  data: z.object({
    devices: z.array(
      z.object({
        label: z.string(),
        first_seen_at: Instant,
        last_seen_at: Instant,
        is_this: Flag,
      }),
    ),
    sessions: z.array(
      z.object({
        opened_at: Instant,
        ended_at: z.nullable(Instant),
        ended_because: z.nullable(z.string()),
        ip: z.string(),
        proven_with: z.string(),
      }),
    ),
  }),
  errors: {},
})

export const invitationCall = openOfficeCall({
  path: '/office/invitation',
  summary: 'What an invitation says, and what its second factor is made with.',
  input: z.object({ token: Text(100) }),
  data: z.object({
    name: z.string(),
    mail: z.string(),
    role: z.string(),
    /** Empty: all sites. */
    site: z.string(),
    expires_at: Instant,
    passkey: CreationOptionsWire,
    totp: z.object({ secret: z.string(), address: z.string() }),
  }),
  errors: { '101': 'invitation_over' },
})

export const acceptInvitationCall = openOfficeCall({
  path: '/office/invitation/accept',
  summary: 'Chooses account, password and second factor. The person signs in afterwards.',
  input: z.object({
    token: Text(100),
    account: Text(40),
    password: Secret,
    code: z.optional(Code),
    credential: z.optional(NewKeyWire),
    label: z._default(z.string().check(z.maxLength(60)), ''),
  }),
  data: z.object({ account: z.string() }),
  errors: {
    '101': 'invitation_over',
    '102': 'account_taken',
    '103': 'account_malformed',
    '104': 'password_weak',
    '105': 'factor_wrong',
  },
})

const StaffWire = z.object({
  id: z.string(),
  account: z.string(),
  name: z.string(),
  state: z.enum(['open', 'removed']),
  /** Empty site: all sites. */
  roles: z.array(z.object({ site: z.string(), role: z.string() })),
  has_passkey: Flag,
  /** Other accounts of the same person. */
  same_person: z.array(z.string()),
  seen_at: z.nullable(Instant),
  created_at: Instant,
})

export const staffListCall = officeCall('staff.read', {
  path: '/office/staff',
  summary: 'Who works at this site, and open invitations.',
  input: z.object({}),
  data: z.object({
    list: z.array(StaffWire),
    invitations: z.array(
      z.object({ id: z.string(), name: z.string(), role: z.string(), expires_at: Instant }),
    ),
  }),
  errors: {},
})

export const rolesCall = ownOfficeCall({
  path: '/office/roles',
  summary: 'Every permission with its danger, and what each role may of it.',
  input: z.object({}),
  data: z.object({
    roles: z.array(z.string()),
    permissions: z.array(
      z.object({
        permission: PermissionName,
        danger: z.int(),
        needs_people: z.int(),
        may: z.record(z.string(), MayWire),
      }),
    ),
  }),
  errors: {},
})

export const staffNetworksCall = officeCall('staff.read', {
  path: '/office/networks',
  summary: 'Networks the office may be opened from.',
  input: z.object({}),
  data: z.object({
    own: z.array(z.string()),
    list: z.array(
      z.object({
        id: z.string(),
        network: z.string(),
        note: z.string(),
        until: z.nullable(Instant),
        added_at: Instant,
      }),
    ),
  }),
  errors: {},
})

const RoleName = z.string().check(z.regex(/^[a-z][a-z-]{2,30}$/))

export const inviteStaffMember = commandCalls('staff.invite', {
  path: '/office/staff/invite',
  summary: 'Invites somebody to a role at this site. The address goes to their work mail alone.',
  input: { name: Text(80), mail: Text(200), phone: Text(40), role: RoleName, origin: z.url() },
  errors: { '110': 'contact_malformed', '111': 'person_unclear', '112': 'role_needs_site' },
})

export const changeStaffRole = commandCalls('staff.role', {
  path: '/office/staff/role',
  summary: 'Gives somebody another role at this site, or none.',
  input: { staff_id: z.uuid(), role: z.nullable(RoleName) },
  errors: {},
})

export const removeStaffMember = commandCalls('staff.remove', {
  path: '/office/staff/remove',
  summary: 'Somebody no longer works here. Their sessions end at once.',
  input: { staff_id: z.uuid() },
  errors: { '110': 'state_unchanged' },
})

export const addNetwork = commandCalls('network.edit', {
  path: '/office/networks/add',
  summary: 'Lets the office be opened from one more network, for a day.',
  input: { network: Text(60), note: Text(200) },
  errors: {},
})
