import { refuse, type Outcome } from '@oriel/core/outcome'
import type { Database, Rows } from '@oriel/db/database'
import {
  Art,
  checkTarget,
  detailsOf,
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

/** Whom the site supports. The title is the name, the body says what for. */
export const SponsorDetails = z.object({
  url: z.nullable(z.string()),
  /** The year it began. */
  since: z.int(),
  art: Art,
})
type SponsorDetails = z.output<typeof SponsorDetails>
export type Sponsor = Omit<Content, 'details'> & SponsorDetails
export type SponsorDraft = ContentDraft<SponsorDetails>

export async function publishSponsor(
  database: Database,
  draft: SponsorDraft,
  by: By,
): Promise<Outcome<ContentId, ContentRefusal | 'content_target_not_allowed'>> {
  const reason = checkTarget(draft.details.url, by.allowedOrigins)
  return reason ? refuse(reason) : publishContent(database, 'sponsor', draft, by)
}

export async function listSponsors(rows: Rows, reader: Reader): Promise<Sponsor[]> {
  const contents = await listContents(rows, 'sponsor', reader)
  return contents.map((content) => detailsOf(SponsorDetails, content))
}
