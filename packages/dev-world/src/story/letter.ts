import { newId } from '@oriel/core/id'
import { locales } from '@oriel/core/locale'
import { expectDone } from '@oriel/core/outcome'
import type { Database } from '@oriel/db/database'
import {
  listTemplates,
  publishTemplate,
  sendLetter,
  writeToAudience,
  writeToOne,
} from '@oriel/domain/letter'
import { findMember } from '@oriel/domain/member'
import { ORIEL, SECOND } from '../cast.ts'
import { AWARD_PAID, DRAWS_GIVEN, SUPPORT_ANSWER, TERMS_CHANGE, WELCOME } from '../texts/letter.ts'

const EVERYBODY = {
  currency: null,
  language: null,
  grade: null,
  registeredFrom: null,
  registeredUntil: null,
}
/** What the house says by itself, by the names of its templates. */
const TEMPLATES = { welcome: WELCOME, draws_given: DRAWS_GIVEN, award_paid: AWARD_PAID }

const BY = { by: 'story', isByStaff: true, proposalId: null }

/** Both sites have templates in all languages; sophia has letters of every kind. */
export async function tellLetters(database: Database): Promise<void> {
  for (const siteId of [ORIEL, SECOND]) {
    if ((await listTemplates(database.rows, siteId)).length > 0) continue
    await database.transaction(async (work) => {
      for (const [name, texts] of Object.entries(TEMPLATES)) {
        const template = { siteId, name, kind: 'service', texts } as const
        expectDone(await publishTemplate(work, template, BY))
      }
      const all = { siteId, kind: 'service', texts: TERMS_CHANGE, audience: EVERYBODY } as const
      expectDone(await writeToAudience(work, { id: newId<'letter'>(), ...all }, BY))
      const sophia = siteId === ORIEL ? await findMember(work, ORIEL, 'sophia') : null
      if (!sophia) return
      const { id: memberId, account } = sophia
      const welcome = { siteId, memberId, template: 'welcome', values: { account } } as const
      expectDone(await sendLetter(work, welcome))
      const own = { siteId, memberId, kind: 'service', texts: SUPPORT_ANSWER } as const
      expectDone(await writeToOne(work, { id: newId<'letter'>(), ...own }, BY))
    })
  }
}

/** Stories speak all languages of the product; a missing one would show at once. */
for (const texts of [...Object.values(TEMPLATES), TERMS_CHANGE]) {
  const missing = locales.filter((locale) => !texts[locale])
  if (missing.length > 0) throw new Error(`a letter has no words in ${missing.join(', ')}`)
}
