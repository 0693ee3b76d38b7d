import * as z from 'zod/mini'
import { endpoint } from '../endpoint.ts'
import { CurrencyCode, SiteNumber } from '../wire.ts'

/** S3.027 to S3.029: link_type is 0 for an external url, 1 for a path of the site, 2 for a game. */
const BannerWire = z.object({
  id: z.int(),
  /** Where it leads; empty for a game. */
  url: z.string(),
  photo_path: z.string(),
  title: z.string(),
  /** Cleaned HTML. */
  content: z.string(),
  button: z.string(),
  link_type: z.literal([0, 1, 2]),
  /** 1 opens a new window. */
  link_method: z.literal([0, 1]),
  game_link_parameter: z.nullable(
    z.object({
      currency: CurrencyCode,
      gt_id: z.int(),
      gp_id: z.string(),
      gp_gt_name: z.string(),
    }),
  ),
})

export const carouselPicturesCall = endpoint({
  path: '/arks/web/carousel_picture',
  auth: 'none',
  summary: 'The banners this visitor or member is to see now, for one use.',
  input: z.object({
    site_id: z.optional(SiteNumber),
    /** S7.027: 0 desktop, 1 small, 2 mobile. */
    use_type: z._default(z.literal([0, 1, 2]), 0),
    currency: z.optional(CurrencyCode),
  }),
  data: z.object({ web_carousel_picture_list: z.array(BannerWire) }),
  errors: {},
})
