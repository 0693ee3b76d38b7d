import { carouselPicturesCall } from '@oriel/contract/member/banner'
import { DEFAULT_LOCALE } from '@oriel/core/locale'
import { done } from '@oriel/core/outcome'
import { listBanners, type Banner } from '@oriel/domain/banner'
import { bind, type Binding } from '../../bind.ts'
import type { House } from '../../house.ts'
import { pictureAddress } from '../../picture-address.ts'
import { readerOf } from '../../reader.ts'

export const bannerBindings = (house: House): Binding[] => [
  bind(carouselPicturesCall, async ({ use_type, currency }, caller) => {
    const device = use_type === 2 ? 'mobile' : 'desktop'
    const reader = readerOf(caller, { currency, device }, house.now())
    const banners = await listBanners(house.database.rows, reader, use_type)
    return done({
      web_carousel_picture_list: banners.map((banner) => ({
        id: banner.number,
        url: targetOf(banner),
        photo_path:
          banner.picture ?? pictureAddress(caller.site, 'banner', banner.number, banner.art),
        title: banner.title,
        content: banner.body,
        button: banner.button[caller.locale] ?? banner.button[DEFAULT_LOCALE] ?? '',
        link_type: banner.link.type,
        link_method: banner.opensNewWindow ? (1 as const) : (0 as const),
        game_link_parameter: gameOf(banner),
      })),
    })
  }),
]

function targetOf({ link }: Banner): string {
  if (link.type === 0) return link.url
  return link.type === 1 ? link.path : ''
}

const gameOf = ({ link }: Banner) =>
  link.type === 2
    ? { currency: link.currency, gt_id: link.gtId, gp_id: link.gpId, gp_gt_name: link.name }
    : null
