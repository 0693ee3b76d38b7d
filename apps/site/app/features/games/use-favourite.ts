import { favouriteIdsCall, storeFavouritesCall } from '@oriel/contract/member/games'
import { useCallback, useSyncExternalStore } from 'react'
import { call } from '../../platform/call.ts'
import { onSessionChange, readSession } from '../../platform/session.ts'
import { createFavourites, type FavouriteTrouble } from './favourites.ts'
import type { GameCard } from '../../platform/game-card.ts'

const favourites = createFavourites({
  async read() {
    const answer = await call(favouriteIdsCall, {})
    return answer.ok ? answer.value.game_ids : null
  },
  store: (game_id, status) => call(storeFavouritesCall, { data: [{ game_id, status }] }),
})

let hearers = 0
let leave = () => {}

/** While anybody looks at hearts, they follow who is signed in. */
function subscribe(hear: () => void): () => void {
  const stop = favourites.subscribe(hear)
  hearers += 1
  if (hearers === 1) {
    const follow = () => favourites.belongTo(readSession()?.memberId ?? null)
    leave = onSessionChange(follow)
    follow()
  }
  return () => {
    stop()
    hearers -= 1
    if (hearers === 0) leave()
  }
}

const no = () => false
const none = () => null

export function useIsFavourite(game: GameCard): boolean {
  const read = useCallback(() => favourites.isFavourite(game), [game])
  return useSyncExternalStore(subscribe, read, no)
}

export const useFavouriteTrouble = (): FavouriteTrouble | null =>
  useSyncExternalStore(subscribe, favourites.trouble, none)

/** Takes a game in among the favourites, or out of them. */
export const turnFavourite = (game: GameCard): void =>
  void favourites.wish(game, !favourites.isFavourite(game))

export const wishAgain = ({ game, isWanted }: FavouriteTrouble): void =>
  void favourites.wish(game, isWanted)

export const forgetTrouble = (): void => favourites.forgetTrouble()
