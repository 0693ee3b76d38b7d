import { createHash } from 'node:crypto'
import type { PictureId, SiteId } from '@oriel/core/id'
import { done, refuse, type Outcome } from '@oriel/core/outcome'
import { pictureSubject } from '@oriel/core/picture'
import type { Database, Rows } from '@oriel/db/database'
import { findDrawing, type Subject } from './drawing.ts'
import { makeMaster } from './master.ts'
import type { PictureRefusal } from './rules.ts'
import * as store from './store.ts'

export { findDrawing } from './drawing.ts'
export type { Drawing, Subject } from './drawing.ts'
export type { PictureRefusal } from './rules.ts'

export type By = { readonly staff: string; readonly now: Date }

export type StoredPicture = {
  readonly type: string
  readonly width: number
  readonly height: number
  readonly bytes: Buffer
}

export type PictureChange = By & { readonly picture: PictureId | null }

/** Keeps a picture that an operator has chosen. The same picture twice is one. */
export async function savePicture(
  database: Database,
  bytes: Uint8Array,
  by: By,
): Promise<Outcome<PictureId, PictureRefusal>> {
  const made = await makeMaster(bytes)
  if (!made.ok) return made
  const id = createHash('sha256').update(made.value.bytes).digest('hex') as PictureId
  await database.transaction((work) => store.insert(work, id, made.value, by))
  return done(id)
}

/** From now on the site shows this picture there. */
export async function replacePicture(
  database: Database,
  siteId: SiteId,
  subject: Subject,
  picture: PictureId,
  by: By,
): Promise<Outcome<void, 'picture_subject_unknown' | 'picture_unknown'>> {
  return database.transaction(async (work) => {
    const drawing = await findDrawing(work, siteId, subject, null)
    if (!drawing) return refuse('picture_subject_unknown')
    if (!(await store.has(work, picture))) return refuse('picture_unknown')
    const name = pictureSubject(subject.kind, subject.id)
    await store.replace(work, siteId, name, picture)
    await store.note(work, siteId, name, picture, by)
    return done()
  })
}

/** From now on the site shows the drawn picture there again. */
export async function drawAgain(
  database: Database,
  siteId: SiteId,
  { kind, id }: Subject,
  by: By,
): Promise<Outcome<void, 'picture_not_replaced'>> {
  return database.transaction(async (work) => {
    const subject = pictureSubject(kind, id)
    if (!(await store.forget(work, siteId, subject))) return refuse('picture_not_replaced')
    await store.note(work, siteId, subject, null, by)
    return done()
  })
}

/** A picture that this site shows somewhere; others are none of its business. */
export const findPicture = (
  rows: Rows,
  siteId: SiteId,
  id: PictureId,
): Promise<StoredPicture | null> => store.findShown(rows, siteId, id)

/** Who put what there, the latest first. */
export const listPictureChanges = (
  rows: Rows,
  siteId: SiteId,
  { kind, id }: Subject,
): Promise<PictureChange[]> => store.listChanges(rows, siteId, pictureSubject(kind, id))
