import { finishOpenidCall, startOpenidCall } from '@oriel/contract/member/openid'
import { takeHandOverCall } from '@oriel/contract/member/session'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { createLog } from '@oriel/core/log'
import { DISCOVERY_LIVES_MS } from '../../openid/client.ts'
import { createProvider } from '../../openid/provider.ts'
import { code, openDoor, SITE_TWO, type OpenDoor } from '../../testing/open-door.ts'
import { CLIENT, startIssuer, type Issuer } from '../../testing/issuer.ts'
import { everyReason } from '../../testing/provoke.ts'
import { signInSteps, type Steps, type Visitor } from '../../testing/visitor.ts'

let issuer: Issuer
let door: OpenDoor
let steps: Steps
beforeAll(async () => {
  issuer = await startIssuer(() => door.now())
  const settings = { issuer: issuer.address, url: issuer.address, ...CLIENT }
  const provider = createProvider(settings, createLog({ service: 'api', level: 'silent' }))
  door = await openDoor((bindings) => bindings, provider)
  steps = signInSteps(door)
})
beforeEach(() => issuer.says({}))
afterAll(async () => {
  await door.close()
  await issuer.close()
})

/** Goes to the issuer and back; its token answers the nonce of this sign-in. */
async function goAndBack(visitor: Visitor, wish: 'sign-in' | 'link', changes = {}) {
  const { url } = (await visitor.say(startOpenidCall, { state: 'mine', wish })).body.data as {
    url: string
  }
  const asked = new URL(url).searchParams
  issuer.says({ nonce: asked.get('nonce'), ...changes })
  return { asked, finish: (state = asked.get('state')) => back(visitor, state) }
}
const back = (visitor: Visitor, state: string | null) =>
  visitor.say(finishOpenidCall, { code: 'a code', state: state ?? '' })

async function linked(account = 'sophia', subject = 'minh'): Promise<void> {
  const visitor = steps.visitor()
  await visitor.login(account)
  const { finish } = await goAndBack(visitor, 'link', { sub: subject })
  expect(code(await finish())).toBe('100')
}

describe('[S2.017] signing in with a third-party account', () => {
  test('asks for a code with PKCE, exactly this way back, and a fresh state and nonce', async () => {
    const visitor = steps.visitor()
    const { asked } = await goAndBack(visitor, 'sign-in')
    expect(Object.fromEntries(asked)).toMatchObject({
      response_type: 'code',
      scope: 'openid',
      client_id: 'oriel',
      redirect_uri: 'http://oriel.localhost/authCallback',
      code_challenge_method: 'S256',
      code_challenge: expect.stringMatching(/^[\w-]{43}$/),
    })
    const again = (await goAndBack(visitor, 'sign-in')).asked
    for (const name of ['state', 'nonce', 'code_challenge']) {
      expect(again.get(name)).not.toBe(asked.get(name))
    }
  })

  test('gives a linked member a one-time code, never a token, and the code opens a session', async () => {
    await linked()
    const visitor = steps.visitor()
    const said = await (await goAndBack(visitor, 'sign-in')).finish()
    expect(said.body.data).toEqual({ enc: expect.any(String), state: 'mine' })
    const { enc } = said.body.data as { enc: string }
    const entered = await visitor.say(takeHandOverCall, { code: enc })
    expect(entered.body.data).toMatchObject({ member_account: 'sophia' })
    expect(issuer.asked.find(({ path }) => path === '/token')?.authorization).toBe(
      `Basic ${Buffer.from('oriel:a%3Ab').toString('base64')}`,
    )
  })

  test.each([
    ['another nonce', { nonce: 'x' }, {}],
    ['another audience', { aud: 'somebody' }, {}],
    ['another issuer', { iss: 'https://evil.example' }, {}],
    ['a time that is over', { exp: 1 }, {}],
    ['a time to come', { iat: 4e9, exp: 5e9 }, {}],
    ['no nonce', { nonce: undefined }, {}],
    ['a second audience', { aud: ['oriel', 'somebody'] }, {}],
    ['an empty subject', { sub: '' }, {}],
    ['a subject that is too long', { sub: 'x'.repeat(256) }, {}],
    ['no algorithm', {}, { alg: 'none' }],
    ['a shared secret instead of a signature', {}, { alg: 'HS256' }],
    ['an unknown key', {}, { kid: 'two' }],
    ['the key of another algorithm', {}, { alg: 'ES256', kid: 'rsa' }],
  ])('refuses a token with %s', async (_, claims, header) => {
    await linked()
    const { asked, finish } = await goAndBack(steps.visitor(), 'sign-in')
    issuer.says({ nonce: asked.get('nonce'), ...claims }, header)
    expect(code(await finish())).toBe('101')
  })

  test.each(['ES256', 'RS256'])('accepts a token signed with %s', async (alg) => {
    await linked()
    const { asked, finish } = await goAndBack(steps.visitor(), 'sign-in')
    issuer.says({ nonce: asked.get('nonce') }, { alg })
    expect(code(await finish())).toBe('100')
  })

  test.each(['ES256', 'RS256'])('refuses a %s token signed with a foreign key', async (alg) => {
    await linked()
    const { asked, finish } = await goAndBack(steps.visitor(), 'sign-in')
    issuer.says({ nonce: asked.get('nonce') }, { alg })
    issuer.forges()
    expect(code(await finish())).toBe('101')
  })

  test('refuses an answer that names another issuer [RFC 9207]', async () => {
    await linked()
    const visitor = steps.visitor()
    const answer = async (iss: string) => {
      const { asked } = await goAndBack(visitor, 'sign-in')
      return code(
        await visitor.say(finishOpenidCall, { code: 'c', state: asked.get('state'), iss }),
      )
    }
    expect(await answer('https://evil.example')).toBe('101')
    expect(await answer(issuer.address)).toBe('100')
  })

  test('refuses an answer for another browser, another site or an earlier attempt', async () => {
    await linked()
    const [mine, other] = [steps.visitor(), steps.visitor()]
    const { asked, finish } = await goAndBack(mine, 'sign-in')
    expect(code(await back(other, asked.get('state')))).toBe('101')
    expect(code(await back(steps.visitor({ host: SITE_TWO }), asked.get('state')))).toBe('101')
    expect(code(await finish('another state'))).toBe('101')
    // Whatever came back, the wish is used up.
    expect(code(await finish())).toBe('101')
  })
})

everyReason(finishOpenidCall, {
  openid_failed: () => back(steps.visitor(), 'made up'),
  openid_not_linked: async () =>
    (await goAndBack(steps.visitor(), 'sign-in', { sub: 'nobody here' })).finish(),
  openid_taken: async () => {
    await linked('sophia')
    const visitor = steps.visitor()
    await visitor.login('minhkhoa')
    return (await goAndBack(visitor, 'link')).finish()
  },
  account_disabled: async () => {
    await linked('meilin', 'mei')
    const members = door.database.rows.updateTable('members').set({ state: 'disabled' })
    await members.where('account', '=', 'meilin').execute()
    return (await goAndBack(steps.visitor(), 'sign-in', { sub: 'mei' })).finish()
  },
})

describe('where no third party is configured', () => {
  let alone: OpenDoor
  beforeAll(async () => {
    alone = await openDoor()
  })
  afterAll(() => alone.close())

  everyReason(startOpenidCall, {
    openid_not_offered: () =>
      signInSteps(alone).visitor().say(startOpenidCall, { state: 'x', wish: 'sign-in' }),
    openid_failed: () => {
      // The discovery document is read again once its time is over.
      door.wait(DISCOVERY_LIVES_MS)
      issuer.answers('/.well-known/openid-configuration', (response) => response.destroy())
      return steps.visitor().say(startOpenidCall, { state: 'x', wish: 'sign-in' })
    },
  })
})

test('linking an account needs a signed-in member', async () => {
  expect(code(await (await goAndBack(steps.visitor(), 'link')).finish())).toBe('101')
})
