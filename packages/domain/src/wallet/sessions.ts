import type { Units } from '@oriel/core/money'
import { dayOf } from '@oriel/core/time'
import type { Rows } from '@oriel/db/database'
import { firstStays, listStays, type PlayId, type Stay } from '@oriel/domain/play'
import { listPlayedDays, spanOf, sumPlayed, type Played, type PlayedDay } from '@oriel/domain/round'
import type { Purse } from './standing.ts'

/** One time that a member has played: rounds, and what came of them. */
export type Session = {
  /** Null for what was played before plays are kept: all of a day at one provider. */
  readonly playId: PlayId | null
  readonly providerId: string
  readonly gameId: number | null
  readonly startedAt: Date
  /** The last thing that happened in it. */
  readonly lastAt: Date
  readonly isOpen: boolean
  readonly rounds: number
  readonly stake: Units
  readonly payout: Units
}

export type Place = { readonly at: Date; readonly id: string }
export type Placed<Value> = Place & { readonly value: Value }
export type Asked = Purse & {
  /** From here (included) to there (excluded). */
  readonly from: Date
  readonly to: Date
}

/** Sorts after every id of the database. */
const dayId = ({ day, providerId }: PlayedDay): string => `z${day}${providerId}`
const DAY_ID = /^z(\d{4}-\d{2}-\d{2})(GP[A-Z0-9_]{1,10})$/

export function readDayId(id: string): PlayedDay | null {
  const [, day, providerId] = DAY_ID.exec(id) ?? []
  return day === undefined || providerId === undefined ? null : { day, providerId }
}

/** Newest first, and of one millisecond by their names. */
export const isAfter = (left: Place, right: Place): boolean =>
  left.at.getTime() === right.at.getTime() ? left.id > right.id : left.at > right.at

/** Opened and left without a round, most games of a page may be nothing to show. */
const LOOKED_AT = 60
const LOOKS_MAX = 20

/** Plays with what was settled in them, newest first; those without a round are left out. */
export async function listSessions(
  rows: Rows,
  asked: Asked,
  { before, count }: { readonly before: Place | null; readonly count: number },
): Promise<Placed<Session>[]> {
  const sessions: Placed<Session>[] = []
  let last = before
  for (let looks = 0; looks < LOOKS_MAX && sessions.length < count; looks += 1) {
    const stays = await listStays(rows, asked, { before: last, count: LOOKED_AT })
    const windows = stays.map((stay) => windowOf(stay, asked))
    const sums = await sumPlayed(rows, asked, windows)
    for (const [index, stay] of stays.entries()) {
      const played = sums[index]
      if (played && (played.rounds > 0 || isOpen(stay, asked))) {
        sessions.push({ at: stay.startedAt, id: stay.id, value: sessionOf(stay, played) })
      }
    }
    const end = stays.at(-1)
    if (!end || stays.length < LOOKED_AT) break
    last = { at: end.startedAt, id: end.id }
  }
  return sessions.slice(0, count)
}

const isOpen = ({ endedAt, startedAt }: Stay, { from }: Asked): boolean =>
  endedAt === null && startedAt >= from

const windowOf = ({ providerId, startedAt, nextAt }: Stay, { from, to }: Asked) => ({
  providerId,
  from: startedAt > from ? startedAt : from,
  until: nextAt && nextAt < to ? nextAt : to,
})

const sessionOf = (stay: Stay, { rounds, stake, payout, lastAt }: Played): Session => ({
  playId: stay.id,
  providerId: stay.providerId,
  gameId: stay.gameId,
  startedAt: stay.startedAt,
  lastAt: lastAt ?? stay.startedAt,
  isOpen: stay.endedAt === null,
  rounds,
  stake,
  payout,
})

/** Rounds before plays are kept, a row for each day and provider. */
export async function listDays(
  rows: Rows,
  asked: Asked,
  { before, count }: { readonly before: Place | null; readonly count: number },
): Promise<Placed<Session>[]> {
  const kept = await firstStays(rows, asked)
  const until = before && before.at < asked.to ? before.at : asked.to
  const days: Placed<Session>[] = []
  let last = dayOf(until)
  for (let looks = 0; looks < LOOKS_MAX && days.length < count; looks += 1) {
    const span = { first: dayOf(asked.from), last, count: LOOKED_AT }
    const all = await listPlayedDays(rows, asked, span)
    const end = all.length < LOOKED_AT ? null : all.at(-1)
    // Of the last day there may be more, so it is read again as a whole.
    const found = all.filter(({ day }) => day !== end?.day)
    const windows = found.map((one) => dayWindow(one, asked, kept.get(one.providerId)))
    const sums = await sumPlayed(rows, asked, windows)
    for (const [index, { day, providerId }] of found.entries()) {
      const played = sums[index]
      if (!played?.firstAt || !played.lastAt) continue
      const place = { at: played.lastAt, id: dayId({ day, providerId }) }
      if (before && !isAfter(before, place)) continue
      const { firstAt: startedAt, lastAt, rounds, stake, payout } = played
      const value = { playId: null, gameId: null, isOpen: false, providerId, startedAt, lastAt }
      days.push({ ...place, value: { ...value, rounds, stake, payout } })
    }
    if (!end) break
    last = end.day
  }
  return days.slice(0, count)
}

function dayWindow({ day, providerId }: PlayedDay, { from, to }: Asked, kept: Date | undefined) {
  const span = spanOf({ from: day, to: day }, to)
  const ends = [span.until, to, ...(kept ? [kept] : [])].map((end) => end.getTime())
  const until = new Date(Math.min(...ends))
  return { providerId, from: new Date(Math.max(span.from.getTime(), from.getTime())), until }
}
