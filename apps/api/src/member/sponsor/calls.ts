import { modelSponsorCall } from '@oriel/contract/member/sponsor'
import { done } from '@oriel/core/outcome'
import { listSponsors } from '@oriel/domain/sponsor'
import { bind, type Binding } from '../../bind.ts'
import type { House } from '../../house.ts'
import { pictureAddress } from '../../picture-address.ts'
import { contentReader } from '../../reader.ts'

export const sponsorBindings = (house: House): Binding[] => [
  bind(modelSponsorCall, async (asked, caller) => {
    const reader = contentReader(caller, asked, house.now())
    const sponsors = await listSponsors(house.database.rows, reader)
    return done({
      list: sponsors.map(({ number, title, body, url, since, art }) => ({
        id: number,
        name: title,
        text: body,
        picture: pictureAddress(caller.site, 'sponsor', number, art),
        art,
        url,
        since,
      })),
    })
  }),
]
