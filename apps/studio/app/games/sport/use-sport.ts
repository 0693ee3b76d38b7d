import type { Units } from '@oriel/core/money'
import { useCallback, useEffect, useMemo, useRef, useState } from 'react'
import * as z from 'zod/mini'
import type { PlayerReason } from '../../../src/player/wire.ts'
import {
  SportData,
  SportLiveWire,
  type FixtureWire,
  type SlipWire,
} from '../../../src/sport/wire.ts'
import { askAgain } from '../../lib/ask-again.ts'
import { call, type StudioAnswer } from '../../lib/call.ts'
import { useSeat } from '../../lib/seat.ts'
import { useSocket } from '../../lib/use-live.ts'

export type Fixture = z.output<typeof FixtureWire>
export type Slip = z.output<typeof SlipWire>

type Board = {
  readonly fixtures: ReadonlyMap<string, Fixture>
  readonly counts: Readonly<Record<string, number>>
  /** How far the studio's clock is ahead of this page's. */
  readonly aheadMs: number
}
export type SportState = {
  readonly board: Board | null
  readonly slips: readonly Slip[]
  readonly balance: Units
  readonly totals: { readonly rounds: number; readonly staked: Units; readonly paid: Units }
  readonly isCutOff: boolean
  readonly refusal: PlayerReason | null
  readonly setRefusal: (reason: PlayerReason | null) => void
  /** The hash each fixture was first seen with: what the page itself can vouch for. */
  readonly promised: ReadonlyMap<string, string>
  readonly read: () => Promise<void>
}

type LiveMessage = z.output<typeof SportLiveWire>
const readMessage = (data: unknown): LiveMessage => z.decode(SportLiveWire, data as never)

const byId = (fixtures: readonly Fixture[]): Map<string, Fixture> =>
  new Map(fixtures.map((fixture) => [fixture.id, fixture]))
const ahead = (serverTime: string): number => Date.parse(serverTime) - Date.now()

function patched(before: Board | null, message: LiveMessage): Board | null {
  if (message.is === 'board') {
    const { fixtures, counts, server_time } = message.board
    return { fixtures: byId(fixtures), counts, aheadMs: ahead(server_time) }
  }
  if (!before) return before
  const fixtures = new Map(before.fixtures)
  for (const fixture of message.fixtures) fixtures.set(fixture.id, fixture)
  for (const id of message.gone) fixtures.delete(id)
  return { fixtures, counts: message.counts, aheadMs: ahead(message.server_time) }
}

const askSport = (token: string) => askAgain(() => call('/player/sport', token, {}, SportData))

/** The payout of a bet comes a moment after its fixture is over. */
const SETTLED_AFTER_MS = 1_200

/** Fixtures and prices as they change, and the player's own bets. */
export function useSport(): SportState {
  const { token, state } = useSeat()
  const [board, setBoard] = useState<Board | null>(null)
  const [slips, setSlips] = useState<readonly Slip[]>([])
  const [money, setMoney] = useState<Pick<SportState, 'balance' | 'totals'>>({
    balance: state.balance,
    totals: state.session,
  })
  const [refusal, setRefusal] = useState<PlayerReason | null>(null)
  const [promised, setPromised] = useState<ReadonlyMap<string, string>>(new Map())
  const newest = useRef(0)

  const note = useCallback((fixtures: readonly Fixture[]) => {
    setPromised((before) => {
      const fresh = fixtures.filter(({ id, phase }) => phase !== 'over' && !before.has(id))
      if (fresh.length === 0) return before
      return new Map([...before, ...fresh.map(({ id, seed_hash }) => [id, seed_hash] as const)])
    })
  }, [])
  const take = useCallback(
    (own: number, answer: StudioAnswer<z.output<typeof SportData>>) => {
      // An answer that was overtaken says nothing new.
      if (own !== newest.current) return
      if (!answer.ok) {
        if (answer.reason !== 'unreachable') setRefusal(answer.reason)
        return
      }
      const { board: told, slips: mine, balance, session } = answer.data
      note(told.fixtures)
      setBoard(patched(null, { is: 'board', board: told }))
      setSlips(mine)
      setMoney({ balance, totals: session })
    },
    [note],
  )
  const read = useCallback(async () => {
    newest.current += 1
    const own = newest.current
    take(own, await askSport(token))
  }, [token, take])

  const open = useMemo(
    () => new Set(slips.flatMap(({ legs }) => legs.map(({ fixture }) => fixture))),
    [slips],
  )
  const hear = useCallback(
    (message: LiveMessage) => {
      setBoard((before) => patched(before, message))
      const told = message.is === 'board' ? message.board.fixtures : message.fixtures
      note(told)
      const isMineOver = told.some(({ id, phase }) => phase === 'over' && open.has(id))
      if (isMineOver) setTimeout(() => void read(), SETTLED_AFTER_MS)
    },
    [open, note, read],
  )
  const { isCutOff } = useSocket(token, readMessage, hear, () => void read())
  useEffect(() => {
    newest.current += 1
    const own = newest.current
    void askSport(token).then((answer) => take(own, answer))
  }, [token, take])
  return { board, slips, ...money, isCutOff, refusal, setRefusal, promised, read }
}
