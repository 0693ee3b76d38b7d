import { captchaCall } from '@oriel/contract/member/captcha'
import { type CaptchaType, CAPTCHA_LIFE_MS } from '@oriel/core/captcha'
import { ORIEL, SECOND } from '@oriel/dev-world/cast'
import { takeCaptcha } from '@oriel/domain/captcha'
import { testKeys } from '@oriel/keys/testing/test-keys'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { NOON, openDoor, type OpenDoor } from '../../testing/open-door.ts'
import { solveCaptcha, type Solved } from '../../testing/solve-captcha.ts'

let door: OpenDoor
beforeAll(async () => {
  door = await openDoor()
})
afterAll(() => door.close())

let people = 0
/** Somebody else each time, in a network of their own: limits are per address. */
const somebody = (): string => `198.51.${(people += 1)}.7`
const ask = (body: Record<string, unknown>, from = somebody(), headers = {}) =>
  door.say(captchaCall, { body, from, headers })
const take = (given: Solved, type: CaptchaType, ip: string, siteId = ORIEL, now = NOON) =>
  takeCaptcha(door.database.rows, testKeys, { siteId, type, ip, ...given }, now)

describe('[S7.067] POST /captcha', () => {
  test.each([1, 2])('type %i gives token, captcha and placeholder', async (type) => {
    const { status, body, headers } = await ask({ type, site_id: ORIEL })
    expect([status, body.code]).toEqual([200, 100])
    expect(body.data).toEqual({
      token: expect.stringMatching(/^[\w-]{43}$/),
      captcha: expect.stringMatching(/^<svg .*<\/svg>$/),
      placeholder: '5 letters and digits',
      work: null,
    })
    expect(headers['cache-control']).toBe('no-store')
    expect(headers['x-content-type-options']).toBe('nosniff')
  })

  test('the placeholder is in the reader’s language', async () => {
    const { body } = await ask({ type: 1 }, somebody(), { lang: 'vi_VN' })
    expect(body.data).toMatchObject({ placeholder: '5 chữ cái và chữ số' })
  })

  test('type 3, the site’s own, has a sealed token in hex', async () => {
    const { body } = await ask({ type: 3 })
    expect(body.data).toMatchObject({ token: expect.stringMatching(/^[0-9a-f]{100,}$/) })
  })

  test('offers a proof of work instead of a picture', async () => {
    const { body } = await ask({ type: 1, kind: 'work' })
    expect(body.data).toMatchObject({
      captcha: '',
      work: {
        algorithm: 'SHA-256',
        salt: expect.stringMatching(/^[0-9a-f]{32}$/),
        challenge: expect.stringMatching(/^[0-9a-f]{64}$/),
        max_number: 2 ** 17 - 1,
      },
    })
  })

  test.each([{}, { type: 0 }, { type: 5 }, { type: '1' }, { type: 1, kind: 'sound' }])(
    '%j is malformed',
    async (body) => {
      expect((await ask(body)).status).toBe(422)
    },
  )

  test('another site in the body is refused', async () => {
    expect((await ask({ type: 1, site_id: 2 })).status).toBe(403)
  })
})

describe('more than five in ten seconds', () => {
  test('[S4.070] are refused with code 101, whatever is asked for', async () => {
    const from = somebody()
    for (const type of [1, 2, 3, 1, 2]) expect((await ask({ type }, from)).body.code).toBe(100)
    const { status, body } = await ask({ type: 1, kind: 'work' }, from)
    expect([status, body.code, body.data]).toEqual([200, 101, null])
    expect(body.message).toMatch(/Please wait a moment\.$/)
    expect((await ask({ type: 1 })).body.code).toBe(100)
  })

  test('[A62] counts by the address of the connection, not by x-forwarded-for', async () => {
    const from = somebody()
    const say = (claimed: string) => ask({ type: 1 }, from, { 'x-forwarded-for': claimed })
    for (let count = 0; count < 5; count += 1) {
      expect((await say(`192.0.2.${count}`)).body.code).toBe(100)
    }
    expect((await say('192.0.2.9')).body.code).toBe(101)
  })

  test('counts by x-forwarded-for when the request comes from our own proxy', async () => {
    const say = (visitor: string) => ask({ type: 1 }, '127.0.0.1', { 'x-forwarded-for': visitor })
    for (let count = 0; count < 5; count += 1) await say('192.0.2.77')
    expect((await say('192.0.2.77')).body.code).toBe(101)
    expect((await say('192.0.2.78')).body.code).toBe(100)
  })
})

describe('a captcha given by the API', () => {
  test('[A55] is accepted once when fifty requests use it at the same time', async () => {
    const from = somebody()
    const given = await solveCaptcha(door, 'login', { from })
    const taken = await Promise.all(Array.from({ length: 50 }, () => take(given, 'login', from)))
    expect(taken.filter(Boolean)).toHaveLength(1)
  })

  test.each([
    [1, 'login', 'register'],
    [2, 'register', 'login'],
  ] as const)(
    '[A55, S9.028] of type %i is for %s, and is refused at %s',
    async (type, own, other) => {
      const from = somebody()
      const asked: unknown[] = []
      const say: OpenDoor['say'] = (call, request) => {
        asked.push(request?.body)
        return door.say(call, request)
      }
      const [first, second] = [
        await solveCaptcha({ say }, own, { from }),
        await solveCaptcha({ say }, own, { from }),
      ]
      expect(asked).toEqual([expect.objectContaining({ type }), expect.objectContaining({ type })])
      expect(await take(first, own, from)).toBe(true)
      expect(await take(second, other, from)).toBe(false)
      expect(await take(second, own, from)).toBe(false)
    },
  )

  test('[A55] is refused on another site, in another network and after it expired', async () => {
    const from = somebody()
    const late = new Date(NOON.getTime() + CAPTCHA_LIFE_MS)
    const solve = () => solveCaptcha(door, 'login', { from })
    expect(await take(await solve(), 'login', from, SECOND)).toBe(false)
    expect(await take(await solve(), 'login', somebody())).toBe(false)
    expect(await take(await solve(), 'login', from, ORIEL, late)).toBe(false)
  })

  test('[A56] of type client is checked by the server: an invented text is refused', async () => {
    const from = somebody()
    const given = await solveCaptcha(door, 'client', { from })
    const madeUp = { token: 'ab'.repeat(75), answer: given.answer }
    expect(await take(madeUp, 'client', from)).toBe(false)
    expect(await take({ ...given, answer: '' }, 'client', from)).toBe(false)
    expect(await take(given, 'client', from)).toBe(false)
  })
})
