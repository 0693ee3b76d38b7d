import type { GameTypeWire, GameWire } from '@oriel/contract/member/games'
import type { Currency } from '@oriel/core/currency'
import {
  findGameType,
  isGameTypeId,
  type GameTypeCode,
  type GameTypeId,
} from '@oriel/core/game-type'
import { DEFAULT_LOCALE } from '@oriel/core/locale'
import { pictureSubject } from '@oriel/core/picture'
import type { GameReader, Game, GameFilter, Hall, Lobby, Maintenance } from '@oriel/domain/games'
import { serverText } from '@oriel/i18n/server'
import type * as z from 'zod/mini'
import type { Caller } from '../../caller.ts'
import { pictureAddress, type PictureSite } from '../../picture-address.ts'

/** For whom things are written down: in their language, with their site's pictures. */
type Viewer = Pick<Caller, 'site' | 'locale'>

/** Halls are named in one place for menus, cards and lists. */
const NAMES = {
  slot: 'shell.category_slot',
  live: 'shell.category_live',
  sport: 'shell.category_sport',
  lottery: 'shell.category_lottery',
  card: 'shell.category_card',
  virtual_sport: 'shell.category_virtual',
  arena: 'shell.category_arena',
  esport: 'shell.category_esport',
  crash: 'shell.category_crash',
} as const satisfies Record<GameTypeCode, string>

/** Null when the site does not offer the currency; who names none gets their own, or its first. */
export function audienceOf(
  { site, locale, session }: Viewer & Pick<Caller, 'session'>,
  asked: { readonly currency?: Currency | undefined; readonly device: 0 | 1 | 2 },
  now: Date,
): GameReader | null {
  const currency = asked.currency ?? session?.currency ?? site.currencies[0]
  if (!currency || !site.currencies.includes(currency)) return null
  const device = asked.device === 0 ? 'desktop' : 'mobile'
  const own = session ? { memberId: session.memberId } : {}
  return { siteId: site.id, currency, device, locale, now, ...own }
}

/** A hall that does not exist has no games; one that is not named stands for all. */
export const typesOf = (id: number | undefined): Pick<GameFilter, 'typeIds'> =>
  id === undefined ? {} : { typeIds: [id].filter(isGameTypeId) }

export const gameTypeWire = (
  { typeId, lobbies }: Hall,
  { site, locale }: Viewer,
): z.output<typeof GameTypeWire> => {
  const code = codeOf(typeId)
  const name = serverText(locale).t(NAMES[code])
  return {
    gt_id: typeId,
    gt_name: name,
    gt_name_short: name,
    en_name: serverText(DEFAULT_LOCALE).t(NAMES[code]),
    intro_key: `games.intro_${code}`,
    gt_icon: pictureAddress(site, 'type', code, null),
    gt_icon_active: pictureAddress(site, 'type', `${code}-active`, null),
    gp_list: lobbies.map((lobby) => lobbyWire(lobby, site)),
  }
}

const lobbyWire = (lobby: Lobby, site: PictureSite) => ({
  ...providerIcons(lobby, site),
  gp_id: lobby.providerId,
  gp_name: lobby.providerName,
  gt_id: lobby.typeId,
  house: lobby.house,
  customized: lobby.customized,
  game_count: lobby.games,
  has_room: lobby.hasRoom,
  maintenance: maintenanceWire(lobby.maintenance),
})

/** Its name in ink for light grounds and for dark ones. */
export function providerIcons(
  { providerId, providerName: name }: Pick<Lobby, 'providerId' | 'providerName'>,
  site: PictureSite,
) {
  const icon = (ground: string) =>
    pictureAddress(site, 'provider', `${providerId}-${ground}`, { name })
  return { icon_light: icon('light'), icon_dark: icon('dark') }
}

export const gamesWire = (games: readonly Game[], { site }: Viewer): z.output<typeof GameWire>[] =>
  games.map((game) => gameWire(game, site))

function gameWire(game: Game, site: PictureSite): z.output<typeof GameWire> {
  const icon = pictureAddress(site, 'game', game.id, game.art)
  return {
    id: game.id,
    game_id: game.id,
    gp_id: game.providerId,
    ori_gp_id: game.providerId,
    gp_name: game.providerName,
    gt_id: game.typeId,
    game_type: codeOf(game.typeId),
    game_code: game.code,
    game_name: game.names,
    house: game.house,
    customized: site.pictures.has(pictureSubject('game', game.id)),
    icon_light: icon,
    icon_dark: icon,
    tag: game.tag,
    has_demo: game.hasDemo,
    member_favorite: game.isFavourite,
    maintenance: maintenanceWire(game.maintenance),
  }
}

const maintenanceWire = (maintenance: Maintenance | null) =>
  maintenance && { start_at: maintenance.startsAt, end_at: maintenance.endsAt }

function codeOf(typeId: GameTypeId): GameTypeCode {
  const type = findGameType(typeId)
  if (!type) throw new Error(`no hall has the number ${typeId}`)
  return type.code
}
