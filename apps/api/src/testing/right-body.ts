import { addressOf, type AnyEndpoint } from '@oriel/contract/endpoint'
import { faqDetailCall, faqListCall } from '@oriel/contract/member/faq'
import { promotionDetailCall, promotionsCall } from '@oriel/contract/member/promotion'
import type { OpenDoor } from './open-door.ts'

const LOBBY = { gp_id: 'GPOS', game_type_id: 2 }

/** The least a call must be told, for calls that cannot do with nothing. */
const BODIES: Record<string, Record<string, unknown>> = {
  '/api/announcement/preview': { token: 'none' },
  '/api/arks/web/bulletin/member': { display_location: 2 },
  '/api/arks/web/bulletin/member/hide': { display_location: 3 },
  '/api/arks/web/main': { id: 'terms' },
  '/api/captcha': { type: 1 },
  '/api/demo/gp_games': LOBBY,
  '/api/games/lobby': { gt_id: 2 },
  '/api/games/search': { text: 'jade' },
  '/api/member/round/detail': { gp_id: 'GPOS', round_id: 'none' },
  '/api/pictures/find': { kind: 'type', id: 'slot' },
  '/api/v2/game_label': LOBBY,
  '/api/v2/get_tag_game_list': { tag: 'hot' },
}

export const rightBody = (call: AnyEndpoint): Record<string, unknown> =>
  BODIES[addressOf(call)] ?? {}

/** Numbers follow the order in which stories are told, so they are looked up in their lists. */
export async function learnNumbers(door: Pick<OpenDoor, 'say'>): Promise<void> {
  for (const [list, detail] of [
    [faqListCall, faqDetailCall],
    [promotionsCall, promotionDetailCall],
  ] as const) {
    const { body } = await door.say(list)
    const [first] = (body.data as { list: { id: number }[] }).list
    BODIES[addressOf(detail)] = { id: first?.id }
  }
}
