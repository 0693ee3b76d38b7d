import { addressOf, type AnyEndpoint } from '@oriel/contract/endpoint'

const LOBBY = { gp_id: 'GPOS', game_type_id: 2 }

/** The least a call must be told, for calls that cannot do with nothing. */
const BODIES: Readonly<Record<string, Record<string, unknown>>> = {
  '/api/demo/gp_games': LOBBY,
  '/api/games/lobby': { gt_id: 2 },
  '/api/games/search': { text: 'jade' },
  '/api/v2/game_label': LOBBY,
  '/api/v2/get_tag_game_list': { tag: 'hot' },
}

export const rightBody = (call: AnyEndpoint): Record<string, unknown> =>
  BODIES[addressOf(call)] ?? {}
