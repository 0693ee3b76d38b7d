import { registerCall } from '@oriel/contract/member/registration'
import { REGISTER_CODES } from '@oriel/contract/registration-reasons'
import { failuresWire } from '@oriel/contract/registration-effect'
import { reasonOfFailure } from '@oriel/forms/registration-reasons'
import { toWire } from '@oriel/contract/registration-wire'
import { CASE_FORMS, FIELD_CASES } from '@oriel/forms/testing/field-cases'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openDoor, type OpenDoor } from '../../testing/open-door.ts'
import { registrantsAt, type Registrants } from '../../testing/registrant.ts'

let door: OpenDoor
let people: Registrants
beforeAll(async () => {
  door = await openDoor()
  people = await registrantsAt(door)
})
afterAll(() => door.close())

/** Without a right captcha the server looks at no field, so those cases are the browser's alone. */
const cases = FIELD_CASES.filter(({ field }) => field !== 'captchaAnswer' && field !== 'agreement')

/** Not agreed to: that is the last thing looked at, and nobody is made a member meanwhile. */
const NOT_AGREED = { field: 'agreement', message: 'signup.err_agreement' } as const

test.each(cases)(
  'the server agrees: $what: $currency $field $change',
  async ({ currency, field, change, message }) => {
    const from = people.somewhere()
    const form = toWire({ ...CASE_FORMS[currency], ...change })
    const given = { ...form, ...(await people.captcha(from)), member_currency: currency }
    const said = await door.say(registerCall, { from, body: given })
    const failures = [...(message === null ? [] : [{ field, message }]), NOT_AGREED]
    expect(said.status).toBe(200)
    expect(said.body.data).toEqual({ failures: failuresWire(failures) })
    const [first = NOT_AGREED] = failures
    const codes: Readonly<Record<string, string>> = REGISTER_CODES
    expect(codes[String(said.body.code)]).toBe(reasonOfFailure(first))
  },
)
