import { currencies } from '@oriel/core/currency'
import { refuse, type Outcome } from '@oriel/core/outcome'
import type { Database, Rows } from '@oriel/db/database'
import {
  checkTarget,
  listContents,
  publishContent,
  type By,
  type Content,
  type ContentDraft,
  type ContentId,
  type ContentRefusal,
  type Reader,
} from '@oriel/domain/content'
import * as z from 'zod/mini'

/** S3.027 to S3.029: an external url, a path of the site, or a game. */
const BannerDetails = z.object({
  /** S7.027: 0 desktop, 1 small, 2 mobile. */
  useType: z.literal([0, 1, 2]),
  link: z.discriminatedUnion('type', [
    z.object({ type: z.literal(0), url: z.string() }),
    z.object({ type: z.literal(1), path: z.string() }),
    z.object({
      type: z.literal(2),
      currency: z.enum(currencies as [(typeof currencies)[number]]),
      gtId: z.int(),
      gpId: z.string(),
      name: z.string(),
    }),
  ]),
  opensNewWindow: z.boolean(),
  button: z.record(z.string(), z.string()),
  /** How it is drawn, and the picture an operator has put in its place. */
  art: z.record(z.string(), z.string()),
  picture: z.nullable(z.string()),
})
export type BannerDetails = z.output<typeof BannerDetails>
export type Banner = Omit<Content, 'details'> & BannerDetails
export type BannerDraft = ContentDraft<BannerDetails>

export async function publishBanner(
  database: Database,
  draft: BannerDraft,
  by: By,
): Promise<Outcome<ContentId, ContentRefusal | 'content_target_not_allowed'>> {
  const { link } = draft.details
  const target = link.type === 0 ? link.url : link.type === 1 ? link.path : null
  const reason = checkTarget(target, by.allowedOrigins)
  return reason ? refuse(reason) : publishContent(database, 'banner', draft, by)
}

/** What the carousel of one use shows to this reader. */
export async function listBanners(
  rows: Rows,
  reader: Reader,
  useType: BannerDetails['useType'],
): Promise<Banner[]> {
  const contents = await listContents(rows, 'banner', reader)
  return contents
    .map(({ details, ...content }) => ({ ...content, ...z.parse(BannerDetails, details) }))
    .filter((banner) => banner.useType === useType)
}
