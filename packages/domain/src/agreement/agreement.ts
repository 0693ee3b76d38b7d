import type { Outcome } from '@oriel/core/outcome'
import type { Database, Rows } from '@oriel/db/database'
import {
  listContents,
  publishContent,
  type By,
  type Content,
  type ContentDraft,
  type ContentId,
  type ContentRefusal,
  type Reader,
} from '@oriel/domain/content'

/** What a new member agrees to; its version says which wording that was. */
export type Agreement = Omit<Content, 'details'>
export type AgreementDraft = ContentDraft<Record<string, never>>

export const publishAgreement = (
  database: Database,
  draft: AgreementDraft,
  by: By,
): Promise<Outcome<ContentId, ContentRefusal>> => publishContent(database, 'agreement', draft, by)

export const listAgreements = (rows: Rows, reader: Reader): Promise<Agreement[]> =>
  listContents(rows, 'agreement', reader)
