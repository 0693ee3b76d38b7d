import type { DataOf } from '@oriel/contract/endpoint'
import type { carouselPicturesCall } from '@oriel/contract/member/banner'
import type { Currency } from '@oriel/core/currency'
import { readTarget } from '@oriel/core/url-policy'
import type { SiteInfo } from '../../platform/visit.ts'
import { listAddress } from '../../platform/game-address.ts'

export type BannerWire = DataOf<typeof carouselPicturesCall>['web_carousel_picture_list'][number]

/** Where a banner leads: a page of ours, an outside address, or nowhere. */
export type BannerLink =
  | { readonly kind: 'path'; readonly to: string; readonly isNew: boolean }
  | { readonly kind: 'outside'; readonly to: string; readonly isNew: boolean }

/** S7.027: use_type is 0 for desktop, 1 for small, 2 for mobile. */
export const BANNER_USE = { desktop: 0, small: 1, mobile: 2 } as const

/**
 * S3.027 to S3.029: link_type 0 opens an external url, 1 a path of the site, 2 a game. S5.053: a
 * game link in another currency than the page's is ignored. S1.046: a demo site ignores every link.
 * The URL policy checks each address again.
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
