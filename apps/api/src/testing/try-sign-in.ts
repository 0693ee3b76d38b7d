import { LOGIN_HEADER, loginCall } from '@oriel/contract/member/session'
import type { SiteId } from '@oriel/core/id'
import { ORIEL } from '@oriel/dev-world/cast'
import { loginPass } from '@oriel/dev-world/testing/sign-ins'
import { toldDatabase } from '@oriel/dev-world/testing/test-db'
import { testKeys } from '@oriel/keys/testing/test-keys'
import { cheap } from './guarded-member.ts'
import { doorOf, SITE_ONE, SITE_TWO, type OpenDoor } from './open-door.ts'

/** One address is given five captchas in ten seconds. */
export const BETWEEN_CAPTCHAS_MS = 2_500

/** Hashes of accounts that are not there are as cheap as those of the test's members. */
export const signInDoor = async (): Promise<OpenDoor> =>
  doorOf(await toldDatabase(), { passwords: cheap })

export type From = { readonly ip: string; readonly device?: string; readonly site?: SiteId }

/** Signs in with a captcha and a header of its own; `device` is the secret that a device kept. */
export async function trySignIn(
  door: OpenDoor,
  account: string,
  password: string,
  { ip, device, site = ORIEL }: From,
): ReturnType<OpenDoor['say']> {
  door.wait(BETWEEN_CAPTCHAS_MS)
  const pass = await loginPass(door.database, testKeys, ip, door.now(), site)
  const { header, captcha_token, answer } = pass
  return door.say(loginCall, {
    host: site === ORIEL ? SITE_ONE : SITE_TWO,
    from: ip,
    body: { account, password, captcha_token, answer },
    headers: {
      [LOGIN_HEADER]: header,
      ...(device !== undefined && { cookie: `__Host-dev=${device}` }),
    },
  })
}
