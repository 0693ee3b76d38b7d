import { newId, siteId } from '@oriel/core/id'
import { expectDone } from '@oriel/core/outcome'
import { EnvConfig, SiteFlags } from '@oriel/core/site-settings'
import type { Database } from '@oriel/db/database'
import type { AnnouncementDraft } from '@oriel/domain/announcement'
import { createMember, type Member } from '@oriel/domain/member'
import { saveSite, type Site } from '@oriel/domain/site'
import * as z from 'zod/mini'

/** What the tests of this package start from. */
export const NOON = new Date('2026-03-01T12:00:00.000Z')
export const MINUTE_MS = 60_000
export const HOUR_MS = 60 * MINUTE_MS
export const afterNoon = (ms: number): Date => new Date(NOON.getTime() + ms)

/** Code and host follow from the id, so that two sites never collide. */
export function exampleSite(changes: Partial<Site> = {}): Site {
  const id = changes.id ?? siteId(1)
  return {
    id,
    code: `site-${id}`,
    name: `Site ${id}`,
    hosts: [`site-${id}.example`],
    envConfig: null,
    flags: z.parse(SiteFlags, {}),
    routeRules: [],
    currencies: ['USD', 'VND'],
    languages: ['en_US', 'vi_VN'],
    logos: [],
    templates: [
      { name: 'H5_1', theme: 'jade', layout: 'tabs', sections: ['marquee'] },
      { name: 'desktop', theme: 'obsidian', layout: 'rail', sections: ['marquee', 'games'] },
    ],
    ...changes,
  }
}

/** S1.045: a demo site, where nobody has an account. */
export const exampleShowroom = (): Site =>
  exampleSite({
    envConfig: z.parse(EnvConfig, { websocketUrl: '', sslWebsocketUrl: '', isDemo: true }),
  })

export async function makeSite(database: Database, changes: Partial<Site> = {}): Promise<Site> {
  const site = exampleSite(changes)
  expectDone(await saveSite(database, site, NOON))
  return site
}

/** A member of a site that stands; each has an account of its own. */
export async function makeMember(
  database: Database,
  changes: Partial<Omit<Member, 'id'>> = {},
): Promise<Member> {
  const account = `m${newId().slice(-11)}`
  const usual = { siteId: siteId(1), account, currency: 'USD', language: 'en_US' } as const
  return expectDone(await createMember(database, { ...usual, ...changes }))
}

/** Shown to everybody from noon on. */
export const exampleDraft = (changes: Partial<AnnouncementDraft> = {}): AnnouncementDraft => ({
  siteId: siteId(1),
  texts: { en_US: 'hello' },
  displayBeforeLogin: true,
  displayAfterLogin: true,
  sort: 0,
  startsAt: NOON,
  endsAt: null,
  ...changes,
})
