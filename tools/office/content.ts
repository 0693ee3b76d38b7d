import { readFileSync } from 'node:fs'
import { currencies, type Currency } from '@oriel/core/currency'
import { locales } from '@oriel/core/locale'
import type { Outcome } from '@oriel/core/outcome'
import type { Database } from '@oriel/db/database'
import { publishAgreement } from '@oriel/domain/agreement'
import { BulletinDetails, publishBulletin } from '@oriel/domain/bulletin'
import { withdrawContent, type By, type ContentDraft, type ContentId } from '@oriel/domain/content'
import { FaqDetails, publishFaq } from '@oriel/domain/faq'
import { PageDetails, publishPage } from '@oriel/domain/page'
import { PromotionDetails, publishPromotion } from '@oriel/domain/promotion'
import { publishSponsor, SponsorDetails } from '@oriel/domain/sponsor'
import * as z from 'zod/mini'
import type { Office, OfficeFlags } from '../office.ts'
import { siteOf } from './site.ts'

type Publish<Details> = (
  database: Database,
  draft: ContentDraft<Details>,
  by: By,
) => Promise<Outcome<ContentId, string>>
type Kind = { readonly check: (details: unknown) => void; readonly publish: Publish<unknown> }

/** A kind's own use case gets only details of its own form. */
const kind = <Schema extends z.ZodMiniType>(
  Details: Schema,
  publishDraft: Publish<z.output<Schema>>,
): Kind => ({
  check: (details) => void z.parse(Details, details),
  publish: (database, draft, by) =>
    publishDraft(database, { ...draft, details: z.parse(Details, draft.details) }, by),
})

const KINDS = {
  agreement: kind(z.strictObject({}), publishAgreement),
  bulletin: kind(BulletinDetails, publishBulletin),
  faq: kind(FaqDetails, publishFaq),
  page: kind(PageDetails, publishPage),
  promotion: kind(PromotionDetails, publishPromotion),
  sponsor: kind(SponsorDetails, publishSponsor),
} as const satisfies Record<string, Kind>

const Time = z.pipe(
  z.iso.datetime({ offset: true }),
  z.transform((text: string) => new Date(text)),
)

/** What a file must say; who sees it, where and when has a usual answer. */
const DraftFile = z.strictObject({
  details: z._default(z.unknown(), {}),
  texts: z.partialRecord(z.enum(locales), z.object({ title: z.string(), body: z.string() })),
  device: z._default(z.enum(['both', 'desktop', 'mobile']), 'both'),
  forGuests: z._default(z.boolean(), true),
  forMembers: z._default(z.boolean(), true),
  currencies: z._default(z.nullable(z.array(z.enum(currencies as [Currency]))), null),
  sort: z._default(z.int(), 0),
  startsAt: z.optional(Time),
  endsAt: z._default(z.nullable(Time), null),
})

/** The draft in a file, as far as it can be told without asking a site. */
export function readDraft(kindName: string | undefined, text: string): z.output<typeof DraftFile> {
  const file = z.parse(DraftFile, JSON.parse(text))
  KINDS[kindOf(kindName)].check(file.details)
  return file
}

export async function publish(office: Office, flags: OfficeFlags): Promise<string[]> {
  const file = readDraft(flags.kind, readFileSync(flags.file ?? '', 'utf8'))
  const site = await siteOf(office, flags.site)
  const now = new Date()
  const draft = { ...file, siteId: site.id, startsAt: file.startsAt ?? now }
  const by = { staff: 'office', now, allowedOrigins: site.flags.allowedOrigins }
  const outcome = await KINDS[kindOf(flags.kind)].publish(office.database, draft, by)
  if (!outcome.ok) throw new Error(`refused: ${outcome.reason}`)
  return [`published ${outcome.value} on ${site.name}`]
}

export async function unpublish(office: Office, flags: OfficeFlags, id: string): Promise<string[]> {
  const site = await siteOf(office, flags.site)
  const by = { staff: 'office', now: new Date() }
  const chosen = kindOf(flags.kind)
  const outcome = await withdrawContent(office.database, site.id, chosen, id as ContentId, by)
  if (!outcome.ok) throw new Error(`refused: ${outcome.reason}`)
  return [`withdrawn ${id}`]
}

function kindOf(text: string | undefined): keyof typeof KINDS {
  const names = Object.keys(KINDS) as (keyof typeof KINDS)[]
  const found = names.find((name) => name === text)
  if (!found) throw new Error(`--kind is one of ${names.join(', ')}`)
  return found
}
