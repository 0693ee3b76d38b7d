import { modelSponsorCall } from '@oriel/contract/member/sponsor'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openDoor, SITE_TWO, type OpenDoor, type Request } from '../../testing/open-door.ts'

let door: OpenDoor
beforeAll(async () => {
  door = await openDoor()
})
afterAll(() => door.close())

type Sponsor = { id: number; name: string; url: string | null }
const list = async (request: Request = {}) => {
  const { body } = await door.say(modelSponsorCall, request)
  expect(body.code).toBe(100)
  return (body.data as { list: Sponsor[] }).list
}

test('[S7.015] [S3.059] [S1.011] visitors see whom the site supports', async () => {
  const sponsors = await list({ body: { site_id: 1, language: 2, model_version: 'V1' } })
  expect(sponsors).toHaveLength(6)
  const id = sponsors[0]?.id
  expect(sponsors[0]).toEqual({
    id,
    name: 'Northfield Chess League',
    text: expect.stringMatching(/^<p>.+<\/p>$/),
    picture: expect.stringMatching(new RegExp(`^/art/sponsor/${id}(\\.|$)`)),
    art: { emblem: 'knight', palette: 'midnight', backdrop: 'grid' },
    url: 'https://partners.oriel.example/chess',
    since: 2021,
  })
})

test('the language of the request counts, not that of the body', async () => {
  const [first] = await list({
    headers: { lang: 'ko_KR' },
    body: { language: 'vi_VN', model_version: 3 },
  })
  expect(first?.name).toBe('노스필드 체스 리그')
})

test('a site that allows no outside address leads nowhere', async () => {
  const sponsors = await list({ host: SITE_TWO, headers: { lang: 'zh_CN' } })
  expect(sponsors.map(({ url }) => url)).toEqual([null, null, null, null, null, null])
  expect(sponsors[0]?.name).toBe('北原国际象棋联赛')
})
