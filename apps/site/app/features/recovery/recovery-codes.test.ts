import { describe, expect, test } from 'vitest'
import { serverText } from '@oriel/i18n/server'
import {
  changeTrouble,
  codeTrouble,
  isProofOver,
  resetTrouble,
  startTrouble,
  verifyTrouble,
} from './recovery-codes.ts'

const text = serverText('en_US')
const SAID = 'The server says so.'
const failureOf = (code: string) => ({ reason: 'other_code', code, message: SAID })
const again = { field: null, title: text.t('recovery.error_verify_pls_reVerify'), text: SAID }
const said = { field: null, title: SAID }

describe('transfer verify', () => {
  test.each([
    ['[S8.051]', '101', again],
    ['[S8.052]', '102', again],
    ['[S8.053]', '201', again],
    ['[S8.054]', '202', again],
    ['[S8.055]', '203', again],
    ['[S8.056]', '204', again],
    ['[S8.062]', '205', said],
    ['[S8.062]', '503', said],
  ])('%s %s', (_, code, trouble) => {
    expect(verifyTrouble(failureOf(code), text)).toEqual(trouble)
  })
})

describe('transfer reset', () => {
  test.each([
    ['[S8.057]', '101', again],
    ['[S8.058]', '102', again],
    ['[S8.059]', '201', again],
    ['[S8.060]', '202', again],
    ['[S8.061]', '203', again],
    ['[S8.062]', '204', said],
    ['[S8.062]', '429', said],
  ])('%s %s', (_, code, trouble) => {
    expect(resetTrouble(failureOf(code), text)).toEqual(trouble)
  })

  test('a proof that is over must be given again; a password that will not do, chosen again', () => {
    const over = ['101', '102', '201', '202', '203', '429', ''].filter((code) =>
      isProofOver(failureOf(code)),
    )
    expect(over).toEqual(['101', '102'])
  })
})

describe('a lost password', () => {
  test('a wrong picture stands at the picture, the rest at the top', () => {
    expect(startTrouble(failureOf('201'), text)).toEqual({ field: 'captcha', text: SAID })
    expect(startTrouble(failureOf('102'), text)).toEqual(said)
  })

  test('a wrong code stands at the code, the rest at the top', () => {
    expect(codeTrouble(failureOf('101'), text)).toEqual({ field: 'code', text: SAID })
    expect(codeTrouble(failureOf('102'), text)).toEqual(said)
  })
})

test.each([
  ['101', { field: 'oldPassword', text: SAID }],
  ['102', said],
  ['201', { field: 'password', text: SAID }],
  ['202', { field: 'password', text: SAID }],
  ['203', { field: 'password', text: SAID }],
  ['204', { field: 'confirmation', text: SAID }],
  ['500', said],
])('a first password refused with %s', (code, trouble) => {
  expect(changeTrouble(failureOf(code), text)).toEqual(trouble)
})
