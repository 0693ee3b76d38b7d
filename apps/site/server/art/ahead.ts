import type { Client } from '@oriel/contract/client'
import { carouselPicturesCall } from '@oriel/contract/member/banner'
import { gameListCall, templateGameListCall } from '@oriel/contract/member/games'
import { DEFAULT_LOCALE } from '@oriel/core/locale'
import type { Log } from '@oriel/core/log'
import { createNap } from '@oriel/core/nap'
import type { Api } from '@oriel/web/server/api'

export type AheadOptions = {
  readonly hosts: readonly string[]
  readonly api: Pick<Api, 'clientFor' | 'plainClientFor'>
  readonly log: Log
  /** Draws and keeps the picture at this address; slow on purpose, nobody waits for it. */
  readonly draw: (host: string, address: string) => Promise<void>
}

/** What screens of single and of double density take from these lists. */
const TILE_WIDTHS = [160, 320]
const BANNER_WIDTHS = [780, 1200]
/** Nearly every browser takes it; for others a picture is drawn when they ask. */
const FORMAT = 'avif'

/** The api may start after us. */
const TRY_AGAIN_MS = 2_000
const TRIES_MAX = 30

/** Draws what the first screens of these hosts show, one picture after another. */
export async function drawAhead({ hosts, api, log, draw }: AheadOptions): Promise<void> {
  for (const host of hosts) {
    const start = performance.now()
    const addresses = await readPatiently(api.plainClientFor(host, DEFAULT_LOCALE))
    for (const address of addresses) await draw(host, address)
    const seconds = Math.round((performance.now() - start) / 1000)
    log.info({ host, pictures: addresses.length, seconds }, 'first screens are drawn')
  }
}

async function readPatiently(client: Client): Promise<string[]> {
  for (let tries = 1; tries < TRIES_MAX; tries += 1) {
    const addresses = await listFirstScreens(client)
    if (addresses.length > 0) return addresses
    await createNap().take(TRY_AGAIN_MS)
  }
  return listFirstScreens(client)
}

/** Addresses of pictures on the first screens; what cannot be read now is drawn when asked for. */
export async function listFirstScreens(client: Client): Promise<string[]> {
  const [banners, mobile, halls, games] = await Promise.all([
    client(carouselPicturesCall, { use_type: 0 }),
    client(carouselPicturesCall, { use_type: 2 }),
    client(gameListCall, { support_device: 0 }),
    client(templateGameListCall, { support_device: 0 }),
  ])
  const slides = [banners, mobile].flatMap((answer) =>
    answer.ok ? answer.value.web_carousel_picture_list.map(({ photo_path }) => photo_path) : [],
  )
  const cards = halls.ok ? halls.value.gt_list.map(({ gt_icon }) => gt_icon) : []
  const tiles = games.ok
    ? games.value.gt_list.flatMap(({ game_list }) => game_list.map(({ icon_light }) => icon_light))
    : []
  const sized = (addresses: readonly string[], widths: readonly number[]) =>
    addresses.flatMap((address) => widths.map((width) => `${address}-${width}.${FORMAT}`))
  // What stands at the top of the page comes first.
  return [...sized(slides, BANNER_WIDTHS), ...sized([...cards, ...tiles], TILE_WIDTHS)]
}
