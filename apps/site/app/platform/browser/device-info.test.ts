import { describe, expect, test } from 'vitest'
import { deviceInfo } from './device-info.ts'

const CHROME = 'Mozilla/5.0 (Windows NT 10.0; Win64; x64) Chrome/142.0.0.0 Safari/537.36'
const PHONE = 'Mozilla/5.0 (Linux; Android 14; SM-S928B) Chrome/142.0.0.0 Mobile Safari/537.36'
const WECHAT = 'Mozilla/5.0 (iPhone; CPU iPhone OS 18_1 like Mac OS X) MicroMessenger/8.0.55'

function pageOf(userAgent: string, more: { isInstalled?: boolean; OrielAndroid?: object } = {}) {
  const kept = new Map<string, string>()
  return {
    navigator: { userAgent, maxTouchPoints: 0 },
    location: { host: 'oriel.example' },
    matchMedia: () => ({ matches: more.isInstalled ?? false }),
    localStorage: {
      getItem: (key: string) => kept.get(key) ?? null,
      setItem: (key: string, value: string) => void kept.set(key, value),
    },
    OrielAndroid: more.OrielAndroid,
  } as unknown as Window
}

describe('[S3.050] device info', () => {
  test('[S9.068] says what the browser says of itself, and where it is', () => {
    expect(deviceInfo(pageOf(CHROME))).toEqual({
      browser: 'Chrome 142',
      system: 'Windows',
      system_version: '10.0',
      device: 'desktop',
      system_group: 'desktop',
      login_type: '1',
      host: 'oriel.example',
      cdn: '',
    })
  })

  test.each([
    ['a phone', pageOf(PHONE), 'mobile', '2'],
    ['an app of ours', pageOf(PHONE, { OrielAndroid: {} }), 'app', '3'],
    ['WeChat', pageOf(WECHAT), 'mobile', '6'],
    ['an installed page', pageOf(PHONE, { isInstalled: true }), 'mobile', '7'],
  ])('[S9.068] %s says its platform by code', (_, page, group, type) => {
    expect(deviceInfo(page)).toMatchObject({ system_group: group, login_type: type })
  })

  test('the id of the installation is an app’s alone, and stays the same', () => {
    const app = pageOf(PHONE, { OrielAndroid: {} })
    const { udid } = deviceInfo(app)
    expect(udid).toMatch(/^[0-9a-f-]{36}$/)
    expect(deviceInfo(app).udid).toBe(udid)
    expect(deviceInfo(pageOf(PHONE))).not.toHaveProperty('udid')
  })
})
