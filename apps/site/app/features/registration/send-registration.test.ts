import { createClient } from '@oriel/contract/client'
import { CASE_FORMS, caseCurrencies } from '@oriel/forms/testing/field-cases'
import { serverText } from '@oriel/i18n/server'
import { expect, test } from 'vitest'
import { errorsOf } from './check-field.ts'
import { emptyDraft } from './draft.ts'
import { allFields } from './form-order.ts'
import { typeCode } from './introducer-rules.ts'
import { sendRegistration } from './send-registration.ts'
import { settingsFor } from './testing/settings.ts'

const text = serverText('en_US')
const device = {
  browser: 'Firefox 140',
  system: 'Linux',
  system_version: '',
  device: 'desktop',
  system_group: 'desktop',
  login_type: '0',
  host: 'oriel.example',
  cdn: '',
} as const
const draft = { ...emptyDraft('USD'), form: CASE_FORMS.USD }
const signedIn = {
  member_id: '7001',
  member_account: 'ada2026',
  member_currency: 'USD',
  token: 'tk1',
}

const camelCase = (name: string) => name.replace(/_(.)/g, (_, next: string) => next.toUpperCase())

/** Sends the form to a server that answers this; null is no answer at all. */
async function send(answer: { code: string; data?: unknown } | null, filled = draft) {
  const bodies: Record<string, unknown>[] = []
  let refreshed = 0
  const call = createClient({
    origin: '',
    lang: () => 'en_US',
    token: () => null,
    async fetch(_, request) {
      bodies.push(JSON.parse(request?.body as string) as Record<string, unknown>)
      if (!answer) throw new TypeError('no connection')
      return Response.json({ message: 'Said.', data: null, ...answer })
    },
  })
  const errorTrack: string[] = []
  const captcha = { proof: { token: 't1', answer: '7K2FA' }, refresh: () => void refreshed++ }
  const agreements = [{ id: 1, version: 3 }]
  const sent = await sendRegistration(filled, {
    call,
    captcha,
    agreements,
    errorTrack,
    device,
    text,
  })
  return { sent, bodies, errorTrack, refreshed }
}

test('[S4.080] who is registered is signed in by the same answer', async () => {
  const { sent, bodies } = await send({ code: '100', data: signedIn })
  expect(sent).toEqual({ ok: true, signedIn })
  expect(bodies).toHaveLength(1)
  expect(bodies[0]).toMatchObject({
    member_account: 'ada2026',
    captcha_token: 't1',
    answer: '7K2FA',
    browser: 'Firefox 140',
  })
})

test('[S3.044, S3.047] every field of the form goes out under its name in snake case', async () => {
  const texts = {
    member_name: 'Ada Lovelace',
    member_account: 'ada2026',
    password: 'harbour7',
    check_password: 'harbour8',
    member_email: 'ada@mail.example',
    member_phone: '0912345670',
    member_qq: 'ada.qq',
    member_telegram: 'ada.telegram',
    member_whats_app: 'ada.whatsapp',
    member_skype: 'ada.skype',
    member_fb: 'ada.fb',
    member_zalo: 'ada.zalo',
    member_wechat: 'ada.wechat',
    member_others: 'ada.others',
    identity_id: '123.456.789-09',
  }
  const fields = Object.entries(texts).map(([name, value]) => [camelCase(name), value])
  const form = { ...CASE_FORMS.USD, ...Object.fromEntries(fields), phoneVerify: '012345' }
  const introducer = typeCode('SPH4X7')
  const { bodies } = await send({ code: '102' }, { ...draft, form, introducer })
  expect(bodies).toEqual([
    {
      ...texts,
      ...device,
      member_birthday: '1990-02-03',
      withdraw_password: '0123',
      verify_code: '012345',
      member_currency: 'USD',
      member_agent: '',
      recommend_code: 'SPH4X7',
      answer: '7K2FA',
      captcha_token: 't1',
      agreements: [{ id: 1, version: 3 }],
      error_track: '',
    },
  ])
})

test.each([{ code: '100', data: signedIn }, { code: '102' }, { code: '996' }, null])(
  '[S4.081] the captcha refreshes after every submit: %o',
  async (answer) => {
    expect((await send(answer)).refreshed).toBe(1)
  },
)

test('what went wrong is noted by its code, never by what was typed', async () => {
  const { sent, errorTrack } = await send({ code: '102' })
  expect(sent).toMatchObject({ ok: false, refusal: { errors: { memberAccount: 'Said.' } } })
  expect(errorTrack).toEqual(['code:102'])
  expect((await send(null)).errorTrack).toEqual(['code:network_error'])
})

test.each(caseCurrencies)(
  '[S4.078] in %s nothing is wrong with a right form but an empty box',
  (currency) => {
    const settings = settingsFor(currency)
    const wrong = (agreement: boolean) =>
      errorsOf(allFields(settings), { ...CASE_FORMS[currency], agreement }, settings.rules, text)
    expect(wrong(true)).toEqual({})
    expect(wrong(false)).toEqual({ agreement: text.t('registration.err_agreement') })
  },
)
