import {
  editTerms,
  recommendAwardsCall,
  recommendTermsCall,
} from '@oriel/contract/office/recommend'
import { done, refuse } from '@oriel/core/outcome'
import { listRecommendOpen } from '@oriel/domain/introducer'
import { listSiteAwards, listTerms } from '@oriel/domain/recommend'
import { findSite } from '@oriel/domain/site'
import type { Binding } from '../../bind.ts'
import { bindOffice } from '../bind.ts'
import { bindCommand } from '../command.ts'
import type { OfficeHouse } from '../house.ts'

export const recommendBindings = (house: OfficeHouse): Binding[] => [
  bindOffice(recommendTermsCall, async (_input, { siteId }) => {
    const { rows } = house.database
    const site = siteId === null ? null : await findSite(rows, siteId)
    if (siteId === null || !site) return refuse('invalid_input')
    const open = await listRecommendOpen(rows, siteId)
    const all = await listTerms(rows, siteId)
    return done({
      list: site.currencies.map((currency) => {
        const terms = all.find((one) => one.currency === currency)
        return {
          currency,
          is_open: open.includes(currency),
          terms: terms
            ? {
                version: terms.version,
                share_ppm: terms.sharePpm,
                share_days: terms.shareDays,
                share_max: terms.shareMax,
                since: terms.validFrom,
              }
            : null,
        }
      }),
    })
  }),

  ...bindCommand(house, editTerms),

  bindOffice(recommendAwardsCall, async ({ after, count }, { siteId }) => {
    if (siteId === null) return refuse('invalid_input')
    const page = { after: after ?? null, count }
    const { list, next } = await listSiteAwards(house.database.rows, siteId, page)
    return done({
      list: list.map(({ cursor, memberId, ratePpm, madeAt, ...award }) => ({
        id: cursor,
        member_id: memberId,
        rate_ppm: ratePpm,
        made_at: madeAt,
        ...award,
      })),
      next,
    })
  }),
]
