import { BULLETIN_HOME } from '@oriel/core/content-kinds'
import { refuse, type Outcome } from '@oriel/core/outcome'
import type { Database, Rows } from '@oriel/db/database'
import {
  detailsOf,
  editContent,
  findShowing,
  listContents,
  pageHistory,
  publishContent,
  type By,
  type Content,
  type ContentDraft,
  type ContentId,
  type ContentRefusal,
  type Reader,
} from '@oriel/domain/content'
import {
  BulletinDetails,
  checkBulletin,
  isAt,
  isHidden,
  newSince,
  type Bulletin,
  type BulletinRefusal,
} from './rules.ts'
import * as store from './store.ts'

export { BulletinDetails, newSince } from './rules.ts'
export type { Bulletin } from './rules.ts'
export type BulletinDraft = ContentDraft<BulletinDetails>
/** One member at one place. */
export type BulletinPlace = store.Place

export async function publishBulletin(
  database: Database,
  draft: BulletinDraft,
  by: By,
): Promise<Outcome<ContentId, ContentRefusal | BulletinRefusal>> {
  const reason = checkBulletin(draft)
  return reason ? refuse(reason) : publishContent(database, 'bulletin', draft, by)
}

/** Whoever had closed it sees it again. */
export async function editBulletin(
  database: Database,
  id: ContentId,
  draft: BulletinDraft,
  by: By,
): Promise<Outcome<void, ContentRefusal | BulletinRefusal | 'content_unknown'>> {
  const reason = checkBulletin(draft)
  return reason ? refuse(reason) : editContent(database, 'bulletin', id, draft, by)
}

/** What pops up for guests, who only come to the home page. */
export async function listGuestBulletins(rows: Rows, reader: Reader): Promise<Bulletin[]> {
  const guest = { ...reader, isMember: false }
  const bulletins = await bulletinsOf(rows, guest, await listContents(rows, 'bulletin', guest))
  return bulletins.filter(isAt(BULLETIN_HOME))
}

/** What pops up for a member at a place: not what they have hidden there. */
export async function listMemberBulletins(
  rows: Rows,
  reader: Reader,
  place: BulletinPlace,
): Promise<Bulletin[]> {
  const found = await listContents(rows, 'bulletin', { ...reader, isMember: true })
  const bulletins = (await bulletinsOf(rows, reader, found)).filter(isAt(place.location))
  const hidden = await store.findHidden(rows, place, bulletins)
  return bulletins.filter((bulletin) => !isHidden(bulletin, hidden))
}

/** Hides what shows there now; what came after `seenUntil` has not been seen, and stays. */
export async function hideBulletins(
  database: Database,
  reader: Reader,
  place: BulletinPlace,
  seenUntil: Date = reader.now,
): Promise<number> {
  const shown = await listMemberBulletins(database.rows, reader, place)
  const seen = shown.filter((bulletin) => newSince(bulletin) <= seenUntil)
  if (seen.length > 0) {
    await database.transaction((work) => store.hide(work, place, seen, reader.now))
  }
  return seen.length
}

const SWEPT_AT_ONCE = 5_000

/** Forgets what members hid that hides nothing any more; little at a time, so nobody waits. */
export async function sweepHiddenBulletins(database: Database, now: Date): Promise<void> {
  let swept: number
  do swept = await store.sweepHidden(database.rows, now, SWEPT_AT_ONCE)
  while (swept === SWEPT_AT_ONCE)
}

/** All bulletins so far, also those that are over, the newest first. */
export async function pageBulletins(
  rows: Rows,
  reader: Reader,
  asked: { readonly after: string | null; readonly limit: number },
): Promise<{ bulletins: Bulletin[]; next: string | null }> {
  const { contents, next } = await pageHistory(rows, 'bulletin', reader, asked)
  return { bulletins: await bulletinsOf(rows, reader, contents), next }
}

/** An offer that is not for this reader, or is over, is not named: it would lead nowhere. */
async function bulletinsOf(
  rows: Rows,
  reader: Reader,
  contents: readonly Content[],
): Promise<Bulletin[]> {
  const bulletins = contents.map((content) => detailsOf(BulletinDetails, content))
  const offers = bulletins.flatMap(({ promotion }) => promotion ?? [])
  const showing = await findShowing(rows, 'promotion', reader, offers)
  return bulletins.map((bulletin) => {
    const { promotion } = bulletin
    return promotion !== null && showing.has(promotion)
      ? bulletin
      : { ...bulletin, promotion: null }
  })
}
