import type { Client } from '@oriel/contract/client'
import type { DataOf } from '@oriel/contract/endpoint'
import { announcementMarqueeCall } from '@oriel/contract/member/announcement'
import { carouselPicturesCall } from '@oriel/contract/member/banner'
import { hotGamesCall, templateGameListCall } from '@oriel/contract/member/games'
import { getJackpotCall } from '@oriel/contract/member/jackpot'
import { modelSettingCall } from '@oriel/contract/member/model'
import { promotionsCall } from '@oriel/contract/member/promotion'
import { plainText, readRichText } from '@oriel/core/rich-text'
import { contentAsker, deviceOf } from '../../platform/content-asker.ts'
import type { Visit } from '../../platform/visit.ts'
import { MARQUEE_QUERY } from '../../features/announcement/announcement.ts'
import {
  BANNER_USE,
  bannerLink,
  type BannerWire,
  type BannerSlide,
} from '../../features/banner/banner.ts'
import { gameCard, readHalls } from '../../features/games/games.ts'
import type { GameCard } from '../../platform/game-card.ts'

const PROMOTIONS = 3

/** The first games of the halls, by the number of the hall. */
export type HallGames = Readonly<Record<number, readonly GameCard[]>>

/** Each part is null when it could not be read: the rest of the page stands without it. */
export async function readHome(call: Client, visit: Visit) {
  const { currency, mode } = visit
  const asker = contentAsker(visit)
  const share = shareOf(visit)
  const device = { currency, support_device: deviceOf(mode) }
  const [announced, pictures, jackpot, ads, games, hot, offers, halls] = await Promise.all([
    call(announcementMarqueeCall, MARQUEE_QUERY),
    call(carouselPicturesCall, { currency, use_type: BANNER_USE[mode] }),
    call(getJackpotCall, { currency }),
    mode === 'desktop' ? call(modelSettingCall, asker) : null,
    call(templateGameListCall, device),
    share.hot > 0 ? call(hotGamesCall, device) : null,
    mode === 'desktop'
      ? call(promotionsCall, { ...asker, category: 'all', count: PROMOTIONS })
      : null,
    // The frame asks the same, and asks once with us.
    readHalls(call, visit, ''),
  ])
  const order = (halls ?? []).map(({ id }) => id)
  return {
    announcements: announced.ok ? announced.value.web_announcement_list : null,
    banners: pictures.ok ? pictures.value.web_carousel_picture_list.map(slideFor(visit)) : [],
    jackpot: jackpot.ok ? jackpot.value : null,
    ads: ads?.ok ? ads.value.list.flatMap(adCard) : [],
    games: games.ok ? gamesByHall(games.value.gt_list, order, visit) : null,
    // A row that cannot be read is left out: the halls have all of its games.
    hot: hot?.ok
      ? hot.value.game_list.slice(0, share.hot).map((game) => gameCard(game, visit.locale))
      : [],
    promotions: offers?.ok
      ? offers.value.list.map(({ id, title, summary, picture }) => {
          return { id, title, summary, picture }
        })
      : [],
  }
}

type AdWire = DataOf<typeof modelSettingCall>['list'][number]
export type AdCard = Pick<AdWire, 'id' | 'title' | 'picture'> & { readonly url: string }
/** Cards whose action is not built yet (envelope, wheel) are not shown: they come with it. */
const adCard = ({ id, title, picture, url, action }: AdWire): AdCard[] =>
  url === null || action !== null ? [] : [{ id, title, picture, url }]

export type HomeData = Awaited<ReturnType<typeof readHome>>

const slideFor =
  ({ site, currency }: Visit) =>
  (banner: BannerWire): BannerSlide => ({
    id: banner.id,
    title: banner.title,
    text: plainText(readRichText(banner.content, [])),
    button: banner.button,
    picture: banner.photo_path,
    link: bannerLink(banner, site, currency),
  })

/**
 * How many halls a page comes with, and how many games of each. A phone with the halls at its side
 * shows one and asks for another when it is chosen; there hot games are one of its lists.
 */
function shareOf({ mode, template }: Visit): Share {
  if (mode === 'desktop') return { halls: 9, games: 14, hot: 14 }
  return template.layout === 'rail'
    ? { halls: 1, games: 12, hot: 0 }
    : { halls: 3, games: 8, hot: 8 }
}
type Share = { readonly halls: number; readonly games: number; readonly hot: number }

type Halls = readonly { gt_id: number; game_list: readonly Parameters<typeof gameCard>[0][] }[]

/** Of the first halls in the site's own order. */
function gamesByHall(halls: Halls, order: readonly number[], visit: Visit): HallGames {
  const share = shareOf(visit)
  const first = new Set(order.slice(0, share.halls))
  const shown = halls.filter(({ gt_id }) => order.length === 0 || first.has(gt_id))
  return Object.fromEntries(
    shown.map(({ gt_id, game_list }) => [
      gt_id,
      game_list.slice(0, share.games).map((game) => gameCard(game, visit.locale)),
    ]),
  )
}
