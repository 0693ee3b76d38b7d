import { expectDone } from '@oriel/core/outcome'
import { ORIEL } from '@oriel/dev-world/cast'
import { publishBanner, type BannerDetails, type BannerDraft } from '@oriel/domain/banner'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { NOON, openDoor, type OpenDoor } from '../../testing/open-door.ts'

const by = { staff: 'test', now: NOON, allowedOrigins: ['https://partners.oriel.example'] }
const details: BannerDetails = {
  useType: 0,
  link: { type: 1, path: '/discount/1' },
  opensNewWindow: false,
  button: { en_US: 'Read more', vi_VN: 'Xem thêm' },
  art: { emblem: 'lotus' },
  picture: null,
}
const draft = (title: string, change: Partial<BannerDetails>, sort: number): BannerDraft => ({
  siteId: ORIEL,
  details: { ...details, ...change },
  texts: { en_US: { title, body: '<p>Text</p>' } },
  device: 'both',
  forGuests: true,
  forMembers: true,
  currencies: null,
  sort,
  startsAt: NOON,
  endsAt: null,
})
const game = {
  type: 2 as const,
  currency: 'USD' as const,
  gtId: 2,
  gpId: 'GPOS',
  name: 'Jade Ascent',
}

let door: OpenDoor
beforeAll(async () => {
  door = await openDoor()
  const outside = { type: 0 as const, url: 'https://partners.oriel.example/x' }
  for (const one of [
    draft('inside', {}, 103),
    draft('outside', { link: outside, opensNewWindow: true }, 102),
    draft('game', { link: game, picture: '/pictures/game.webp' }, 101),
    draft('phone', { useType: 2 }, 100),
  ]) {
    expectDone(await publishBanner(door.database, one, by))
  }
})
afterAll(() => door.close())

type Banners = { web_carousel_picture_list: Record<string, unknown>[] }
const banners = async (body: Record<string, unknown>, headers = {}) => {
  const said = await door.say('/api/arks/web/carousel_picture', { body, headers })
  expect([said.status, said.body.code]).toEqual([200, 100])
  return (said.body.data as Banners).web_carousel_picture_list
}
/** Ours stand before those of the stories. */
const OURS = 3

describe('[S7.027] carousel pictures', () => {
  test('[S3.026, S3.027, S3.028, S3.029, S3.030, S3.031] say where they lead, and how', async () => {
    const shown = await banners({ site_id: 1, use_type: 0 })
    expect(new Set(shown.map(({ id }) => id)).size).toBe(shown.length)
    expect(shown.slice(0, OURS)).toMatchObject([
      {
        id: expect.any(Number),
        title: 'inside',
        url: '/discount/1',
        link_type: 1,
        link_method: 0,
        game_link_parameter: null,
        button: 'Read more',
      },
      {
        id: expect.any(Number),
        title: 'outside',
        url: 'https://partners.oriel.example/x',
        link_type: 0,
        link_method: 1,
        game_link_parameter: null,
      },
      {
        id: expect.any(Number),
        title: 'game',
        url: '',
        photo_path: '/pictures/game.webp',
        link_type: 2,
        link_method: 0,
        game_link_parameter: {
          currency: 'USD',
          gt_id: 2,
          gp_id: 'GPOS',
          gp_gt_name: 'Jade Ascent',
        },
      },
    ])
  })
  test('are listed by use', async () => {
    const phone = await banners({ use_type: 2 })
    expect(phone[0]).toMatchObject({ title: 'phone' })
    expect(phone.map(({ title }) => title)).not.toContain('inside')
    expect(await banners({ use_type: 1 })).toEqual([])
  })
  test('have their button in the reader’s language', async () => {
    expect((await banners({}, { lang: 'vi_VN' }))[0]).toMatchObject({ button: 'Xem thêm' })
  })
  test('lead only where the site allows', async () => {
    const evil = draft('evil', { link: { type: 0, url: 'https://evil.example/' } }, 9)
    const refused = { ok: false, reason: 'content_target_not_allowed' }
    expect(await publishBanner(door.database, evil, by)).toEqual(refused)
    const script = draft('script', { link: { type: 1, path: 'javascript:alert(1)' } }, 9)
    expect(await publishBanner(door.database, script, by)).toEqual(refused)
  })
})
