import type { Client } from '@oriel/contract/client'
import type { AnyEndpoint } from '@oriel/contract/endpoint'
import { carouselPicturesCall } from '@oriel/contract/member/banner'
import { gameListCall, templateGameListCall } from '@oriel/contract/member/games'
import { createLog } from '@oriel/core/log'
import { expect, test, vi } from 'vitest'
import { readAddress } from './address.ts'
import { drawAhead, listFirstScreens } from './ahead.ts'

const ANSWERS = new Map<AnyEndpoint, object>([
  [carouselPicturesCall, { web_carousel_picture_list: [{ photo_path: '/art/banner/3.0a1b2c3d' }] }],
  [gameListCall, { gt_list: [{ gt_icon: '/art/type/slot.0a1b2c3d' }] }],
  [templateGameListCall, { gt_list: [{ game_list: [{ icon_light: '/art/game/12.0a1b2c3d' }] }] }],
])
const clientOf = (known: ReadonlyMap<AnyEndpoint, object>): Client =>
  (async (call: AnyEndpoint) =>
    known.has(call) ? { ok: true, value: known.get(call) } : { ok: false }) as unknown as Client

test('the first screens are banners, halls and games, and each address is one of ours', async () => {
  const addresses = await listFirstScreens(clientOf(ANSWERS))
  expect(new Set(addresses)).toEqual(
    new Set([
      '/art/banner/3.0a1b2c3d-780.avif',
      '/art/banner/3.0a1b2c3d-1200.avif',
      '/art/type/slot.0a1b2c3d-160.avif',
      '/art/type/slot.0a1b2c3d-320.avif',
      '/art/game/12.0a1b2c3d-160.avif',
      '/art/game/12.0a1b2c3d-320.avif',
    ]),
  )
  expect(addresses.map(readAddress)).not.toContain(null)
})

test('what cannot be read is left out', async () => {
  const some = new Map([...ANSWERS].filter(([call]) => call !== gameListCall))
  expect((await listFirstScreens(clientOf(some))).join()).not.toContain('type')
})

test('an api that starts after us is waited for', async () => {
  vi.useFakeTimers()
  let known: ReadonlyMap<AnyEndpoint, object> = new Map()
  const client = ((call: AnyEndpoint, input: never) => clientOf(known)(call, input)) as Client
  const drawn: string[] = []
  const all = drawAhead({
    hosts: ['one.test', 'two.test'],
    api: { clientFor: () => client, plainClientFor: () => client },
    log: createLog({ service: 'test', level: 'silent' }),
    draw: async (host, address) => void drawn.push(`${host}${address}`),
  })
  await vi.advanceTimersByTimeAsync(5_000)
  expect(drawn).toEqual([])
  known = ANSWERS
  await vi.advanceTimersByTimeAsync(2_000)
  await all
  vi.useRealTimers()
  expect(drawn).toContain('one.test/art/game/12.0a1b2c3d-160.avif')
  expect(drawn).toContain('two.test/art/game/12.0a1b2c3d-160.avif')
})
