import type { AnnouncementId, SiteId } from '@oriel/core/id'
import { isLocale } from '@oriel/core/locale'
import { listMarquee, publishWithin, withdrawWithin } from '@oriel/domain/announcement'
import { noteOffice } from '@oriel/domain/audit'
import type { Office, OfficeFlags } from '../office.ts'
import { siteOf } from './site.ts'

export async function announce(office: Office, flags: OfficeFlags): Promise<string[]> {
  const site = await siteOf(office, flags.site)
  const now = new Date()
  if (!isLocale(flags.lang)) throw new Error(`not a language of the product: ${flags.lang}`)
  const draft = {
    siteId: site.id,
    texts: { [flags.lang]: flags.text ?? '' },
    displayBeforeLogin: flags.audience !== 'member',
    displayAfterLogin: flags.audience !== 'guest',
    sort: Number(flags.sort),
    startsAt: flags.starts ? new Date(flags.starts) : now,
    endsAt: flags.ends ? new Date(flags.ends) : null,
  }
  return office.database.transaction(async (work) => {
    const outcome = await publishWithin(work, draft, { staff: ACTOR, now })
    if (!outcome.ok) throw new Error(`refused: ${outcome.reason}`)
    const { id } = outcome.value
    await noteOffice(work, { ...lineOf(site.id, id), after: { act: 'publish', version: 1 } })
    return [`published ${id} on ${site.name}`]
  })
}

export async function listAnnouncements(office: Office, flags: OfficeFlags): Promise<string[]> {
  const site = await siteOf(office, flags.site)
  if (!isLocale(flags.lang)) throw new Error(`not a language of the product: ${flags.lang}`)
  const order = { field: 'sort', direction: 'desc' } as const
  const items = await listMarquee(office.database.rows, {
    siteId: site.id,
    audience: flags.audience === 'member' ? 'member' : 'guest',
    locale: flags.lang,
    order,
    now: new Date(),
  })
  return items.map((item) => `${item.id}  v${item.version}  sort ${item.sort}  ${item.content}`)
}

export async function withdraw(office: Office, flags: OfficeFlags, id: string): Promise<string[]> {
  const site = await siteOf(office, flags.site)
  return office.database.transaction(async (work) => {
    const by = { staff: ACTOR, now: new Date() }
    const outcome = await withdrawWithin(work, site.id, id as AnnouncementId, by)
    if (!outcome.ok) throw new Error(`refused: ${outcome.reason}`)
    await noteOffice(work, { ...lineOf(site.id, id), after: { act: 'withdraw' } })
    return [`withdrawn ${id}`]
  })
}

const ACTOR = 'command line'

const lineOf = (siteId: SiteId, id: string) => ({
  siteId,
  actor: ACTOR,
  permission: 'content.publish',
  subject: { kind: 'announcement', id },
  outcome: 'done',
})
