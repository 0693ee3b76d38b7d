import {
  announcementCall,
  announcementListCall,
  announcementPreviewLinkCall,
  announcementSaveCall,
  announcementSubmitCall,
  publishAnnouncement,
} from '@oriel/contract/office/announcement'
import type { AnnouncementId } from '@oriel/core/id'
import { LANGUAGE_QUERY, languageTag } from '@oriel/core/locale'
import { done, refuse } from '@oriel/core/outcome'
import {
  linkPreview,
  listAnnouncements,
  readAnnouncement,
  saveVersion,
  submitVersion,
} from '@oriel/domain/announcement'
import { findSite } from '@oriel/domain/site'
import type { Binding } from '../../bind.ts'
import { bindOffice } from '../bind.ts'
import { bindCommand } from '../command.ts'
import type { OfficeHouse } from '../house.ts'
import { checkWire, lineWire, versionWire } from './wire.ts'

/** A page of the site, `apps/site/app/pages/preview-announcement.tsx`. */
const PREVIEW_PATH = '/preview/announcement'

export const announcementBindings = (house: OfficeHouse): Binding[] => [
  bindOffice(announcementListCall, async ({ after, count }, { siteId }) => {
    if (siteId === null) return refuse('invalid_input')
    const page = { after: after === undefined ? null : BigInt(after), count }
    const { list, next } = await listAnnouncements(house.database.rows, siteId, page, house.now())
    return done({ list: list.map(lineWire), next: next === null ? null : String(next) })
  }),

  bindOffice(announcementCall, async ({ id }, { siteId, session }) => {
    if (siteId === null) return refuse('invalid_input')
    const { rows } = house.database
    const one = await readAnnouncement(rows, siteId, id as AnnouncementId, house.now())
    if (!one) return refuse('announcement_unknown')
    return done({
      number: String(one.number),
      newest: one.newest,
      versions: one.versions.map((told) => versionWire(told, session.personId)),
      checks: one.checks.map(checkWire),
    })
  }),

  bindOffice(announcementSaveCall, async ({ id, after, ...sent }, { siteId, actor }) => {
    if (siteId === null) return refuse('invalid_input')
    const draft = {
      texts: sent.texts,
      fallsBack: sent.falls_back,
      displayBeforeLogin: sent.before_login,
      displayAfterLogin: sent.after_login,
      sort: sent.sort,
      startsAt: sent.starts_at,
      endsAt: sent.ends_at,
    }
    const saving = { siteId, id: id as AnnouncementId | null, after, draft }
    return saveVersion(house.database, actor, saving, house.now())
  }),

  bindOffice(announcementSubmitCall, async ({ id, number }, { siteId, actor }) => {
    if (siteId === null) return refuse('invalid_input')
    const one = { siteId, id: id as AnnouncementId, number }
    const submitted = await submitVersion(house.database, actor, one, house.now())
    return submitted.ok ? done({}) : submitted
  }),

  bindOffice(announcementPreviewLinkCall, async (asked, { siteId, actor }) => {
    if (siteId === null) return refuse('invalid_input')
    const { id, number, language, layout } = asked
    const site = await findSite(house.database.rows, siteId)
    const origin = house.previewOrigins.find((one) => site?.hosts.includes(new URL(one).hostname))
    if (!origin) return refuse('preview_off')
    const one = { siteId, id: id as AnnouncementId, number }
    const link = await linkPreview(house.database, actor, one)
    if (!link.ok) return link
    const address = new URL(PREVIEW_PATH, origin)
    address.searchParams.set('token', link.value)
    address.searchParams.set(LANGUAGE_QUERY, languageTag(language))
    address.searchParams.set('mode', layout)
    return done({ address: address.href })
  }),

  ...bindCommand(house, publishAnnouncement),
]
