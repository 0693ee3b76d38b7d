import { randomBytes } from 'node:crypto'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { finishOpenidCall, startOpenidCall } from '@oriel/contract/member/openid'
import { takeHandOverCall } from '@oriel/contract/member/session'
import { createLog } from '@oriel/core/log'
import { startApp, type App } from '@oriel/dev-world/app'
import { freePort } from '@oriel/dev-world/engine/process'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { code, openDoor, SITE_ONE } from '../testing/open-door.ts'
import { signInSteps, type Visitor } from '../testing/visitor.ts'
import { createProvider } from './provider.ts'

const client = { clientId: 'oriel', clientSecret: randomBytes(32).toString('base64url') }
const REDIRECT = `http://${SITE_ONE}/authCallback`
/** Browsers know the sandbox by this name; the api reaches it by its port alone. */
const PUBLIC_ADDRESS = 'http://sandbox.localhost'

let sandbox: App
let folder = ''
beforeAll(async () => {
  folder = mkdtempSync(path.join(tmpdir(), 'oriel-sandbox-'))
  sandbox = await startApp({
    name: 'sandbox',
    port: await freePort(),
    mode: 'built',
    folder,
    env: {
      SANDBOX: 'on',
      SANDBOX_URL: PUBLIC_ADDRESS,
      SANDBOX_CLIENT_ID: client.clientId,
      SANDBOX_CLIENT_SECRET: client.clientSecret,
      SANDBOX_REDIRECTS: REDIRECT,
    },
  })
})
afterAll(async () => {
  await sandbox.stop()
  rmSync(folder, { recursive: true, force: true })
})
const backUrl = () => `http://127.0.0.1:${sandbox.port}`

/** A door whose clock is the sandbox's: its tokens carry the time of day. */
async function openDoorFor(base: string) {
  const settings = { issuer: PUBLIC_ADDRESS + base, url: backUrl() + base, ...client }
  const provider = createProvider(settings, createLog({ service: 'api', level: 'silent' }))
  const door = await openDoor((bindings) => bindings, provider)
  door.wait(Date.now() - door.now().getTime())
  return door
}

/** Chooses a person on the page of the sandbox, as the popup does. */
async function choose(visitor: Visitor, wish: 'sign-in' | 'link') {
  const started = await visitor.say(startOpenidCall, { state: 'mine', wish })
  const { url } = started.body.data as { url: string }
  const asked = new URL(url)
  const chosen = await fetch(backUrl() + asked.pathname, {
    method: 'POST',
    body: new URLSearchParams([...asked.searchParams, ['person', 'sandbox-minh']]),
    redirect: 'manual',
  })
  const back = new URL(chosen.headers.get('location') ?? '').searchParams
  return { asked, answer: Object.fromEntries(back) }
}

describe.each([
  ['ES256', ''],
  ['RS256', '/rs256'],
])('[S2.017] the %s issuer of the sandbox, over HTTP', (alg, base) => {
  test('links a member, then signs them in, and each code works once', async () => {
    const keys = await (await fetch(`${backUrl()}${base}/jwks`)).json()
    expect(keys).toMatchObject({ keys: [{ alg }] })
    const door = await openDoorFor(base)
    const owner = signInSteps(door).visitor()
    await owner.login('sophia')
    const linking = await choose(owner, 'link')
    expect(linking.asked.href).toContain(`${PUBLIC_ADDRESS}${base}/authorize?`)
    expect(code(await owner.say(finishOpenidCall, linking.answer))).toBe('100')

    const visitor = signInSteps(door).visitor()
    const { answer } = await choose(visitor, 'sign-in')
    const { enc } = (await visitor.say(finishOpenidCall, answer)).body.data as { enc: string }
    const entered = await visitor.say(takeHandOverCall, { code: enc })
    expect(entered.body.data).toMatchObject({ member_account: 'sophia' })

    // A new sign-in with a code that was used: the state fits, the sandbox refuses the code.
    const again = await choose(visitor, 'sign-in')
    const replayed = { ...again.answer, code: answer['code'] }
    expect(code(await visitor.say(finishOpenidCall, replayed))).toBe('101')
    await door.close()
  })

  test('refuses the answer of the other issuer', async () => {
    const door = await openDoorFor(base)
    const visitor = signInSteps(door).visitor()
    const { answer } = await choose(visitor, 'sign-in')
    const other = PUBLIC_ADDRESS + (base === '' ? '/rs256' : '')
    expect(code(await visitor.say(finishOpenidCall, { ...answer, iss: other }))).toBe('101')
    await door.close()
  })
})
