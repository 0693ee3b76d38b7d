import type * as z from 'zod/mini'
import type { RoundStateWire, StateData } from '../../src/player/wire.ts'
import { createContext, use } from 'react'

export type RoundState = z.output<typeof RoundStateWire>

/** Where somebody sits: their token and what the studio said when they sat down. */
export type Seat = {
  readonly token: string
  readonly state: z.output<typeof StateData>
  /** A round of the past, step by step, when somebody only watches; otherwise null. */
  readonly replay: readonly RoundState[] | null
}
export const SeatContext = createContext<Seat | null>(null)

export function useSeat(): Seat {
  const seat = use(SeatContext)
  if (!seat) throw new Error('nobody sits at a game here')
  return seat
}
