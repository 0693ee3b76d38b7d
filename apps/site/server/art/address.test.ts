import { patient } from '@oriel/core/testing/patience'
import { describe, expect, test } from 'vitest'
import { readAddress } from './address.ts'

describe('addresses', () => {
  test.each([
    ['/art/game/12-240.avif', { kind: 'game', id: '12', version: null, isWide: false }],
    ['/art/game/12.0a1b2c3d-240.webp', { kind: 'game', id: '12', version: '0a1b2c3d' }],
    ['/art/game/12.0a1b2c3d-wide-320.avif', { kind: 'game', id: '12', isWide: true }],
    ['/art/game/12-flat.svg', { size: { width: null, format: 'svg' } }],
    ['/art/type/slot-active.0a1b2c3d-160.avif', { kind: 'type', id: 'slot-active' }],
    ['/art/provider/GPOR-light-160.avif', { kind: 'provider', id: 'GPOR-light', version: null }],
    ['/art/banner/3.0a1b2c3d-1200.avif', { kind: 'banner', size: { width: 1200, format: 'avif' } }],
    ['/art/logo/desktop.0a1b2c3d-320.webp', { kind: 'logo', id: 'desktop' }],
    ['/art/share/home-1200.jpg', { of: 'share', page: 'home', locale: null }],
    ['/art/share/hall-slot.ta_IN-1200.jpg', { page: 'hall-slot', locale: 'ta_IN' }],
    ['/art/welcome/login-tall-380.avif', { of: 'welcome', page: 'login', shape: 'tall' }],
    ['/art/welcome/verify-low-flat.svg', { page: 'verify', size: { width: null, format: 'svg' } }],
    ['/art/icon-192.png', { of: 'icon', side: 192, isMaskable: false }],
    ['/art/icon-maskable-512.png', { of: 'icon', side: 512, isMaskable: true }],
  ])('%s', (pathname, address) => {
    expect(readAddress(pathname)).toMatchObject(address)
  })

  test.each([
    '/art/',
    '/art/game/12',
    '/art/game/12-240.png',
    '/art/game/12-240.AVIF',
    '/art/game/12-0240.avif',
    '/art/game/12-99999.avif',
    '/art/game/12--240.avif',
    '/art/game/012-240.avif',
    '/art/game/12.0A1B2C3D-240.avif',
    '/art/game/12.0a1b2c3d4-240.avif',
    '/art/game/12-240.avif/',
    '/art/game/12-240.avif\n',
    '/art/game/12%2e0a1b2c3d-240.avif',
    '/art/game/%31%32-240.avif',
    '/art/game/../../etc/passwd-240.avif',
    '/art/game/..%2f..%2fetc%2fpasswd-flat.svg',
    '/art/game/12\0-240.avif',
    '/art//game/12-240.avif',
    '/art/game//12-240.avif',
    '/art/Game/12-240.avif',
    '/art/constructor/12-240.avif',
    '/art/__proto__/12-240.avif',
    '/art/banner/12-wide-480.avif',
    '/art/provider/GPOR-240.avif',
    '/art/share/unknown-1200.jpg',
    '/art/share/home-1200.png',
    '/art/share/home-600.jpg',
    '/art/share/home.xx_XX-1200.jpg',
    '/art/share/hall-nothing-1200.jpg',
    '/art/welcome/login-380.avif',
    '/art/welcome/login-tall-480.avif',
    '/art/welcome/login-low-381.webp',
    '/art/welcome/toString-low-480.webp',
    '/art/icon-193.png',
    '/art/icon-192.webp',
    `/art/game/${'1'.repeat(500)}-240.avif`,
  ])('%j is none', (pathname) => {
    expect(readAddress(pathname)).toBeNull()
  })

  // Read in steps of its length; a pattern that goes back and forth would take hours.
  test('a very long one is read in one pass', { timeout: patient(20_000) }, () => {
    for (const part of ['-', '1', '.0a1b2c3d', '-wide', 'GP-']) {
      expect(readAddress(`/art/game/${part.repeat(400_000)}`)).toBeNull()
    }
  })
})
