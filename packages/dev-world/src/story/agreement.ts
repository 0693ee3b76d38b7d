import { expectDone } from '@oriel/core/outcome'
import type { Database } from '@oriel/db/database'
import { publishAgreement } from '@oriel/domain/agreement'
import { tellContents, textsOf } from '../tell-contents.ts'
import { agreementTexts } from '../texts/agreement.ts'

export async function tellAgreements(database: Database, now: Date): Promise<void> {
  await tellContents(database, 'agreement', now, async ({ site, usual, by }) => {
    const texts = textsOf(site, agreementTexts, 'service')
    expectDone(await publishAgreement(database, { ...usual, details: {}, texts, sort: 0 }, by))
  })
}
