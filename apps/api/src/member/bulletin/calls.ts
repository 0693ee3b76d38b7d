import {
  bulletinHistoryCall,
  guestBulletinsCall,
  hideBulletinsCall as hideCall,
  memberBulletinsCall,
  type BulletinWire,
} from '@oriel/contract/member/bulletin'
import { done } from '@oriel/core/outcome'
import {
  hideBulletins,
  listGuestBulletins,
  listMemberBulletins,
  newSince,
  pageBulletins,
  type Bulletin,
} from '@oriel/domain/bulletin'
import type * as z from 'zod/mini'
import { bind, type Binding } from '../../bind.ts'
import type { Caller } from '../../caller.ts'
import type { House } from '../../house.ts'
import { pictureAddress } from '../../picture-address.ts'
import { contentReader } from '../../reader.ts'

export const bulletinBindings = (house: House): Binding[] => [
  bind(guestBulletinsCall, async (asked, caller) => {
    const reader = contentReader(caller, asked, house.now())
    return done(listWire(await listGuestBulletins(house.database.rows, reader), caller))
  }),

  bind(memberBulletinsCall, async (asked, caller) => {
    const reader = contentReader(caller, asked, house.now())
    const place = { memberId: caller.session.memberId, location: asked.display_location }
    return done(listWire(await listMemberBulletins(house.database.rows, reader, place), caller))
  }),

  bind(bulletinHistoryCall, async (asked, caller) => {
    const reader = contentReader(caller, asked, house.now())
    const page = { after: asked.after ?? null, limit: asked.count }
    const { bulletins, next } = await pageBulletins(house.database.rows, reader, page)
    return done({ ...listWire(bulletins, caller), next })
  }),

  bind(hideCall, async (asked, caller) => {
    const reader = contentReader(caller, asked, house.now())
    const place = { memberId: caller.session.memberId, location: asked.display_location }
    return done({ hidden: await hideBulletins(house.database, reader, place, asked.seen_until) })
  }),
]

const listWire = (bulletins: readonly Bulletin[], { site }: Caller) => ({
  list: bulletins.map((bulletin): z.output<typeof BulletinWire> => {
    const { number, title, body, device, art, promotion } = bulletin
    return {
      id: number,
      display_content: title,
      content: body,
      display_device: device,
      updated_at: newSince(bulletin),
      picture: art && pictureAddress(site, 'bulletin', number, art),
      art,
      promotion_id: promotion,
    }
  }),
  setting: { display_frequency: site.flags.bulletinFrequency },
})
