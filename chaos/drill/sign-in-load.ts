import { setTimeout as pause } from 'node:timers/promises'
import { addressOf } from '@oriel/contract/endpoint'
import { LOGIN_HEADER, loginCall } from '@oriel/contract/member/session'
import { transferListCall } from '@oriel/contract/member/wallet'
import type { Database } from '@oriel/db/database'
import { CAST_PASSWORD } from '@oriel/dev-world/cast'
import type { Keys } from '@oriel/keys/keys'
import { ask } from '../asking.ts'
import type { OldVersion } from './old-version.ts'

export type SignIns = { readonly done: number; readonly retried: number; readonly failed: string[] }

const ACCOUNT = 'newcomer'
const SUCCESS = '100'
/** A process that stops cuts what it has not answered: another answers the same question. */
export const TRIES_MAX = 5
const RETRY_PAUSE_MS = 150
const BETWEEN_MS = 500
/** Addresses of this machine; limits are per address. */
const addressOfTurn = (turn: number): string => `127.9.${(turn >> 8) & 255}.${turn & 255}`

/** One sign-in after another, each followed by a look into the wallet, until it is over. */
export async function keepSigningIn(
  { loginPass, makeMembers }: OldVersion,
  ground: { readonly database: Database; readonly keys: Keys; readonly port: number },
  isOver: () => boolean,
): Promise<SignIns> {
  const { database, keys, port } = ground
  await makeMembers(database, keys, [ACCOUNT])
  const failed: string[] = []
  let [done, retried, turn] = [0, 0, 0]
  while (!isOver()) {
    let said = 'nothing'
    for (let tries = 1; tries <= TRIES_MAX && said !== SUCCESS; tries += 1) {
      turn += 1
      if (tries > 1) retried += 1
      said = await signInOnce(addressOfTurn(turn))
      if (said !== SUCCESS) await pause(RETRY_PAUSE_MS)
    }
    if (said === SUCCESS) done += 1
    else failed.push(said)
    await pause(BETWEEN_MS)
  }
  return { done, retried, failed }

  async function signInOnce(from: string): Promise<string> {
    const { header, captcha_token, answer } = await loginPass(database, keys, from, new Date())
    const secrets = { password: CAST_PASSWORD, captcha_token, answer }
    const body = { account: ACCOUNT, ...secrets, browser: 'drill' }
    const headers = { [LOGIN_HEADER]: header }
    const said = await ask(port, { path: addressOf(loginCall), body, headers, from })
    if (said.code !== SUCCESS) return `sign-in: ${said.code ?? said.failure}`
    const { token } = said.data as { token: string }
    const cookie = `__Host-sb=${said.cookies.get('__Host-sb') ?? ''}`
    const looked = await ask(port, {
      path: addressOf(transferListCall),
      body: { count: 5 },
      headers: { authorization: token, cookie },
    })
    return looked.code === SUCCESS ? SUCCESS : `wallet: ${looked.code ?? looked.failure}`
  }
}
