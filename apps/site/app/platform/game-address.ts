import { CRASH, SLOT } from '@oriel/core/game-type'

/** Spec 2: /gameHall/{gt_id}. */
export const hallAddress = (gtId: number): string => `/gameHall/${gtId}`

type Place = { readonly gtId: number; readonly gpId: string; readonly house: string }

/** Spec 2: /slotgame?gt_id&gp_id&house, with isCrashGame for the crash hall. */
export function listAddress({ gtId, gpId, house }: Place): string {
  const search = new URLSearchParams({ gt_id: String(gtId), gp_id: gpId, house })
  if (gtId === CRASH) search.set('isCrashGame', '1')
  return `/slotgame?${search}`
}

/** Spec 2: the game room is the desktop's, for slots, where the site has turned it on. */
export function lobbyAddress(
  lobby: { readonly gpId: string; readonly house: string; readonly hasRoom: boolean },
  gtId: number,
  roomsOpen: boolean,
): string {
  const place = { gtId, gpId: lobby.gpId, house: lobby.house }
  if (gtId !== SLOT || !lobby.hasRoom || !roomsOpen) return listAddress(place)
  return listAddress(place).replace('/slotgame', '/gameRoom')
}
