import { ORIEL } from '@oriel/dev-world/cast'
import { publishModel, type ModelDraft } from '@oriel/domain/model'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import {
  NOON,
  openDoor,
  SITE_ONE,
  SITE_TWO,
  type OpenDoor,
  type Request,
} from '../../testing/open-door.ts'

let door: OpenDoor
beforeAll(async () => {
  door = await openDoor()
})
afterAll(() => door.close())

type Models = { model_version: number; list: Record<string, unknown>[] }
const HOME = '/api/web/model_setting'
const LOGIN = '/api/web/model_login'
async function models(path: `/${string}`, request: Request = {}): Promise<Models> {
  const said = await door.say(path, request)
  expect([said.status, said.body.code]).toEqual([200, 100])
  return said.body.data as Models
}

describe('[S3.058] models', () => {
  test('[S7.014] of the home page are in the operator’s order', async () => {
    const body = { site_id: 1, language: 'en_US', model_version: 1 }
    const { model_version, list } = await models(HOME, { body })
    expect(model_version).toBe(1)
    expect(list).toMatchObject([
      { place: 'ad', title: 'Try games for free', url: '/gameHall/2', action: null },
      { place: 'ad', title: 'Verify every round', url: '/main/fairness', action: null },
      { place: 'ad', title: 'Safer play', url: '/main/safer-play', action: null },
    ])
    expect(list[0]).toMatchObject({
      text: '<p>Open a game as a demo, without an account.</p>',
      picture: expect.stringMatching(/^\/art\/ad\/[0-9]+\.[0-9a-f]{8}$/),
      art: { emblem: 'compass', palette: 'sapphire', backdrop: 'waves' },
    })
  })

  test('[S7.016] of the sign-in page are others', async () => {
    const body = { site_id: 1, language: 'ja_JP', model_version: 1 }
    const { model_version, list } = await models(LOGIN, { body, headers: { lang: 'ja_JP' } })
    expect(model_version).toBe(1)
    expect(list.map(({ place, title }) => [place, title])).toEqual([
      ['login', '使うのはプレイマネーだけ'],
      ['login', '無料で試す'],
      ['login', '安心して遊ぶために'],
    ])
  })

  test('are each site’s own, in the languages it speaks', async () => {
    const titles = async (host: string) =>
      (await models(HOME, { host, headers: { lang: 'vi_VN' } })).list.map(({ title }) => title)
    expect(await titles(SITE_ONE)).toHaveLength(3)
    expect(await titles(SITE_TWO)).toEqual(['Chơi có trách nhiệm', 'Chơi thử miễn phí'])
  })

  test('lead only where the site allows', async () => {
    const draft = (url: string): ModelDraft => ({
      siteId: ORIEL,
      details: { url, action: null, art: { emblem: 'lotus', palette: 'jade', backdrop: 'fan' } },
      texts: { en_US: { title: 'evil', body: '' } },
      device: 'both',
      forGuests: true,
      forMembers: true,
      currencies: null,
      sort: 0,
      startsAt: NOON,
      endsAt: null,
    })
    const by = { staff: 'test', now: NOON, allowedOrigins: [] }
    const refused = { ok: false, reason: 'content_target_not_allowed' }
    for (const url of ['https://evil.example/', 'javascript:alert(1)', '//evil.example']) {
      expect(await publishModel(door.database, 'ad', draft(url), by)).toEqual(refused)
    }
  })
})
