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

/** S3.058: where a site shows models. Each place is a kind of content. */
export type ModelPlace = 'ad' | 'login'
const KINDS = { ad: 'ad', login: 'login-model' } as const satisfies Record<ModelPlace, string>

/** A picture with a few words: the title, and the body below it. */
export const ModelDetails = z.object({
  /** Where it leads, if anywhere. */
  url: z.nullable(z.string()),
  /** What it opens on the page instead. */
  action: z.nullable(z.enum(['red_envelope', 'roulette'])),
  art: Art,
})
type ModelDetails = z.output<typeof ModelDetails>
export type Model = Omit<Content, 'details'> & ModelDetails
export type ModelDraft = ContentDraft<ModelDetails>

export async function publishModel(
  database: Database,
  place: ModelPlace,
  draft: ModelDraft,
  by: By,
): Promise<Outcome<ContentId, ContentRefusal | 'content_target_not_allowed'>> {
  const reason = checkTarget(draft.details.url, by.allowedOrigins)
  return reason ? refuse(reason) : publishContent(database, KINDS[place], draft, by)
}

/** What a place shows to this reader, in the operator's order. */
export async function listModels(rows: Rows, place: ModelPlace, reader: Reader): Promise<Model[]> {
  const contents = await listContents(rows, KINDS[place], reader)
  return contents.map((content) => detailsOf(ModelDetails, content))
}
