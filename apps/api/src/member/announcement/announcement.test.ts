import { announcementMarqueeCall } from '@oriel/contract/member/announcement'
import { expectDone } from '@oriel/core/outcome'
import { ORIEL } from '@oriel/dev-world/cast'
import { PLAY_MONEY, SAFER_PLAY, LAST_PLAYED } from '@oriel/dev-world/announcement-texts'
import { publishAnnouncement } from '@oriel/domain/announcement'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { NOON, openDoor, SITE_TWO, type OpenDoor, type Request } from '../../testing/open-door.ts'

type Item = {
  id: string
  version: number
  content: string
  display_before_login: number
  display_after_login: number
  sort: number
}

let door: OpenDoor
beforeAll(async () => {
  door = await openDoor()
  const forVisitors = {
    siteId: ORIEL,
    texts: { en_US: 'Come in and sign up.' },
    displayBeforeLogin: true,
    displayAfterLogin: false,
    sort: 5,
    startsAt: NOON,
    endsAt: null,
  }
  const by = { staff: 'test', now: NOON }
  expectDone(await publishAnnouncement(door.database, forVisitors, by))
})
afterAll(() => door.close())

async function marquee(request: Request = {}): Promise<Item[]> {
  const { body } = await door.say(announcementMarqueeCall, request)
  expect(body.code).toBe(100)
  return (body.data as { web_announcement_list: Item[] }).web_announcement_list
}
const contents = (items: readonly Item[]) => items.map(({ content }) => content)
const SIGN_UP = 'Come in and sign up.'

describe('the marquee call', () => {
  test('[S7.028] [S3.032] site_id, sort_field and sort_order in; the list with its fields out', async () => {
    const body = { site_id: 1, sort_field: 'sort', sort_order: 'desc' }
    const said = await door.say('/api/arks/web/announcement/marquee', { body })
    const { web_announcement_list: list } = said.body.data as { web_announcement_list: Item[] }
    expect(list[0]).toEqual({
      id: expect.stringMatching(/^[0-9a-f-]{36}$/),
      version: 1,
      content: PLAY_MONEY.en_US,
      display_before_login: 1,
      display_after_login: 1,
      sort: 30,
    })
    expect(list.map(({ sort }) => sort)).toEqual([30, 20, 5])
  })

  test('[S7.028] sorts as it is asked to, by sort and downwards when not asked', async () => {
    const sorts = async (body: object) => (await marquee({ body })).map(({ sort }) => sort)
    expect(await sorts({})).toEqual([30, 20, 5])
    expect(await sorts({ sort_order: 'asc' })).toEqual([5, 20, 30])
    const ids = (await marquee({ body: { sort_field: 'id', sort_order: 'asc' } })).map(
      (item) => item.id,
    )
    expect(ids).toEqual(ids.toSorted())
    expect(ids).toHaveLength(3)
    expect((await door.say(announcementMarqueeCall, { body: { sort_order: 'up' } })).status).toBe(
      422,
    )
  })

  test('[S1.008] a visitor sees announcements', async () => {
    const list = contents(await marquee())
    expect(list).toContain(PLAY_MONEY.en_US)
    expect(list).toContain(SAFER_PLAY.en_US)
  })

  test('[S6.009] a visitor is shown only announcements with display_before_login', async () => {
    const list = await marquee()
    expect(list.every((item) => item.display_before_login === 1)).toBe(true)
    expect(contents(list)).toContain(SIGN_UP)
    expect(contents(list)).not.toContain(LAST_PLAYED.en_US)
  })

  test('[S6.010] a member is shown only announcements with display_after_login', async () => {
    const list = await marquee({ member: await door.signIn('sophia') })
    expect(list.every((item) => item.display_after_login === 1)).toBe(true)
    expect(contents(list)).toContain(LAST_PLAYED.en_US)
    expect(contents(list)).not.toContain(SIGN_UP)
  })

  test('a token without its binding cookie counts as a visitor', async () => {
    const { token } = await door.signIn('sophia')
    expect(contents(await marquee({ member: { token } }))).not.toContain(LAST_PLAYED.en_US)
  })

  test('answers in the asked language, or in the site’s own when that is unknown', async () => {
    const first = async (lang: string, host?: string) => {
      const request = host === undefined ? {} : { host }
      return contents(await marquee({ headers: { lang }, ...request }))[0]
    }
    expect(await first('th_TH')).toBe(PLAY_MONEY.th_TH)
    expect(await first('xx_XX')).toBe(PLAY_MONEY.en_US)
    expect(await first('xx_XX', SITE_TWO)).toBe(PLAY_MONEY.vi_VN)
  })
})
