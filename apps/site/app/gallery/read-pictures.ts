import type { Client } from '@oriel/contract/client'
import { carouselPicturesCall } from '@oriel/contract/member/banner'
import { hotGamesCall } from '@oriel/contract/member/games'
import { promotionsCall } from '@oriel/contract/member/promotion'
import { type GalleryPictures, somePictures } from './pictures.ts'

/** Pictures of the site's own games, banners and offers, as far as it has them. */
export async function readPictures(call: Client): Promise<GalleryPictures> {
  const [games, banners, offers] = await Promise.all([
    call(hotGamesCall, { support_device: 0 }),
    call(carouselPicturesCall, { use_type: 0 }),
    call(promotionsCall, {
      display_device: 0,
      count: somePictures.promotions.length,
      category: 'all',
    }),
  ])
  const icons = games.ok ? games.value.game_list.map(({ icon_light }) => icon_light) : []
  const photos = banners.ok
    ? banners.value.web_carousel_picture_list.map(({ photo_path }) => photo_path)
    : []
  const cards = offers.ok ? offers.value.list.flatMap(({ picture }) => picture ?? []) : []
  return {
    halls: somePictures.halls,
    games: filled(icons, somePictures.games),
    tables: filled(
      icons.map((icon) => `${icon}-wide`),
      somePictures.tables,
    ),
    banners: filled(photos, somePictures.banners),
    promotions: filled(cards, somePictures.promotions),
  }
}

/** As many as the gallery needs; where there are too few they come again. */
const filled = (found: readonly string[], needed: readonly string[]): string[] =>
  needed.map((spare, at) => (found.length > 0 ? found[at % found.length] : undefined) ?? spare)
