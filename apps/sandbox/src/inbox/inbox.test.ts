import { randomUUID } from 'node:crypto'
import { describe, expect, test } from 'vitest'
import { NOON, openSandbox } from '../testing/open-sandbox.ts'

const message = (changes: Record<string, unknown> = {}) => ({
  id: randomUUID(),
  to: '+84 901 234 567',
  locale: 'vi_VN',
  subject: null,
  text: 'Oriel: mã đăng ký của bạn là 048213.',
  ...changes,
})

function setUp(faultsAllowed = true) {
  const { app } = openSandbox({ faultsAllowed })
  const post = (url: string, payload: object, headers: Record<string, string> = {}) =>
    app.inject({ method: 'POST', url, payload, headers })
  const list = async (to = '') => {
    const answer = await app.inject({ url: '/messages', query: { to } })
    return answer.json<{ messages: Record<string, unknown>[] }>().messages
  }
  const page = async (url = '/') => (await app.inject(url)).body
  return { app, post, list, page }
}

describe('taking messages', () => {
  test('a message arrives, with its code read out of it', async () => {
    const { post, list } = setUp()
    const sms = message()
    const answer = await post('/sms/messages', sms, { 'idempotency-key': sms.id })
    expect([answer.statusCode, answer.json()]).toEqual([201, { id: sms.id, taken: 'new' }])
    const arrived = { ...sms, channel: 'sms', code: '048213', at: NOON.toISOString() }
    expect(await list()).toEqual([arrived])
  })

  test('the same id twice, or twenty times at once, is one message', async () => {
    const { post, list } = setUp()
    const sms = message()
    const answers = await Promise.all(Array.from({ length: 20 }, () => post('/sms/messages', sms)))
    expect(answers.filter(({ statusCode }) => statusCode === 201)).toHaveLength(1)
    expect(answers.filter(({ statusCode }) => statusCode === 200)).toHaveLength(19)
    expect(await list()).toHaveLength(1)
  })

  test('a known id with another text, or on another channel, is refused', async () => {
    const { post, list } = setUp()
    const sms = message()
    await post('/sms/messages', sms)
    expect((await post('/sms/messages', { ...sms, text: 'other' })).statusCode).toBe(409)
    expect((await post('/mail/messages', sms)).statusCode).toBe(409)
    expect(await list()).toMatchObject([{ text: sms.text }])
  })

  test.each([
    ['no id', message({ id: undefined }), {}],
    ['an id of another kind', message({ id: '1' }), {}],
    ['no text', message({ text: '' }), {}],
    ['nobody to go to', message({ to: '' }), {}],
    ['a key that is not its id', message(), { 'idempotency-key': randomUUID() }],
  ])('%s is no message', async (_, payload, headers) => {
    const { post, list } = setUp()
    expect((await post('/sms/messages', payload, headers)).statusCode).toBe(400)
    expect(await list()).toEqual([])
  })

  test('the last 500 are kept, the newest first, and an older id is still known', async () => {
    const { post, list } = setUp()
    const first = message()
    await post('/sms/messages', first)
    for (let count = 0; count < 500; count += 1) {
      await post('/sms/messages', message({ text: `number ${count}` }))
    }
    expect(await list()).toHaveLength(500)
    expect((await list())[0]).toMatchObject({ text: 'number 499', code: null })
    expect((await post('/sms/messages', first)).statusCode).toBe(200)
    expect((await list()).some(({ id }) => id === first.id)).toBe(false)
  })

  test('a recipient is found however the number is written', async () => {
    const { post, list } = setUp()
    await post('/sms/messages', message())
    await post('/mail/messages', message({ to: 'Ada@People.example', subject: 'A code' }))
    expect(await list('+84901234567')).toMatchObject([{ channel: 'sms' }])
    expect(await list('901-234')).toMatchObject([{ channel: 'sms' }])
    expect(await list('ada@people')).toMatchObject([{ channel: 'mail', subject: 'A code' }])
    expect(await list('+999')).toEqual([])
  })
})

describe('the page', () => {
  const attack = '<img src=x onerror=alert(1)>"\'&'

  test('whatever a message holds is shown as text', async () => {
    const { app, post, page } = setUp()
    await post('/mail/messages', message({ to: attack, subject: attack, text: attack }))
    const bodies = [await page(), (await app.inject('/inbox')).body]
    for (const body of bodies) {
      expect(body).not.toContain('<img')
      const shown = '&lt;img src=x onerror=alert(1)&gt;&quot;&#39;&amp;'
      expect(body.split(shown)).toHaveLength(4)
    }
  })

  test('what is searched for is shown as text too', async () => {
    const { page } = setUp()
    const body = await page(`/?to=${encodeURIComponent(attack)}`)
    expect(body).not.toContain('<img')
    expect(body).toContain('value="&lt;img src=x')
    expect(body).toContain('Nothing for &lt;img')
  })

  test('only its own style and script may run, under a nonce of each answer', async () => {
    const { app } = setUp()
    const [one, other] = [await app.inject('/'), await app.inject('/')]
    const policy = String(one.headers['content-security-policy'])
    const nonce = /script-src 'nonce-([^']+)'/.exec(policy)?.[1] ?? ''
    expect(one.body.split(`nonce="${nonce}"`)).toHaveLength(3)
    expect(other.body).not.toContain(nonce)
    expect(policy).toContain("default-src 'none'")
    expect(policy).toContain("frame-ancestors 'none'")
    expect(one.headers['cache-control']).toBe('no-store')
  })

  test('says that it is no phone, is empty at first, then shows code and button', async () => {
    const { post, page } = setUp()
    expect(await page()).toContain('No message yet')
    expect(await page()).toContain('Not a real phone')
    await post('/sms/messages', message())
    expect(await page()).toContain('data-copy="048213"')
    expect(await page('/?to=5')).toContain('data-copy="048213"')
    expect(await page('/?to=99')).not.toContain('data-copy="')
  })

  test('brings the list again only when something has arrived', async () => {
    const { app, post } = setUp()
    await post('/sms/messages', message())
    const first = await app.inject('/inbox?version=0')
    expect([first.statusCode, first.headers['inbox-version']]).toEqual([200, '1'])
    expect((await app.inject('/inbox?version=1')).statusCode).toBe(204)
    await post('/sms/messages', message())
    expect((await app.inject('/inbox?version=1')).statusCode).toBe(200)
  })
})

describe('faults', () => {
  test.each([
    ['refuse', 422, 0],
    ['no-balance', 402, 0],
    ['down', 503, 0],
    ['slow', 201, 1],
  ] as const)('%s answers %i and leaves %i messages', async (fault, status, arrived) => {
    const { post, list } = setUp()
    expect((await post('/faults', { sms: fault })).json()).toEqual({ sms: fault, mail: 'ok' })
    expect((await post('/sms/messages', message())).statusCode).toBe(status)
    expect(await list()).toHaveLength(arrived)
    expect((await post('/mail/messages', message())).statusCode).toBe(201)
    await post('/faults', { sms: 'ok' })
    expect((await post('/sms/messages', message())).statusCode).toBe(201)
  })

  test('are not there where they are not allowed, and nothing else is one', async () => {
    expect((await setUp(false).post('/faults', { sms: 'down' })).statusCode).toBe(404)
    expect((await setUp().post('/faults', { sms: 'explode' })).statusCode).toBe(400)
  })
})
