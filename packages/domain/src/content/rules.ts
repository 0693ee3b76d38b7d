import type { Currency } from '@oriel/core/currency'
import type { SiteId } from '@oriel/core/id'
import type { Locale } from '@oriel/core/locale'
import { cleanRichText } from '@oriel/core/rich-text'
import { readTarget } from '@oriel/core/url-policy'

export const contentKinds = [
  'banner',
  'bulletin',
  'promotion',
  'faq',
  'sponsor',
  'page',
  'agreement',
  'ad',
  'login-model',
] as const
export type ContentKind = (typeof contentKinds)[number]

export type ContentText = { readonly title: string; readonly body: string }
export type ContentTexts = Readonly<Partial<Record<Locale, ContentText>>>

/** What an operator writes, and who is to see it, where and when. */
export type ContentDraft<Details = unknown> = {
  readonly siteId: SiteId
  readonly details: Details
  readonly texts: ContentTexts
  readonly device: 'both' | 'desktop' | 'mobile'
  readonly forGuests: boolean
  readonly forMembers: boolean
  /** Null: for every currency of the site. */
  readonly currencies: readonly Currency[] | null
  readonly sort: number
  readonly startsAt: Date
  readonly endsAt: Date | null
}

export type ContentRefusal =
  | 'content_without_text'
  | 'content_without_audience'
  | 'content_title_length'
  | 'content_body_length'
  | 'content_times'

/** Where a content leads passes the one policy, whatever kind it is. Null leads nowhere. */
export const checkTarget = (
  target: string | null,
  allowedOrigins: readonly string[],
): 'content_target_not_allowed' | null =>
  target === null || readTarget(target, allowedOrigins) ? null : 'content_target_not_allowed'

const TITLE_MAX = 200
const BODY_MAX = 50_000

export function checkContent(draft: ContentDraft): ContentRefusal | null {
  const texts = Object.values(draft.texts)
  if (texts.length === 0) return 'content_without_text'
  if (!draft.forGuests && !draft.forMembers) return 'content_without_audience'
  const isTitle = ({ title }: ContentText) =>
    title.trim() !== '' && title.trim().length <= TITLE_MAX
  if (!texts.every(isTitle)) return 'content_title_length'
  if (texts.some(({ body }) => body.length > BODY_MAX)) return 'content_body_length'
  return draft.endsAt && draft.endsAt <= draft.startsAt ? 'content_times' : null
}

/** Titles without the blanks around them, bodies with only what may stay. */
export const cleanTexts = (texts: ContentTexts, allowedOrigins: readonly string[]): ContentTexts =>
  Object.fromEntries(
    Object.entries(texts).map(([language, { title, body }]) => [
      language,
      { title: title.trim(), body: cleanRichText(body, allowedOrigins) },
    ]),
  )

/** S3.025: the numbers of display_device. */
export const DEVICE_CODES = { both: 0, desktop: 1, mobile: 2 } as const
