import { CRASH, SLOT } from '@oriel/core/game-type'

export const hallAddress = (gtId: number): string => `/gameHall/${gtId}`

type Place = { readonly gtId: number; readonly gpId: string; readonly house: string }

/** S2.028: the slot list of a provider. S2.029: isCrashGame marks the crash hall. */
export function listAddress({ gtId, gpId, house }: Place): string {
  const search = new URLSearchParams({ gt_id: String(gtId), gp_id: gpId, house })
  if (gtId === CRASH) search.set('isCrashGame', '1')
  return `/slotgame?${search}`
}

/** S2.031: desktop opens slots in the game room if the site has switched it on. */
export function lobbyAddress(
  lobby: { readonly gpId: string; readonly house: string; readonly hasRoom: boolean },
  gtId: number,
  roomsOpen: boolean,
): string {
  const place = { gtId, gpId: lobby.gpId, house: lobby.house }
  if (gtId !== SLOT || !lobby.hasRoom || !roomsOpen) return listAddress(place)
  return listAddress(place).replace('/slotgame', '/gameRoom')
}
