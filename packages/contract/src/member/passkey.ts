import * as z from 'zod/mini'
import { endpoint } from '../endpoint.ts'
import { Instant, SiteNumber } from '../wire.ts'
import { DeviceInfo, SignedInWire } from './session.ts'

const Text = (max: number) => z.string().check(z.maxLength(max))
const Password = z._default(Text(200), '')

const ID_MAX = 1_400
const CLIENT_DATA_MAX = 8_000
const ATTESTATION_MAX = 20_000
const SIGNATURE_MAX = 4_000
const TRANSPORTS_MAX = 10

/** Both as WebAuthn writes them in JSON, so that browsers read and write them without us. */
export const CreationOptionsWire = z.object({
  rp: z.object({ id: z.string(), name: z.string() }),
  user: z.object({ id: z.string(), name: z.string(), displayName: z.string() }),
  challenge: z.string(),
  pubKeyCredParams: z.array(z.object({ type: z.literal('public-key'), alg: z.int() })),
  timeout: z.int(),
  excludeCredentials: z.array(
    z.object({
      type: z.literal('public-key'),
      id: z.string(),
      transports: z.array(z.string()),
    }),
  ),
  authenticatorSelection: z.object({
    residentKey: z.literal('required'),
    requireResidentKey: z.boolean(),
    userVerification: z.literal('required'),
  }),
  attestation: z.literal('none'),
})
export const RequestOptionsWire = z.object({
  rpId: z.string(),
  challenge: z.string(),
  timeout: z.int(),
  userVerification: z.literal('required'),
})

const Credential = { id: Text(ID_MAX), rawId: Text(ID_MAX), type: z.literal('public-key') }

export const NewKeyWire = z.object({
  ...Credential,
  response: z.object({
    clientDataJSON: Text(CLIENT_DATA_MAX),
    attestationObject: Text(ATTESTATION_MAX),
    transports: z._default(z.array(Text(30)).check(z.maxLength(TRANSPORTS_MAX)), []),
  }),
})
export const UsedKeyWire = z.object({
  ...Credential,
  response: z.object({
    clientDataJSON: Text(CLIENT_DATA_MAX),
    authenticatorData: Text(SIGNATURE_MAX),
    signature: Text(SIGNATURE_MAX),
    /** Whose key it is, as the authenticator has kept it. */
    userHandle: Text(100),
  }),
})

export const PasskeyWire = z.object({
  id: z.string(),
  label: z.string(),
  created_at: Instant,
  used_at: z.nullable(Instant),
})

export const passkeyOptionsCall = endpoint({
  path: '/member/passkey/options',
  auth: 'member',
  summary: 'What a browser makes a new passkey with, good for five minutes. Needs the password.',
  input: z.object({ password: Password }),
  data: z.object({ options: CreationOptionsWire }),
  errors: { '101': 'password_wrong', '102': 'password_too_often', '103': 'passkey_limit' },
})

export const addPasskeyCall = endpoint({
  path: '/member/passkey/add',
  auth: 'member',
  summary: 'Keeps the passkey a browser has made. The member is told of it.',
  input: z.object({ credential: NewKeyWire, ...DeviceInfo }),
  data: z.object({ passkey: PasskeyWire }),
  errors: {
    '101': 'passkey_failed',
    '102': 'passkey_expired',
    '103': 'passkey_limit',
    '104': 'passkey_taken',
  },
})

export const passkeyListCall = endpoint({
  path: '/member/passkey/list',
  auth: 'member',
  summary: 'The passkeys of the member, the newest first, and how many there may be.',
  input: z.object({}),
  data: z.object({ list: z.array(PasskeyWire), max: z.int() }),
  errors: {},
})

export const removePasskeyCall = endpoint({
  path: '/member/passkey/remove',
  auth: 'member',
  summary: 'Removes a passkey of the member. Needs the password; the member is told of it.',
  input: z.object({ id: Text(ID_MAX), password: Password }),
  data: z.object({}),
  errors: { '101': 'password_wrong', '102': 'password_too_often', '103': 'passkey_unknown' },
})

export const passkeyLoginOptionsCall = endpoint({
  path: '/login/passkey/options',
  auth: 'none',
  summary: 'What a browser asks its passkeys to sign, good once within five minutes.',
  input: z.object({ site_id: z.optional(SiteNumber) }),
  data: z.object({ options: RequestOptionsWire }),
  errors: {},
})

export const passkeyLoginCall = endpoint({
  path: '/login/passkey',
  auth: 'none',
  summary: 'Signs in with a passkey: without password, captcha or further question.',
  input: z.object({ site_id: z.optional(SiteNumber), credential: UsedKeyWire, ...DeviceInfo }),
  data: SignedInWire,
  errors: {
    '101': 'passkey_unknown',
    '102': 'account_disabled',
    '103': 'account_frozen',
    '104': 'passkey_failed',
    '105': 'passkey_expired',
    '106': 'network_not_allowed',
    '201': 'country_closed',
    '202': 'network_closed',
    '203': 'login_too_often',
    '204': 'site_closed',
    '802': 'transfer_verification',
  },
})

export const passkeyProofOptionsCall = endpoint({
  path: '/member/passkey/proof_options',
  auth: 'member',
  summary: 'What a browser asks the passkey of the member to sign, good once within five minutes.',
  input: z.object({}),
  data: z.object({ options: RequestOptionsWire }),
  errors: {},
})

export const passkeyProofCall = endpoint({
  path: '/member/passkey/prove',
  auth: 'member',
  summary: 'As /member/session/prove, with a passkey of the member.',
  input: z.object({ credential: UsedKeyWire }),
  data: z.object({}),
  errors: { '101': 'passkey_failed', '102': 'passkey_expired' },
})
