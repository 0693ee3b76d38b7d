import { deviceOf } from '../../../platform/content-asker.ts'
import { hotGamesCall, tagGameListCall } from '@oriel/contract/member/games'
import type { GameCard } from '../../../platform/game-card.ts'
import { gameCard } from '../game-card.ts'
import type { FirstPage } from '../game-list.ts'
import { readHalls, type HallCard } from './halls.ts'
import { type GameQuery } from '../read-games.ts'
import { readFirstPage, type Reader } from '../lobby/read-lobby.ts'

/** A row that scrolls; a hall that is hardly larger needs none. */
const PER_RAIL = 14
const RAILS_FROM_GAMES = 28
/** Four rows of a desktop, nine of a phone: the list grows from there. */
const FIRST_GAMES = { desktop: 28, mobile: 27 }

export type HallData = {
  readonly hall: HallCard
  readonly hot: readonly GameCard[]
  readonly fresh: readonly GameCard[]
  readonly first: FirstPage
}

export const hallQuery = (gtId: number): GameQuery => {
  return { gtIds: [gtId], gpId: null, house: null, tag: null, text: '' }
}

/** S2.032: /gameHall/{gt_id} shows the hall of that game type. */
export async function readHall(
  reader: Reader,
  gtId: number,
  after: string | null,
): Promise<HallData | 'missing' | 'unread'> {
  const { call, visit, text } = reader
  const halls = await readHalls(call, visit, text.t('shell.category_crash'))
  if (!halls) return 'unread'
  const hall = halls.find(({ id }) => id === gtId)
  if (!hall) return 'missing'
  const hasRails = hall.games >= RAILS_FROM_GAMES
  const [hot, fresh, first] = await Promise.all([
    hasRails ? readRail(reader, hotGamesCall, gtId) : [],
    hasRails ? readRail(reader, tagGameListCall, gtId) : [],
    readFirstPage(reader, hallQuery(gtId), { after, count: FIRST_GAMES[visit.mode] }),
  ])
  return { hall, hot, fresh, first }
}

/** A row that cannot be read is left out: the list below has all of its games. */
async function readRail(
  { call, visit }: Reader,
  from: typeof hotGamesCall | typeof tagGameListCall,
  gtId: number,
): Promise<GameCard[]> {
  const asked = {
    currency: visit.currency,
    support_device: deviceOf(visit.mode),
    gt_id: gtId,
  }
  const answer =
    from === hotGamesCall
      ? await call(hotGamesCall, asked)
      : await call(tagGameListCall, { ...asked, tag: 'new' })
  if (!answer.ok) return []
  return answer.value.game_list.slice(0, PER_RAIL).map((game) => gameCard(game, visit.locale))
}
