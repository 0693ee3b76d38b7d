import type { DataOf } from '@oriel/contract/endpoint'
import type { carouselPictures } from '@oriel/contract/member/banner'
import type { Currency } from '@oriel/core/currency'
import { readTarget } from '@oriel/core/url-policy'
import type { SiteInfo } from '../../platform/visit.ts'
import { listAddress } from '../../platform/game-address.ts'

export type BannerWire = DataOf<typeof carouselPictures>['web_carousel_picture_list'][number]

/** Where a banner leads: a page of ours, an outside address, or nowhere. */
export type BannerLink =
  | { readonly kind: 'path'; readonly to: string; readonly isNew: boolean }
  | { readonly kind: 'outside'; readonly to: string; readonly isNew: boolean }

/** Spec 7: use types 0 desktop, 1 small, 2 mobile. */
export const BANNER_USE = { desktop: 0, small: 1, mobile: 2 } as const

/**
 * Spec 3 and 5: link_type 0 leads outside, 1 to a path of ours, 2 to a game. A game in another
 * currency than the page's is not followed, and a demo site follows none. Addresses pass the one
 * policy once more.
 */
export function bannerLink(
  banner: Pick<BannerWire, 'url' | 'link_type' | 'link_method' | 'game_link_parameter'>,
  site: Pick<SiteInfo, 'isDemo' | 'allowedOrigins'>,
  currency: Currency,
): BannerLink | null {
  if (site.isDemo) return null
  const isNew = banner.link_method === 1
  if (banner.link_type === 2) {
    const game = banner.game_link_parameter
    if (!game || game.currency !== currency) return null
    return {
      kind: 'path',
      to: listAddress({ gtId: game.gt_id, gpId: game.gp_id, house: '' }),
      isNew,
    }
  }
  const target = readTarget(banner.url, site.allowedOrigins)
  if (!target) return null
  return target.kind === 'path'
    ? { kind: 'path', to: target.path, isNew }
    : { kind: 'outside', to: target.href, isNew }
}
