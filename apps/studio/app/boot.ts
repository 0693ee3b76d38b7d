import type { Text } from '@oriel/i18n/text'
import type { ComponentType } from 'react'
import { StateData } from '../src/player/wire.ts'
import { screens, type GameCode } from './games/screens.ts'
import { call } from './lib/call.ts'
import type { Seat } from './lib/seat.ts'
import { rememberLobby } from './lib/lobby.ts'
import { loadText } from './lib/text.tsx'
import { enter, forgetToken } from './lib/token.ts'

export type Boot =
  | {
      readonly is: 'ready'
      readonly seat: Seat
      readonly text: Text
      readonly Screen: ComponentType
    }
  /** The address was used before, or the visit was ended: only the lobby can open another. */
  | { readonly is: 'spent' }
  | { readonly is: 'unreachable' }
  /** No round that could be watched has this number. */
  | { readonly is: 'unknown' }

/** From an address to a game that can be played. Asked again, it goes on where it was. */
export async function boot(): Promise<Boot> {
  const token = await enter()
  if (token === null) return { is: location.hash === '' ? 'spent' : 'unreachable' }
  const answer = await call('/player/state', token, {}, StateData)
  if (!answer.ok) {
    // Where the house that keeps the money says nothing, there is no balance to show yet.
    const isLater = answer.reason === 'unreachable' || answer.reason === 'house_silent'
    if (isLater) return { is: 'unreachable' }
    forgetToken()
    return { is: 'spent' }
  }
  const state = answer.data
  rememberLobby(state.lobby_url)
  try {
    const [text, { default: Screen }] = await Promise.all([
      loadText(state.locale, state.game),
      screens[state.game as GameCode](),
    ])
    document.title = `${state.name} · Oriel Studio`
    return { is: 'ready', seat: { token, state, replay: null }, text, Screen }
  } catch {
    return { is: 'unreachable' }
  }
}
