import { LOGIN_HEADER, loginCall } from '@oriel/contract/member/session'
import { openDatabase } from '@oriel/db/database'
import { loginPass, makeMembers } from '@oriel/dev-world/testing/sign-ins'
import { toldDatabase, type TestDatabase } from '@oriel/dev-world/testing/test-db'
import { createPasswords, type Passwords } from '@oriel/domain/password'
import { testKeys } from '@oriel/keys/testing/test-keys'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { doorOf, type OpenDoor } from '../../testing/open-door.ts'

/** What a sign-in made the server do, in its order: each statement, and each hash by its cost. */
const work: string[] = []
/** The door reads its site again every second; that read does not depend on the sign-in. */
const READS_SITE = /^select .* from "site(s|_\w+)" /
/** The cost stands before the salt: `$argon2id-marked$m=19456,t=2,p=1$...`. */
const costOf = (kept: string): string => kept.split('$')[2] ?? ''

let told: TestDatabase
let database: TestDatabase
let door: OpenDoor
beforeAll(async () => {
  told = await toldDatabase()
  await makeMembers(told, testKeys, ['counted1'])
  const onQuery = (_name: string, _startMs: number, { 'db.statement': sql = '' }) => {
    if (!READS_SITE.test(sql)) work.push(sql)
  }
  database = { ...told, ...openDatabase({ url: told.url, name: 'counted', onQuery }) }
  door = doorOf(database, { passwords: await counted(createPasswords(testKeys)) })
})
afterAll(async () => {
  await door.app.close()
  await database.close()
  await told.drop()
})

/** Counts what really runs: no account is compared with a hash of today's cost. */
async function counted(real: Passwords): Promise<Passwords> {
  const today = costOf((await real.hash('any')) ?? '')
  return {
    ...real,
    async verify(password, kept) {
      const fits = await real.verify(password, kept)
      work.push(`hash ${kept === null ? today : costOf(kept)} ${fits}`)
      return fits
    },
  }
}

let people = 0
async function signInAs(account: string, password: string) {
  people += 1
  const from = `100.64.0.${people}`
  const pass = await loginPass(told, testKeys, from, door.now())
  const { header, captcha_token, answer } = pass
  work.length = 0
  const body = { account, password, captcha_token, answer }
  const { body: said } = await door.say(loginCall, {
    from,
    body,
    headers: { [LOGIN_HEADER]: header },
  })
  return { code: said.code, message: said.message, work: [...work] }
}

test('[S8.029] no account and a wrong password cost the same hashes and the same statements', async () => {
  const known = await signInAs('counted1', 'wrong123')
  const unknown = await signInAs('nobody12', 'wrong123')
  expect(known.code).toBe(101)
  expect(unknown).toEqual(known)
  expect(known.work.filter((step) => step.startsWith('hash'))).toEqual([
    'hash m=19456,t=2,p=1 wrong',
  ])
  expect(known.work.length).toBeGreaterThan(5)
})
