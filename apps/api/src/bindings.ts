import type { Binding } from './bind.ts'
import type { House } from './house.ts'
import { announcementBindings } from './member/announcement.ts'
import { bannerBindings } from './member/banner.ts'
import { demoGameBindings } from './member/demo-game.ts'
import { gamesBindings } from './member/games.ts'
import { realtimeBindings } from './member/realtime.ts'
import { siteBindings } from './member/site.ts'

/** Everything this door answers. */
export const allBindings = (house: House): Binding[] => [
  ...announcementBindings(house),
  ...bannerBindings(house),
  ...demoGameBindings(house),
  ...gamesBindings(house),
  ...realtimeBindings(house),
  ...siteBindings(),
]
