import { addressOf } from '@oriel/contract/endpoint'
import { LOGIN_HEADER, loginCall } from '@oriel/contract/member/session'
import type { Currency } from '@oriel/core/currency'
import type { MemberId } from '@oriel/core/id'
import { money } from '@oriel/core/money'
import { expectDone } from '@oriel/core/outcome'
import type { Database } from '@oriel/db/database'
import { CAST_PASSWORD, ORIEL } from '@oriel/dev-world/cast'
import { loginPass, makeMembers } from '@oriel/dev-world/testing/sign-ins'
import { findMember } from '@oriel/domain/member'
import { refOf } from '@oriel/domain/provider'
import { grantPlayMoney } from '@oriel/domain/wallet'
import type { Keys } from '@oriel/keys/keys'
import { createLedger } from '@oriel/ledger/ledger'
import { ask } from '../asking.ts'

export type Member = {
  readonly account: string
  readonly id: MemberId
  /** Our name for them at every provider. */
  readonly ref: string
  readonly headers: Readonly<Record<string, string>>
}

/** A thousand dollars each, in whole cents as every provider takes them. */
export const GIVEN = 10_000_000n
/** Of a currency that they never play with: nobody may touch it. */
const OTHER = { currency: 'VND', units: 10_000_000_000n } as const
const SUCCESS = '100'
const SIGN_IN_TRIES_MAX = 20

/** Members with money, signed in as everybody is. */
export async function seatMembers(
  database: Database,
  keys: Keys,
  port: number,
  count: number,
): Promise<Member[]> {
  const accounts = Array.from({ length: count }, (_, number) => `gambler${1000 + number}`)
  await makeMembers(database, keys, accounts)
  const till = { database, ledger: createLedger(database) }
  const members: Member[] = []
  for (const [number, account] of accounts.entries()) {
    const member = await findMember(database.rows, ORIEL, account)
    if (!member) throw new Error(`${account} was made and is not there`)
    const give = async (currency: Currency, units: bigint) => {
      const grant = { id: `chaos-${account}-${currency}`, member, by: 'chaos' }
      const amount = money(units, currency)
      expectDone(await grantPlayMoney(till, { ...grant, amount }, new Date()))
    }
    await give('USD', GIVEN)
    await give(OTHER.currency, OTHER.units)
    const headers = await signIn(database, keys, port, account, number)
    members.push({ account, id: member.id, ref: refOf(member.id), headers })
  }
  return members
}

/** From an address of this machine that is theirs alone: limits are per address. */
async function signIn(
  database: Database,
  keys: Keys,
  port: number,
  account: string,
  number: number,
): Promise<Member['headers']> {
  for (let tries = 0; tries < SIGN_IN_TRIES_MAX; tries += 1) {
    const from = `127.${8 + (number >> 8)}.${number & 255}.${tries + 1}`
    const pass = await loginPass(database, keys, from, new Date())
    const { header, captcha_token, answer } = pass
    const body = { account, password: CAST_PASSWORD, captcha_token, answer, browser: 'chaos' }
    const headers = { [LOGIN_HEADER]: header }
    const said = await ask(port, { path: addressOf(loginCall), body, headers, from })
    if (said.code !== SUCCESS) continue
    const { token } = said.data as { token: string }
    return { authorization: token, cookie: `__Host-sb=${said.cookies.get('__Host-sb') ?? ''}` }
  }
  throw new Error(`${account} was never let in`)
}
