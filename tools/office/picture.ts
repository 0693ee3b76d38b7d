import { readFileSync } from 'node:fs'
import { readPictureSubject } from '@oriel/core/picture'
import {
  drawAgain,
  listPictureChanges,
  replacePicture,
  savePicture,
  type Subject,
} from '@oriel/domain/picture'
import type { Office, OfficeFlags } from '../office.ts'
import { siteOf } from './site.ts'

/** Puts a picture in place of a drawn one, goes back to it, or says what was done there. */
export async function picture(office: Office, flags: OfficeFlags): Promise<string[]> {
  const site = await siteOf(office, flags.site)
  const subject = subjectOf(flags.for)
  const by = { staff: 'office', now: new Date() }
  if (flags.drawn) {
    const outcome = await drawAgain(office.database, site.id, subject, by)
    if (!outcome.ok) throw new Error(`refused: ${outcome.reason}`)
    return [`${flags.for} on ${site.name} is drawn again`]
  }
  if (flags.file === undefined) return history(office, site.id, subject)
  const saved = await savePicture(office.database, readFileSync(flags.file), by)
  if (!saved.ok) throw new Error(`refused: ${saved.reason}`)
  const outcome = await replacePicture(office.database, site.id, subject, saved.value, by)
  if (!outcome.ok) throw new Error(`refused: ${outcome.reason}`)
  return [`${flags.for} on ${site.name} shows ${flags.file} (${saved.value})`]
}

function subjectOf(text: string | undefined): Subject {
  const subject = readPictureSubject(text ?? '')
  if (!subject) {
    throw new Error('--for names a picture: game:12, banner:3, provider:GPOR-light, type:slot')
  }
  return subject
}

async function history(
  { database }: Office,
  siteId: Parameters<typeof listPictureChanges>[1],
  subject: Subject,
): Promise<string[]> {
  const changes = await listPictureChanges(database.rows, siteId, subject)
  if (changes.length === 0) return ['it has always been the drawn one']
  return changes.map(({ now, staff, picture: id }) => {
    return `${now.toISOString()}  ${staff}  ${id ?? 'drawn again'}`
  })
}
