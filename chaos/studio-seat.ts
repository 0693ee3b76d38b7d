import { setTimeout as pause } from 'node:timers/promises'
import { patient } from '@oriel/core/testing/patience'
import type { Answer, Doors } from './studio-doors.ts'
import type { Asked, GameOfRun, History } from './studio-history.ts'

/** One player at one game, and what the run lets them use. */
export type Seat = {
  readonly name: string
  readonly token: string
  readonly game: GameOfRun
  readonly doors: Doors
  readonly history: History
  readonly random: () => number
  /** Whether to begin nothing new. */
  isOver(): boolean
}

type Wanted = Pick<Asked, 'what' | 'key' | 'input'> & { readonly path: string }

/** Some are sent to two doors at once, and some once more after they were answered. */
const AT_ONCE_SHARE = 0.03
const AGAIN_SHARE = 0.03
const RETRY_PAUSE_MS = 60
/** Longer than any fault of a run keeps all doors closed. */
const PATIENCE_MS = patient(60_000)

/**
 * Asks until there is an answer, the same thing with the same name each time, and writes down all
 * of it. Null when there never was one.
 */
export async function askUntilAnswered(seat: Seat, wanted: Wanted): Promise<Answer | null> {
  const { name, game, doors, random } = seat
  const { path, what, key, input } = wanted
  const answers: Answer[] = []
  let unknown = 0
  const send = async (): Promise<void> => {
    const answer = await doors.ask(path, seat.token, input)
    if (answer) answers.push(answer)
    else unknown += 1
  }
  const end = performance.now() + PATIENCE_MS
  await Promise.all(random() < AT_ONCE_SHARE ? [send(), send()] : [send()])
  while (answers.length === 0 && performance.now() < end) {
    // The next door at once; who was at all of them waits a little.
    if (unknown % doors.count === 0) await pause(RETRY_PAUSE_MS)
    await send()
  }
  if (random() < AGAIN_SHARE) await send()
  seat.history.note({ seat: name, game, what, key, input, unknown, answers })
  return answers[0] ?? null
}

export const isDone = (answer: Answer | null): answer is Answer & { ok: true } =>
  answer?.ok === true

/** Reads without a line in the history: it changes nothing. */
export async function look(seat: Seat, path: string): Promise<Readonly<Record<string, unknown>>> {
  for (const end = performance.now() + PATIENCE_MS; performance.now() < end;) {
    const answer = await seat.doors.ask(path, seat.token, {})
    if (isDone(answer)) return answer.data
    await pause(RETRY_PAUSE_MS)
  }
  throw new Error(`${seat.name} was never told ${path}`)
}
