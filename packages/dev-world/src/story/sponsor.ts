import type { Look } from '@oriel/art/look'
import { expectDone } from '@oriel/core/outcome'
import { readTarget } from '@oriel/core/url-policy'
import type { Database } from '@oriel/db/database'
import { publishSponsor } from '@oriel/domain/sponsor'
import { tellContents, textsOf } from '../tell-contents.ts'
import { sponsorTexts, type SponsorName } from '../texts/sponsor.ts'

type Supported = {
  readonly name: SponsorName
  readonly since: number
  readonly url: string | null
  readonly art: Look
}

const look = (
  emblem: Look['emblem'],
  palette: Look['palette'],
  backdrop: Look['backdrop'],
): Look => ({ emblem, palette, backdrop })

/** Grown-ups only: nothing a child would wear or watch carries the name of a house of games. */
const SUPPORTED: readonly Supported[] = [
  {
    name: 'chess',
    since: 2021,
    url: 'https://partners.oriel.example/chess',
    art: look('knight', 'midnight', 'grid'),
  },
  { name: 'rowing', since: 2022, url: null, art: look('anchor', 'teal', 'waves') },
  { name: 'theatre', since: 2023, url: null, art: look('lantern', 'lacquer', 'seigaiha') },
  { name: 'football', since: 2023, url: null, art: look('soccer', 'forest', 'pitch') },
  { name: 'music', since: 2024, url: null, art: look('trumpet', 'copper', 'bokeh') },
  { name: 'mangrove', since: 2025, url: null, art: look('turtle', 'jade', 'waves') },
]

export async function tellSponsors(database: Database, now: Date): Promise<void> {
  await tellContents(database, 'sponsor', now, async ({ site, usual, by }) => {
    for (const [index, { name, since, url, art }] of SUPPORTED.entries()) {
      const isAllowed = url !== null && readTarget(url, by.allowedOrigins) !== null
      const details = { since, art, url: isAllowed ? url : null }
      const texts = textsOf(site, sponsorTexts, name)
      const draft = { ...usual, details, texts, sort: SUPPORTED.length - index }
      expectDone(await publishSponsor(database, draft, by))
    }
  })
}
