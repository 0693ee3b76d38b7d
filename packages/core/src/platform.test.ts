import { expect, test } from 'vitest'
import { DEVICE_CODES_DEFAULT, PLATFORM_CODES, PLATFORM_CODES_SECOND } from './platform.ts'

test('[S9.068] platform codes: desktop 1 to pwa 7', () => {
  expect(PLATFORM_CODES).toEqual({
    desktop: 1,
    mobile: 2,
    app: 3,
    gesture: 4,
    finger: 5,
    wechat: 6,
    pwa: 7,
  })
})

test('[S9.069] the second map gives pwa 2 and no wechat, and agrees otherwise', () => {
  const { wechat: _, ...withoutWechat } = PLATFORM_CODES
  expect(PLATFORM_CODES_SECOND).toEqual({ ...withoutWechat, pwa: 2 })
})

test('a site that says nothing numbers its desktop 0 and its mobile 1', () => {
  expect(DEVICE_CODES_DEFAULT).toEqual({ desktop: 0, mobile: 1 })
})
