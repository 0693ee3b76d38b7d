import type { Binding } from './bind.ts'
import type { House } from './house.ts'
import { agreementBindings } from './member/agreement.ts'
import { announcementBindings } from './member/announcement.ts'
import { bannerBindings } from './member/banner.ts'
import { bulletinBindings } from './member/bulletin.ts'
import { demoGameBindings } from './member/demo-game.ts'
import { faqBindings } from './member/faq.ts'
import { gamesBindings } from './member/games.ts'
import { jackpotBindings } from './member/jackpot.ts'
import { linkBindings } from './member/link.ts'
import { modelBindings } from './member/model.ts'
import { pageBindings } from './member/page.ts'
import { promotionBindings } from './member/promotion.ts'
import { pictureBindings } from './member/picture.ts'
import { realtimeBindings } from './member/realtime.ts'
import { siteBindings } from './member/site.ts'
import { sponsorBindings } from './member/sponsor.ts'

/** Everything this door answers. */
export const allBindings = (house: House): Binding[] => [
  ...agreementBindings(house),
  ...announcementBindings(house),
  ...bannerBindings(house),
  ...bulletinBindings(house),
  ...demoGameBindings(house),
  ...faqBindings(house),
  ...gamesBindings(house),
  ...jackpotBindings(house),
  ...linkBindings(house),
  ...modelBindings(house),
  ...pageBindings(house),
  ...promotionBindings(house),
  ...pictureBindings(house),
  ...realtimeBindings(house),
  ...siteBindings(),
  ...sponsorBindings(house),
]
