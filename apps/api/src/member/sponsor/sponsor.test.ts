import { modelSponsorCall } from '@oriel/contract/member/sponsor'
import { expectDone } from '@oriel/core/outcome'
import { ORIEL } from '@oriel/dev-world/cast'
import { publishSponsor } from '@oriel/domain/sponsor'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { NOON, openDoor, SITE_TWO, type OpenDoor, type Request } from '../../testing/open-door.ts'

const PARTNER = 'https://partner.example'
const league = {
  siteId: ORIEL,
  details: {
    url: `${PARTNER}/league`,
    since: 2020,
    art: { emblem: 'knight', palette: 'amber', backdrop: 'grid' },
  },
  texts: { en_US: { title: 'Example League', body: '<p>A league.</p>' } },
  device: 'both' as const,
  forGuests: true,
  forMembers: true,
  currencies: null,
  // After the six of the stories.
  sort: 0,
  startsAt: NOON,
  endsAt: null,
}

let door: OpenDoor
beforeAll(async () => {
  door = await openDoor()
  const by = { staff: 'test', now: NOON, allowedOrigins: [PARTNER] }
  expectDone(await publishSponsor(door.database, league, by))
})
afterAll(() => door.close())

type Sponsor = { id: number; name: string; url: string | null }
const list = async (request: Request = {}) => {
  const { body } = await door.say(modelSponsorCall, request)
  expect(body.code).toBe(100)
  return (body.data as { list: Sponsor[] }).list
}

test('[S7.015] [S3.059] [S1.011] visitors see who the site supports, and an outside address where there is one', async () => {
  const sponsors = await list({ body: { site_id: 1, language: 2, model_version: 'V1' } })
  expect(sponsors).toHaveLength(7)
  const id = sponsors[0]?.id
  expect(sponsors[0]).toEqual({
    id,
    name: 'Northfield Chess League',
    text: expect.stringMatching(/^<p>.+<\/p>$/),
    picture: expect.stringMatching(new RegExp(`^/art/sponsor/${id}(\\.|$)`)),
    art: { emblem: 'knight', palette: 'midnight', backdrop: 'grid' },
    url: null,
    since: 2021,
  })
  expect(sponsors[6]).toMatchObject({
    name: 'Example League',
    url: `${PARTNER}/league`,
    since: 2020,
  })
})

test('the language of the request counts, not that of the body', async () => {
  const [first] = await list({
    headers: { lang: 'ko_KR' },
    body: { language: 'vi_VN', model_version: 3 },
  })
  expect(first?.name).toBe('노스필드 체스 리그')
})

test('the sponsors of the dev world lead nowhere', async () => {
  const sponsors = await list({ host: SITE_TWO, headers: { lang: 'zh_CN' } })
  expect(sponsors.map(({ url }) => url)).toEqual([null, null, null, null, null, null])
  expect(sponsors[0]?.name).toBe('北原国际象棋联赛')
})
