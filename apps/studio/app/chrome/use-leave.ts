import * as z from 'zod/mini'
import { call } from '../lib/call.ts'
import { useSeat } from '../lib/seat.ts'

/** Back to the lobby. The session ends first, so that the money is free for the next game. */
export function useLeave(): () => void {
  const { token, state } = useSeat()
  return () => {
    const gone = call('/player/leave', token, {}, z.object({ left: z.boolean() }))
    // Whatever it answers: nobody is kept here.
    void gone.finally(() => location.assign(state.lobby_url))
  }
}
