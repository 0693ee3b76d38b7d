import type { AnyEndpoint, DataOf } from '@oriel/contract/endpoint'
import {
  addPasskeyCall,
  passkeyLoginOptionsCall,
  passkeyOptionsCall,
} from '@oriel/contract/member/passkey'
import type { SiteId } from '@oriel/core/id'
import { CAST_PASSWORD, ORIEL } from '@oriel/dev-world/cast'
import type { Member } from '@oriel/domain/member'
import { openSession } from '@oriel/domain/session'
import { createAuthenticator, type Authenticator, type Trick } from './authenticator.ts'
import { castMember } from './cast-member.ts'
import { SITE_ONE, type OpenDoor, type Said } from './open-door.ts'

/** A member who is signed in, and the device in their hand. */
export type KeyOwner = {
  readonly member: Member
  readonly device: Authenticator
  say(call: AnyEndpoint | `/${string}`, body?: Record<string, unknown>): Promise<Said>
  /** What a new key is made with, for who knows the password. */
  options(): Promise<DataOf<typeof passkeyOptionsCall>['options']>
  /** Makes a key, with whatever the device does wrong, and sends it. */
  add(trick?: Trick): Promise<Said>
}

export async function keyOwner(
  door: OpenDoor,
  account: string,
  { siteId = ORIEL, host = SITE_ONE }: { siteId?: SiteId; host?: string } = {},
): Promise<KeyOwner> {
  const member = await castMember(door, account, siteId)
  const draft = { siteId, memberId: member.id }
  const session = await openSession(door.database, draft, door.now())
  const device = createAuthenticator(`http://${host}`)
  const say: KeyOwner['say'] = (call, body = {}) => door.say(call, { host, member: session, body })
  const options: KeyOwner['options'] = async () =>
    dataOf<typeof passkeyOptionsCall>(await say(passkeyOptionsCall, { password: CAST_PASSWORD }))
      .options
  return {
    member,
    device,
    say,
    options,
    async add(trick) {
      const credential = device.create(await options(), trick)
      return say(addPasskeyCall, { credential, browser: 'Chrome', system: 'Android' })
    },
  }
}

export const loginOptions = async (at: Pick<KeyOwner, 'say'>) =>
  dataOf<typeof passkeyLoginOptionsCall>(await at.say(passkeyLoginOptionsCall)).options

/** Of an answer that must be one. */
export function dataOf<Call extends AnyEndpoint>({ body }: Said): DataOf<Call> {
  if (body.code !== 100) throw new Error(`refused: ${body.code} ${body.message}`)
  return body.data as DataOf<Call>
}
