import type { AnnouncementDraft } from './announcement.ts'

export type ReaderKind = 'guest' | 'member'
export type DraftRefusal =
  | 'announcement_without_text'
  | 'announcement_text_too_long'
  | 'announcement_for_nobody'
  | 'announcement_ends_before_start'

export const TEXT_MAX = 500

/** Why a draft may not be published, or null. */
export function checkDraft(draft: AnnouncementDraft): DraftRefusal | null {
  const texts = Object.values(draft.texts).map((text) => text.trim())
  if (texts.length === 0 || texts.includes('')) return 'announcement_without_text'
  if (texts.some((text) => text.length > TEXT_MAX)) return 'announcement_text_too_long'
  if (!draft.displayBeforeLogin && !draft.displayAfterLogin) return 'announcement_for_nobody'
  if (draft.endsAt && draft.endsAt <= draft.startsAt) return 'announcement_ends_before_start'
  return null
}

type Texts = AnnouncementDraft['texts']

/** The space around a text is nobody's message. */
export const trimTexts = (texts: Texts): Texts =>
  Object.fromEntries(Object.entries(texts).map(([locale, text]) => [locale, text.trim()]))

type Times = { startsAt: Date; endsAt: Date | null; withdrawn: boolean }

/** Shown from its start, up to but not including its end, unless withdrawn. */
export const isShowing = (times: Times, now: Date): boolean =>
  !times.withdrawn && times.startsAt <= now && (times.endsAt === null || now < times.endsAt)
