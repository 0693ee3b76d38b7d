import type { Look } from '@oriel/art/look'
import { expectDone } from '@oriel/core/outcome'
import type { Database } from '@oriel/db/database'
import { publishSponsor } from '@oriel/domain/sponsor'
import { tellContents, textsOf } from '../tell-contents.ts'
import { sponsorTexts, type SponsorName } from '../texts/sponsor.ts'

type Supported = {
  readonly name: SponsorName
  readonly since: number
  readonly art: Look
}

const look = (
  emblem: Look['emblem'],
  palette: Look['palette'],
  backdrop: Look['backdrop'],
): Look => ({ emblem, palette, backdrop })

/** For adults only: nothing a child would wear or watch carries the name of a gaming site. */
const SUPPORTED: readonly Supported[] = [
  { name: 'chess', since: 2021, art: look('knight', 'midnight', 'grid') },
  { name: 'rowing', since: 2022, art: look('anchor', 'teal', 'waves') },
  { name: 'theatre', since: 2023, art: look('lantern', 'lacquer', 'seigaiha') },
  { name: 'football', since: 2023, art: look('soccer', 'forest', 'pitch') },
  { name: 'music', since: 2024, art: look('trumpet', 'copper', 'bokeh') },
  { name: 'mangrove', since: 2025, art: look('turtle', 'jade', 'waves') },
]

export async function tellSponsors(database: Database, now: Date): Promise<void> {
  await tellContents(database, 'sponsor', now, async ({ site, usual, by }) => {
    for (const [index, { name, since, art }] of SUPPORTED.entries()) {
      const details = { since, art, url: null }
      const texts = textsOf(site, sponsorTexts, name)
      const draft = { ...usual, details, texts, sort: SUPPORTED.length - index }
      expectDone(await publishSponsor(database, draft, by))
    }
  })
}
