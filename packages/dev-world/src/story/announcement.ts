import { locales, type Locale } from '@oriel/core/locale'
import { expectDone } from '@oriel/core/outcome'
import type { Database } from '@oriel/db/database'
import { listMarquee, publishAnnouncement } from '@oriel/domain/announcement'
import { ORIEL, SECOND } from '../cast.ts'
import { LAST_PLAYED, PLAY_MONEY, SAFER_PLAY, TABLES_REOPEN } from '../announcement-texts.ts'

type Texts = Partial<Record<Locale, string>>

const HOUR_MS = 3_600_000

/** Each site opens with a few notices: for everybody, for members only, and one for later today. */
export async function tellAnnouncements(database: Database, now: Date): Promise<void> {
  for (const siteId of [ORIEL, SECOND]) {
    const order = { field: 'sort', direction: 'desc' } as const
    const query = { siteId, audience: 'guest', locale: 'en_US', order, now } as const
    if ((await listMarquee(database.rows, query)).length > 0) continue
    const tell = async (texts: Texts, sort: number, audience: 'all' | 'member', start = now) => {
      const draft = {
        siteId,
        texts,
        sort,
        displayBeforeLogin: audience === 'all',
        displayAfterLogin: true,
        startsAt: start,
        endsAt: null,
      }
      expectDone(await publishAnnouncement(database, draft, { staff: 'story', now }))
    }
    await tell(PLAY_MONEY, 30, 'all')
    await tell(SAFER_PLAY, 20, 'all')
    await tell(LAST_PLAYED, 10, 'member')
    await tell(TABLES_REOPEN, 15, 'all', new Date(now.getTime() + HOUR_MS))
  }
}

/** Stories speak all languages of the product; a missing one would show at once. */
for (const texts of [PLAY_MONEY, SAFER_PLAY, LAST_PLAYED, TABLES_REOPEN] as Texts[]) {
  const missing = locales.filter((locale) => !texts[locale])
  if (missing.length > 0) throw new Error(`a story has no words in ${missing.join(', ')}`)
}
