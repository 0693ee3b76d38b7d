import { gameTags } from '@oriel/core/game-type'
import * as z from 'zod/mini'
import { endpoint } from '../endpoint.ts'
import { CurrencyCode, Flag, Instant, SiteNumber } from '../wire.ts'

const MaintenanceWire = z.nullable(z.object({ start_at: Instant, end_at: Instant }))

/** S3.019: a name per language; en_US is always among them. */
const NamesWire = z.record(z.string(), z.string())

/** S3.018: a provider in a hall. */
const LobbyWire = z.object({
  gp_id: z.string(),
  gp_name: z.string(),
  gt_id: z.int(),
  house: z.string(),
  customized: Flag,
  icon_light: z.string(),
  icon_dark: z.string(),
  /** How many games there are for whoever asks. */
  game_count: z.int(),
  has_room: Flag,
  maintenance: MaintenanceWire,
})

export const GameTypeWire = z.object({
  gt_id: z.int(),
  gt_name: z.string(),
  gt_name_short: z.string(),
  en_name: z.string(),
  /** Message id of a sentence about the hall. */
  intro_key: z.string(),
  gt_icon: z.string(),
  gt_icon_active: z.string(),
  gp_list: z.array(LobbyWire),
})

export const GameWire = z.object({
  id: z.int(),
  game_id: z.int(),
  gp_id: z.string(),
  ori_gp_id: z.string(),
  gp_name: z.string(),
  gt_id: z.int(),
  game_type: z.string(),
  game_code: z.string(),
  game_name: NamesWire,
  house: z.string(),
  customized: Flag,
  /** Pictures by width, without the ending: the page asks for the format it can show. */
  icon_light: z.string(),
  icon_dark: z.string(),
  tag: z.nullable(z.enum(gameTags)),
  has_demo: Flag,
  member_favorite: Flag,
  maintenance: MaintenanceWire,
})

/**
 * The server compares these with its own values and does not trust them
 * (docs/decisions/009-settled-points.md).
 */
export const GameAsker = {
  site_id: z.optional(SiteNumber),
  currency: z.optional(CurrencyCode),
}
export const GameDevice = z._default(z.literal([0, 1, 2]), 0)
export const LobbyAsked = {
  gp_id: z.string(),
  game_type_id: z.int(),
  house: z._default(z.string(), ''),
}
const NOT_OFFERED = { '101': 'currency_not_offered' } as const
const GAMES = z.object({ game_list: z.array(GameWire) })

export const gameListCall = endpoint({
  path: '/v3/game_list',
  auth: 'none',
  summary: 'The halls of the site in its order, each with its providers.',
  input: z.object({ ...GameAsker, support_device: GameDevice, template: z.optional(z.string()) }),
  data: z.object({ gt_list: z.array(GameTypeWire) }),
  errors: NOT_OFFERED,
})

export const crashMenuCall = endpoint({
  path: '/arks/web/game-providers/custom-game-menus/crash',
  auth: 'none',
  summary: 'The crash games, and after which hall their menu stands.',
  input: z.object({ ...GameAsker, support_device: GameDevice }),
  data: z.object({
    menu_after: z.nullable(z.literal([3, 6])),
    list: z.array(z.extend(GameWire, { is_favorite: Flag })),
  }),
  errors: NOT_OFFERED,
})

export const hotGamesCall = endpoint({
  path: '/arks/web/member-games/hot-games',
  auth: 'none',
  summary: 'What is played most, in one hall or in all.',
  input: z.object({ ...GameAsker, support_device: GameDevice, gt_id: z.optional(z.int()) }),
  data: GAMES,
  errors: NOT_OFFERED,
})

/** Which of a member's own games: all, or those of a hall, of a provider, of one of its houses. */
const OwnGames = {
  ...GameAsker,
  support_device: GameDevice,
  gt_id: z.optional(z.int()),
  gp_id: z.optional(z.string()),
  house: z.optional(z.string()),
}

export const lastPlayedGamesCall = endpoint({
  path: '/arks/web/member-games/last-playing-game',
  auth: 'member',
  summary: 'What the member has played, each game once, the last one first; at most 60.',
  input: z.object(OwnGames),
  data: GAMES,
  errors: NOT_OFFERED,
})

export const storeFavouritesCall = endpoint({
  path: '/arks/web/member-games/favorite/store',
  auth: 'member',
  summary: 'Takes games in among the favourites or out of them; all of it or nothing.',
  input: z.object({
    data: z
      .array(z.object({ game_id: z.int().check(z.positive()), status: Flag }))
      .check(z.minLength(1), z.maxLength(60)),
  }),
  /** How many favourites the member has now. */
  data: z.object({ count: z.int() }),
  errors: { '101': 'game_unknown', '102': 'favourites_full' },
})

export const favouriteGamesCall = endpoint({
  path: '/games/favourites',
  auth: 'member',
  summary: 'The favourites that can be opened here, the newest first, a page at a time.',
  input: z.object({
    ...OwnGames,
    after: z.optional(z.string()),
    count: z._default(z.int().check(z.minimum(1), z.maximum(60)), 60),
  }),
  data: z.object({ game_list: z.array(GameWire), next: z.nullable(z.string()) }),
  errors: NOT_OFFERED,
})

export const favouriteIdsCall = endpoint({
  path: '/games/favourites/ids',
  auth: 'member',
  summary: 'The numbers of all favourites: pages are rendered for guests and then marked.',
  input: z.object({}),
  data: z.object({ game_ids: z.array(z.int()) }),
  errors: {},
})

export const tagGameListCall = endpoint({
  path: '/v2/get_tag_game_list',
  auth: 'none',
  summary: 'Games with a tag, in one hall or in all.',
  input: z.object({
    ...GameAsker,
    support_device: GameDevice,
    tag: z.enum(gameTags),
    gt_id: z.optional(z.int()),
  }),
  data: GAMES,
  errors: NOT_OFFERED,
})

export const gameLabelCall = endpoint({
  path: '/v2/game_label',
  auth: 'none',
  summary: 'The tags of one provider’s games in one hall.',
  input: z.object({ ...GameAsker, device: GameDevice, ...LobbyAsked }),
  data: z.object({ list: z.array(z.object({ id: z.int(), tag: z.enum(gameTags) })) }),
  errors: NOT_OFFERED,
})

export const templateGameListCall = endpoint({
  path: '/v2/get_template_game_list',
  auth: 'none',
  summary: 'The first games of every hall, for the home page.',
  input: z.object({ ...GameAsker, support_device: GameDevice }),
  data: z.object({
    gt_list: z.array(z.object({ gt_id: z.int(), game_list: z.array(GameWire) })),
  }),
  errors: NOT_OFFERED,
})

export const lobbyGamesCall = endpoint({
  path: '/games/lobby',
  auth: 'none',
  summary: 'The games of one provider in one hall, a page at a time.',
  input: z.object({
    ...GameAsker,
    support_device: GameDevice,
    gt_id: z.int(),
    gp_id: z.optional(z.string()),
    house: z.optional(z.string()),
    tag: z.optional(z.enum(gameTags)),
    after: z.optional(z.string()),
    count: z._default(z.int().check(z.minimum(1), z.maximum(60)), 60),
  }),
  data: z.object({ game_list: z.array(GameWire), next: z.nullable(z.string()) }),
  errors: NOT_OFFERED,
})

export const searchGamesCall = endpoint({
  path: '/games/search',
  auth: 'none',
  summary: 'Games by what somebody typed, in any language, also with a slip in it.',
  input: z.object({
    ...GameAsker,
    support_device: GameDevice,
    text: z.string().check(z.maxLength(200)),
    gt_ids: z.optional(z.array(z.int()).check(z.maxLength(10))),
    gp_ids: z.optional(z.array(z.string()).check(z.maxLength(50))),
    tag: z.optional(z.enum(gameTags)),
  }),
  data: GAMES,
  errors: NOT_OFFERED,
})
