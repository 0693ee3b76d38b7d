import { describe, expect, test } from 'vitest'
import { serverText } from '@oriel/i18n/server'
import { answerTrouble, isPasswordWrong, loginTrouble, skipTrouble } from './session-codes.ts'

const text = serverText('en_US')
const { t } = text
const failureOf = (code: string) => ({ reason: 'other_code', code, message: 'The server says so.' })
const SAID = 'The server says so.'

describe('login', () => {
  test.each([
    ['[S8.029] account_error', '101', { field: null, title: t('reason.account_error') }],
    ['[S8.030] account_disable', '102', { field: null, title: t('reason.account_disabled') }],
    ['[S8.031] account_freezen', '103', { field: null, title: t('reason.account_frozen') }],
    ['[S8.032] verify_failed', '105', { field: 'captcha', text: t('reason.verify_failed') }],
    ['[S8.033] ip_error', '106', { field: null, title: t('session.ip_error'), text: SAID }],
    ['[S8.034] with its code', '201', placeTrouble('201')],
    ['[S8.035] with its code', '202', placeTrouble('202')],
    ['[S8.036] with its code', '203', placeTrouble('203')],
    ['[S8.039] any other', '104', { field: null, title: SAID }],
    ['[S8.039] any other', '999', { field: null, title: SAID }],
    ['[S8.039] a name every object has', 'constructor', { field: null, title: SAID }],
  ])('%s: %s', (_, code, trouble) => {
    expect(loginTrouble(failureOf(code), text)).toEqual(trouble)
  })

  test('a lost connection is said in our own words', () => {
    const failure = { reason: 'network_error', code: '', message: 'network error' }
    expect(loginTrouble(failure, text)).toEqual({ field: null, title: t('error.network_error') })
  })

  test('only a wrong account or password empties the password', () => {
    const emptied = ['101', '102', '103', '105', '106', '203', ''].filter((code) =>
      isPasswordWrong(failureOf(code)),
    )
    expect(emptied).toEqual(['101'])
  })
})

function placeTrouble(code: string) {
  return { field: null, title: `${t('session.ip_error')} (${code})`, text: SAID }
}

describe('double validation', () => {
  const failed = `${t('session.verify_failed')} ${SAID}`
  test.each([
    ['[S8.040] server message, and it is over', '101', { ends: true, text: SAID }],
    ['[S8.041] server message', '102', { ends: false, field: null, title: SAID }],
    ['[S8.042] server message', '202', { ends: false, field: null, title: SAID }],
    [
      '[S8.043] ip_error',
      '106',
      { ends: false, field: null, title: t('session.ip_error'), text: SAID },
    ],
    ['[S8.044] verify_failed', '103', { ends: false, field: 'answer', text: failed }],
    ['[S8.045] verify_failed', '104', { ends: false, field: 'answer', text: failed }],
    ['[S8.046] verify_failed', '105', { ends: false, field: 'captcha', text: failed }],
    ['[S8.047] verify_failed', '205', { ends: false, field: 'answer', text: failed }],
    ['[S8.048] verify_failed', '206', { ends: false, field: 'answer', text: failed }],
    ['[S8.049] double_validation_faild', '998', { ends: true, text: t('reason.step_failed') }],
    ['any other', '500', { ends: false, field: null, title: SAID }],
  ])('%s: %s', (_, code, trouble) => {
    expect(answerTrouble(failureOf(code), text)).toEqual(trouble)
  })

  test('[S8.050] skipping an unknown step says account_error, and goes back', () => {
    expect(skipTrouble(failureOf('101'), text)).toEqual({
      ends: true,
      text: `${t('reason.account_error')} ${SAID}`,
    })
    expect(skipTrouble(failureOf('998'), text)).toEqual({
      ends: true,
      text: t('reason.step_failed'),
    })
    expect(skipTrouble(failureOf('429'), text)).toEqual({ ends: false, field: null, title: SAID })
  })
})
