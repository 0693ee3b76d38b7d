import {
  registerCall,
  registerSmsCall,
  registerVerificationCall,
} from '@oriel/contract/member/registration'
import { ORIEL } from '@oriel/dev-world/cast'
import { findMember, readPersonal } from '@oriel/domain/member'
import { testKeys } from '@oriel/keys/testing/test-keys'
import { patient } from '@oriel/core/testing/patience'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { openDoor, type OpenDoor, type Said } from '../../testing/open-door.ts'
import { registrantsAt, type Registrants } from '../../testing/registrant.ts'

let door: OpenDoor
let people: Registrants
beforeAll(async () => {
  door = await openDoor()
  people = await registrantsAt(door)
})
afterAll(() => door.close())

const codesOf = (said: readonly Said[]) => {
  const counts: Record<string, number> = {}
  for (const { body } of said) counts[String(body.code)] = (counts[String(body.code)] ?? 0) + 1
  return counts
}
const FIFTY = Array.from({ length: 50 }, (_, at) => at)

/** Each who comes is hashed, and hashing is slow on purpose. */
const RACE_TIMEOUT_MS = 90_000

describe('races', { timeout: patient(RACE_TIMEOUT_MS) }, () => {
  test('fifty register one phone at once: one member', async () => {
    const said = await Promise.all(
      FIFTY.map(() => people.submit('THB', { member_phone: '0899998888' })),
    )
    expect(codesOf(said)).toEqual({ '100': 1, '104': 49 })
    const claims = door.database.rows.selectFrom('member_marks').select('mark')
    expect(await claims.where('field', '=', 'phone').execute()).toHaveLength(1)
    const made = door.database.rows.selectFrom('members').select('id')
    expect(
      await made.where('currency', '=', 'THB').where('site_id', '=', 1).execute(),
    ).toHaveLength(1)
  })

  test('fifty register one account at once: one member', async () => {
    const said = await Promise.all(
      FIFTY.map(() => people.submit('THB', { member_account: 'wanted77' })),
    )
    expect(codesOf(said)).toEqual({ '100': 1, '102': 49 })
  })

  test('[S8.091, A55] fifty use one captcha at once: one member', async () => {
    // One address for all, so what else limits it is told apart by its codes.
    const from = people.somewhere()
    const captcha = await people.captcha(from)
    const bodies = await Promise.all(FIFTY.map(() => people.body('USD', captcha)))
    const said = await Promise.all(bodies.map((body) => door.say(registerCall, { from, body })))
    const codes = codesOf(said)
    expect(codes['100']).toBe(1)
    expect(Object.keys(codes).toSorted()).toEqual(['100', '224', '996'])
  })

  test('fifty with one right code for their phone: one member', async () => {
    const from = people.somewhere()
    const member_phone = '0987000111'
    const verify_code = await people.smsCode(member_phone, from)
    const said = await Promise.all(
      FIFTY.map(() => people.submit('VND', { member_phone, verify_code })),
    )
    expect(codesOf(said)['100']).toBe(1)
  })

  test('[A60] fifty ask for a code to one phone at once: one message', async () => {
    const before = await messageCount()
    const said = await Promise.all(
      FIFTY.map(async () => {
        const from = people.somewhere()
        const body = { member_phone: '0987000222', currency: 'VND' }
        return door.say(registerSmsCall, {
          from,
          body: { ...body, ...(await people.captcha(from)) },
        })
      }),
    )
    expect(codesOf(said)['100']).toBe(1)
    expect(await messageCount()).toBe(before + 1)
  })
})

const messageCount = async () =>
  (await door.database.rows.selectFrom('messages').select('id').execute()).length

describe('a captcha', () => {
  test('[A55] is refused twice, for another purpose, from another address or after it expired', async () => {
    const from = people.somewhere()
    const used = await people.captcha(from)
    const wrong = { member_email: 'not an address' }
    expect((await people.submit('USD', { ...used, ...wrong }, { from })).body.code).toBe(206)
    expect((await people.submit('USD', used, { from })).body.code).toBe(224)
    const forLogin = await people.captcha(from, 'login')
    expect((await people.submit('USD', forLogin, { from })).body.code).toBe(224)
    expect((await people.submit('USD', await people.captcha(from))).body.code).toBe(224)
    const late = await people.captcha(from)
    door.wait(121_000)
    expect((await people.submit('USD', late, { from })).body.code).toBe(224)
  })
})

describe('guessing codes of phones', () => {
  test('[A58] the sixth attempt fails even with the right code', async () => {
    const from = people.somewhere()
    const member_phone = '0987000333'
    const right = await people.smsCode(member_phone, from)
    const guess = (verify_code: string) => people.submit('VND', { member_phone, verify_code })
    for (let at = 0; at < 5; at += 1) {
      const wrong = String((Number(right) + 1 + at) % 1_000_000).padStart(6, '0')
      expect((await guess(wrong)).body.code).toBe(113)
    }
    expect((await guess(right)).body.code).toBe(222)
  })

  test('a code is refused after ten minutes and for another phone', async () => {
    const from = people.somewhere()
    const verify_code = await people.smsCode('0987000444', from)
    const other = { member_phone: '0987000445', verify_code }
    expect((await people.submit('VND', other)).body.code).toBe(222)
    door.wait(10 * 60_000)
    const late = { member_phone: '0987000444', verify_code }
    expect((await people.submit('VND', late)).body.code).toBe(222)
  })

  test('no code and no phone can be read in the database', async () => {
    const code = await people.smsCode('0987000555', people.somewhere())
    for (const table of ['phone_codes', 'messages', 'outbox', 'rate_counts', 'audit_events']) {
      const { rows } = await door.database.pool.query<{ text: string }>(
        `SELECT string_agg(t::text, ' ') AS text FROM ${table} t`,
      )
      for (const plain of ['0987000555', '84987000555', `"${code}"`]) {
        expect(rows[0]?.text).not.toContain(plain)
        expect(rows[0]?.text).not.toContain(Buffer.from(plain).toString('hex'))
      }
    }
    expect(JSON.stringify(door.lines)).not.toContain('0987000555')
  })
})

describe('text messages to many', () => {
  const ask = async (member_phone: string, from: string, currency = 'VND') => {
    const given = await people.captcha(from)
    return door.say(registerSmsCall, { from, body: { member_phone, currency, ...given } })
  }

  test('[A60, A62] one address gets ten a day, whatever its x-forwarded-for says', async () => {
    const from = people.somewhere()
    const said: Said[] = []
    for (let at = 0; at < 12; at += 1) said.push(await ask(`09880000${at + 10}`, from))
    expect(codesOf(said)).toEqual({ '100': 10, '104': 2 })
    const given = { ...(await people.captcha(from)), currency: 'VND', member_phone: '0988000099' }
    const headers = { 'x-forwarded-for': '192.0.2.9' }
    expect((await door.say(registerSmsCall, { from, headers, body: given })).body.code).toBe(104)
  })

  test('[A60] one phone gets five a day, from any address', async () => {
    const said: Said[] = []
    for (let at = 0; at < 6; at += 1) {
      said.push(await ask('0988111222', people.somewhere()))
      door.wait(300_000)
    }
    expect(codesOf(said)).toEqual({ '100': 5, '104': 1 })
  })

  test.each([
    '1900123456',
    '0212345678',
    '0112345678',
    '8490123456',
    '+8490123456',
    '000',
    '٠٩١٢٣٤٥٦٧٨',
  ])('[A60] %s gets none', async (phone) => {
    const before = await messageCount()
    expect((await ask(phone, people.somewhere())).body.code).toBe(104)
    expect(await messageCount()).toBe(before)
  })

  test('a currency that verifies no phones sends none', async () => {
    expect((await ask('2025550143', people.somewhere(), 'USD')).body.code).toBe(104)
    expect((await ask('0812345678', people.somewhere(), 'THB')).body.code).toBe(104)
  })
})

describe('asking who is a member', () => {
  test('[A61] a thousand phones: ten answers in an hour, thirty in a day', async () => {
    const from = people.somewhere()
    const proofOf = async () => {
      const body = { member_currency: 'THB', ...(await people.captcha(from)) }
      const { body: said } = await door.say(registerVerificationCall, { from, body })
      return (said.data as { proof: string }).proof
    }
    let answers = 0
    for (let hour = 0; hour < 6; hour += 1) {
      const proof = await proofOf()
      for (let at = 0; at < 25; at += 1) {
        const member_phone = `08${hour}00000${10 + at}`
        const body = { member_currency: 'THB', proof, member_phone }
        const { body: said } = await door.say(registerVerificationCall, { from, body })
        if (said.code !== 996) answers += 1
      }
      if (hour === 0) expect(answers).toBe(10)
      door.wait(2 * 3_600_000)
    }
    expect(answers).toBeLessThanOrEqual(30)
  })

  test('[A61] without a proof, a taken and a free address get the same answer', async () => {
    await people.submit('USD', { member_email: 'known@mail.example' })
    const ask = async (member_email: string) => {
      const body = { member_currency: 'USD', member_email }
      const said = await door.say(registerVerificationCall, { from: people.somewhere(), body })
      const { trace_id: _, ...rest } = said.body
      return rest
    }
    expect(await ask('known@mail.example')).toEqual(await ask('unknown@mail.example'))
  })
})

describe('fields that a visitor may not send', () => {
  test.each<Record<string, unknown>>([
    { member_cash: 999 },
    { member_type: 9 },
    { agent_level: 1 },
    { kind: 2 },
    { state: 'open' },
    { member_id: '00000000-0000-7000-8000-000000000000' },
    { is_agent: 1 },
    { constructor: { prototype: { polluted: 1 } } },
  ])('[A10] refuses %j in the form and creates no member', async (extra) => {
    const { member_account, ...rest } = await people.body('USD')
    const from = people.somewhere()
    const body = { ...rest, member_account, ...(await people.captcha(from)), ...extra }
    expect((await door.say(registerCall, { from, body })).status).toBe(422)
    expect(await findMember(door.database.rows, ORIEL, String(member_account))).toBeNull()
  })

  test('[A9] __proto__ changes no object', async () => {
    const text = `{"__proto__":{"polluted":1},${JSON.stringify(await people.body('USD')).slice(1)}`
    expect((await door.say(registerCall, { from: people.somewhere(), text })).status).toBe(422)
    expect(({} as { polluted?: number }).polluted).toBeUndefined()
  })

  test('[A10] a field that the form does not display is not stored', async () => {
    const change = {
      member_account: 'hidden77',
      member_email: 'hid@mail.example',
      identity_id: '1',
    }
    expect((await people.submit('THB', change)).body.code).toBe(100)
    const member = await findMember(door.database.rows, ORIEL, 'hidden77')
    expect(member).not.toBeNull()
    if (!member) return
    const personal = await readPersonal(door.database.rows, testKeys, member.id)
    expect(Object.keys(personal).toSorted()).toEqual(['name', 'phone'])
  })

  test.each([
    ['turned text', 'Ada\u202egnp.exe', 227],
    ['nothing to see', 'A\u200bd\u2060a', 227],
    ['a bell', 'Ada\u0007', 227],
    ['a line of a log', 'Ada\nlevel=error', 227],
    ['a picture', 'Ada 🎰', 227],
    ['markup', '<img src=x onerror=alert(1)>', 227],
    ['quotes', "Ada'); DROP TABLE members;--", 227],
  ])('[A38] a name with %s is refused', async (_, member_name, code) => {
    expect((await people.submit('USD', { member_name })).body.code).toBe(code)
  })

  test('[A38] ten kilobytes are malformed', async () => {
    const { status } = await people.submit('USD', { member_name: 'a'.repeat(10_240) })
    expect(status).toBe(422)
  })

  test.each(['ADMIN1', 'ａｄｍｉｎ１', 'аdmin1', 'Supp0rt', 'OFFICIAL', 'r00t2026', '0riel99'])(
    '[A39] the account %s is refused',
    async (member_account) => {
      expect((await people.submit('USD', { member_account })).body.code).toBe(202)
    },
  )

  test('[A40] a password of a wrong length is refused, never truncated', async () => {
    for (const password of ['abc12', 'abcdef1234567', 'abcdefghijkl', 'a1'.repeat(40)]) {
      const change = { password, check_password: password }
      expect((await people.submit('USD', change)).body.code).toBe(203)
    }
  })

  test('control characters in the browser name do not fail the registration', async () => {
    expect((await people.submit('USD', { browser: 'bad\u0007device\n' })).body.code).toBe(100)
  })

  test('an agreement of another version does not count', async () => {
    const { agreements } = (await people.body('USD')) as { agreements: { id: number }[] }
    const old = agreements.map(({ id }) => ({ id, version: 2 }))
    expect((await people.submit('USD', { agreements: old })).body.code).toBe(210)
  })
})
