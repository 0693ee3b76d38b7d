import { currencies, type Currency } from '@oriel/core/currency'
import { parseUnits, writeUnits } from '@oriel/core/money'
import { done, refuse } from '@oriel/core/outcome'
import { command } from '@oriel/domain/command'
import { isRecommendOpen, setRecommendWithin } from '@oriel/domain/introducer'
import { findSite } from '@oriel/domain/site'
import * as z from 'zod/mini'
import { addTerms, findTerms } from './terms.ts'

const Input = z.object({
  currency: z.enum(currencies as [Currency, ...Currency[]]),
  is_open: z.boolean(),
  share_ppm: z.int().check(z.minimum(1), z.maximum(10_000)),
  share_days: z.int().check(z.minimum(1), z.maximum(365)),
  share_max: z.string().check(z.regex(/^\d{1,12}(\.\d{1,4})?$/)),
})
type Input = z.output<typeof Input>

/** What members of a currency get for friends, as a new version; two people agree. */
export const editTermsCommand = command<Input>({
  permission: 'recommend.edit',
  subjectKind: 'recommend',
  input: Input,
  subjectOf: ({ currency }) => currency,
  async look(work, siteId, { currency }) {
    const site = await findSite(work, siteId)
    if (!site?.currencies.includes(currency)) return null
    const terms = await findTerms(work, siteId, currency)
    const isOpen = await isRecommendOpen(work, siteId, currency)
    const fields = {
      currency,
      friends_open: isOpen,
      share_ppm: terms?.sharePpm ?? null,
      share_days: terms?.shareDays ?? null,
      share_max: terms ? `${writeUnits(terms.shareMax)} ${currency}` : null,
      version: terms?.version ?? 0,
    }
    return { version: `${terms?.version ?? 0} ${isOpen}`, fields }
  },
  async run(work, _tools, { siteId, by, proposalId }, input) {
    const { currency, is_open: isOpen, share_ppm: sharePpm, share_days: shareDays } = input
    const shareMax = parseUnits(input.share_max)
    if (shareMax === null || shareMax === 0n) return refuse('terms_invalid')
    await setRecommendWithin(work, siteId, currency, isOpen)
    const draft = { currency, sharePpm, shareDays, shareMax }
    await addTerms(work, siteId, draft, { by, proposalId })
    return done()
  },
})
