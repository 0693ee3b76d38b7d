import { describe, expect, test } from 'vitest'
import { bannerLink } from './banners.ts'

const site = { isDemo: false, allowedOrigins: ['https://partners.example'] }
const banner = {
  url: '',
  link_type: 0 as 0 | 1 | 2,
  link_method: 0 as const,
  game_link_parameter: null,
}
const game = {
  ...banner,
  link_type: 2 as const,
  game_link_parameter: {
    currency: 'USD' as const,
    gt_id: 2,
    gp_id: 'GPOR',
    gp_gt_name: 'Oriel Studio slots',
  },
}

describe('where a banner leads', () => {
  test('[S3.027, S3.028] type 0 outside, type 1 to a path of ours', () => {
    const outside = { ...banner, url: 'https://partners.example/x' }
    expect(bannerLink(outside, site, 'USD')).toEqual({
      kind: 'outside',
      to: 'https://partners.example/x',
      isNew: false,
    })
    const inside = { ...banner, link_type: 1 as const, url: '/discount/3' }
    expect(bannerLink(inside, site, 'USD')).toMatchObject({ kind: 'path', to: '/discount/3' })
  })

  test('[S3.030] method 1 opens a new window', () => {
    const inside = { ...banner, link_type: 1 as const, url: '/faq', link_method: 1 as const }
    expect(bannerLink(inside, site, 'USD')).toMatchObject({ isNew: true })
  })

  test('[S3.029, S3.031, S5.053] type 2 leads to a game, in its own currency only', () => {
    const to = '/slotgame?gt_id=2&gp_id=GPOR&house='
    expect(bannerLink(game, site, 'USD')).toEqual({ kind: 'path', to, isNew: false })
    expect(bannerLink(game, site, 'VND')).toBeNull()
  })

  test('[S1.046] on a demo site banners lead nowhere', () => {
    expect(bannerLink(game, { ...site, isDemo: true }, 'USD')).toBeNull()
  })

  test('an address that is not allowed is not followed', () => {
    for (const url of ['https://evil.example/', 'javascript:alert(1)', '//evil.example']) {
      expect(bannerLink({ ...banner, url }, site, 'USD')).toBeNull()
    }
  })
})
