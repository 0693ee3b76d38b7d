import { createHash } from 'node:crypto'
import { carouselPicturesCall } from '@oriel/contract/member/banner'
import { gameListCall, lobbyGamesCall } from '@oriel/contract/member/games'
import { findPictureCall } from '@oriel/contract/member/picture'
import { siteLogosCall } from '@oriel/contract/member/site'
import { draw } from '@oriel/art/raster'
import { drawTile } from '@oriel/art/tile'
import type { AnyEndpoint } from '@oriel/contract/endpoint'
import { expectDone } from '@oriel/core/outcome'
import { ORIEL } from '@oriel/dev-world/cast'
import { publishBanner, type BannerDraft } from '@oriel/domain/banner'
import { listGames, saveGames, saveProviders, saveSiteGames } from '@oriel/domain/games'
import { drawAgain, replacePicture, savePicture } from '@oriel/domain/picture'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { NOON, openDoor, SITE_TWO, type OpenDoor } from '../../testing/open-door.ts'

const by = { staff: 'test', now: NOON }
const LOOK = { emblem: 'lotus', palette: 'jade', backdrop: 'clouds' }
const PROVIDER = 'GPTEST'
const draft = (useType: 0 | 2, startsAt: Date): BannerDraft => ({
  siteId: ORIEL,
  details: {
    useType,
    link: { type: 1, path: '/' },
    opensNewWindow: false,
    button: {},
    art: LOOK,
    picture: null,
  },
  texts: { en_US: { title: `use ${useType}`, body: '' } },
  device: 'both',
  forGuests: true,
  forMembers: true,
  currencies: null,
  sort: 1_000,
  startsAt,
  endsAt: null,
})

let house: OpenDoor
let door: OpenDoor
let game: number
beforeAll(async () => {
  house = await openDoor()
  const { database } = house
  const lobbies = [{ typeId: 2 as const }]
  await saveProviders(database, [{ id: PROVIDER, name: 'Test & Co', lobbies }], NOON)
  const names = { en_US: 'Test Lotus' }
  const drawn = { providerId: PROVIDER, typeId: 2, code: 'e_test', names, tag: null, rank: 0 }
  await saveGames(database, [{ ...drawn, typeId: 2, art: { ...LOOK, tilt: -6 } }], NOON)
  await saveSiteGames(database, ORIEL, { typeIds: [2], providerIds: [PROVIDER] })
  const audience = {
    siteId: ORIEL,
    currency: 'USD',
    device: 'desktop',
    locale: 'en_US',
    now: NOON,
  } as const
  const page = await listGames(database.rows, audience, {}, { after: null, limit: 1 })
  game = page.games[0]?.id ?? 0
  const staff = { ...by, allowedOrigins: [] }
  const later = new Date(NOON.getTime() + 60_000)
  for (const banner of [draft(0, NOON), draft(2, NOON), draft(0, later)]) {
    expectDone(await publishBanner(database, banner, staff))
  }
})
// What a house remembers of a site for a moment is not remembered by the next one.
beforeEach(() => {
  door = house.beside((bindings) => bindings)
})
afterAll(() => house.close())

type Found = {
  shape: string
  art: Record<string, unknown>
  picture: { id: string; bytes: string | null } | null
  version: string
}
const find = async (kind: string, id: string | number, more: object = {}) => {
  const said = await door.say(findPictureCall, { body: { kind, id: String(id), ...more } })
  return { status: said.status, code: said.body.code, ...(said.body.data as Found) }
}
const answer = async <Data>(call: AnyEndpoint, body: object = {}) =>
  (await door.say(call, { body })).body.data as Data

type Banners = { web_carousel_picture_list: { id: number; photo_path: string; title: string }[] }
const bannerFor = async (use_type: 0 | 2) => {
  const { web_carousel_picture_list: list } = await answer<Banners>(carouselPicturesCall, {
    use_type,
  })
  const found = list.find(({ title }) => title === `use ${use_type}`)
  if (!found) throw new Error(`no banner for use ${use_type}`)
  return found
}

describe('what stands on a picture', () => {
  test('a game, by its own look', async () => {
    expect(await find('game', game)).toMatchObject({
      code: 100,
      shape: 'tile',
      art: { ...LOOK, tilt: -6, name: null },
      picture: null,
    })
  })

  test('a hall, a provider and a logo, by what they are called', async () => {
    expect(await find('type', 'virtual_sport-active')).toMatchObject({ shape: 'category' })
    const provider = await find('provider', `${PROVIDER}-light`)
    expect(provider).toMatchObject({ shape: 'mark', art: { name: 'Test & Co' } })
    expect(await find('logo', 'desktop')).toMatchObject({ shape: 'mark', art: { name: 'Oriel' } })
    expect(await find('logo', 'icon')).toMatchObject({ shape: 'icon' })
  })

  test('a banner, in the form of its use, once its time has come', async () => {
    const { id } = await bannerFor(0)
    expect(await find('banner', id)).toMatchObject({ shape: 'banner', art: LOOK })
    const mobile = await bannerFor(2)
    expect(await find('banner', mobile.id)).toMatchObject({ shape: 'banner_mobile' })
    const ids = await house.database.rows
      .selectFrom('contents')
      .select('number')
      .where('starts_at', '>', NOON)
      .execute()
    expect(ids.length).toBeGreaterThan(0)
    for (const { number } of ids) expect(await find('banner', number)).toMatchObject({ code: 101 })
  })

  test.each([
    ['game', '999999999'],
    ['game', '0'],
    ['game', '1 OR 1=1'],
    ['type', 'constructor'],
    ['type', 'slot-active-active'],
    ['provider', 'GPNONE-dark'],
    ['provider', PROVIDER],
    ['banner', '../etc/passwd'],
    ['promotion', '1.5'],
    ['logo', 'footer'],
  ])('%s %s has no picture', async (kind, id) => {
    expect(await find(kind, id)).toMatchObject({ status: 200, code: 101 })
  })

  test('the games and banners of one site are unknown to another', async () => {
    const { id } = await bannerFor(0)
    for (const body of [
      { kind: 'game', id: String(game) },
      { kind: 'banner', id: String(id) },
    ]) {
      const said = await door.say(findPictureCall, { host: SITE_TWO, body })
      expect(said.body.code).toBe(101)
    }
  })

  test('refuses an unknown kind and an id of 300 characters', async () => {
    expect(await find('house', '1')).toMatchObject({ status: 422 })
    expect(await find('game', '1'.repeat(300))).toMatchObject({ status: 422 })
  })
})

type Games = { game_list: { id: number; icon_light: string; customized: number }[] }
type Halls = { gt_list: { gt_icon: string; gp_list: { icon_dark: string }[] }[] }
const listedGame = async () =>
  (await answer<Games>(lobbyGamesCall, { gt_id: 2 })).game_list.find(({ id }) => id === game)

describe('addresses', () => {
  test('carry the version that the picture has', async () => {
    const { version } = await find('game', game)
    expect(version).toMatch(/^[0-9a-f]{8}$/)
    expect((await listedGame())?.icon_light).toBe(`/art/game/${game}.${version}`)
    const banner = await bannerFor(0)
    const { version: drawn } = await find('banner', banner.id)
    expect(banner.photo_path).toBe(`/art/banner/${banner.id}.${drawn}`)
    const { gt_list } = await answer<Halls>(gameListCall)
    const hall = await find('type', 'slot')
    expect(gt_list[0]?.gt_icon).toBe(`/art/type/slot.${hall.version}`)
    const provider = await find('provider', `${PROVIDER}-dark`)
    const icon = `/art/provider/${PROVIDER}-dark.${provider.version}`
    expect(gt_list[0]?.gp_list[0]?.icon_dark).toBe(icon)
  })

  test('change with a picture of the operator’s own, and back', async () => {
    const before = await find('game', game)
    const file = await draw(drawTile({ id: 'own' }), 300)
    const id = expectDone(await savePicture(house.database, file, by))
    const subject = { kind: 'game', id: String(game) } as const
    expectDone(await replacePicture(house.database, ORIEL, subject, id, by))
    door = house.beside((bindings) => bindings)
    const own = await find('game', game)
    expect(own.picture).toEqual({ id, bytes: null })
    expect(own.version).not.toBe(before.version)
    const icon_light = `/art/game/${game}.${own.version}`
    expect(await listedGame()).toMatchObject({ customized: 1, icon_light })
    const { picture } = await find('game', game, { with_bytes: 1 })
    const bytes = Buffer.from(picture?.bytes ?? '', 'base64')
    expect(createHash('sha256').update(bytes).digest('hex')).toBe(id)
    expectDone(await drawAgain(house.database, ORIEL, subject, by))
    door = house.beside((bindings) => bindings)
    expect(await find('game', game)).toEqual(before)
    expect(await listedGame()).toMatchObject({ customized: 0 })
  })

  test('a logo of the operator’s own stands in the list of logos', async () => {
    const file = await draw(drawTile({ id: 'logo' }), 300)
    const id = expectDone(await savePicture(house.database, file, by))
    const subject = { kind: 'logo', id: 'desktop' } as const
    expectDone(await replacePicture(house.database, ORIEL, subject, id, by))
    door = house.beside((bindings) => bindings)
    const { version } = await find('logo', 'desktop')
    expect(await answer(siteLogosCall)).toEqual({
      web_logo_list: [
        { kind: 'desktop', photo_path: `/art/logo/desktop.${version}-320.webp` },
        { kind: 'icon', photo_path: '/brand/icon.svg' },
        { kind: 'mobile', photo_path: '/brand/logo.svg' },
      ],
    })
    expectDone(await drawAgain(house.database, ORIEL, subject, by))
  })
})
