import { drawSprite, type Reach, SQUARE } from './frame.ts'
import { type Coat, drawHorse, STRIDE_PHASES } from './runners/horse.ts'
import { drawRider } from './runners/rider.ts'
import { drawJacket, type RunnerNumber } from './runners/silks.ts'
import { placed } from '../svg.ts'

export { type RunnerNumber, runnerNumbers } from './runners/silks.ts'

const RUNNER: Reach = [128, 92]
const RUNNER_SIZE = 256
const JACKET_SIZE = 96

/** How many pictures one stride has; they are shown in turn. */
export const RUNNER_PHASES = STRIDE_PHASES

const BAY: Coat = { body: '#8f4a1f', dark: '#2a140c' }
const CHESTNUT: Coat = { body: '#b5622a', dark: '#7a3a14' }
const GREY: Coat = { body: '#aeb4c2', dark: '#5d6475' }
const BLACK: Coat = { body: '#3a3540', dark: '#17141c' }

const COATS: Readonly<Record<RunnerNumber, Coat>> = {
  1: BAY,
  2: BLACK,
  3: CHESTNUT,
  4: GREY,
  5: BAY,
  6: CHESTNUT,
  7: BLACK,
  8: GREY,
}

/** A horse and its rider at full gallop to the right, in one phase of the stride. */
export const runnerSvg = (number: RunnerNumber, phase: number, size = RUNNER_SIZE): string =>
  drawSprite({ key: ['runner', number, phase], reach: RUNNER, size }, (brush) => {
    const lift = LIFTS[phase] ?? 0
    return placed(0, 8 - lift, {}, drawHorse(brush, COATS[number], phase), drawRider(brush, number))
  })

/** The body rises while no hoof is on the ground. */
const LIFTS = [3, 0, 4, 1] as const

/** A rider's jacket with its number, for lists and buttons. */
export const silkSvg = (number: RunnerNumber, size = JACKET_SIZE): string =>
  drawSprite({ key: ['silk', number], reach: SQUARE, size }, (brush) =>
    placed(0, 6, { scale: 1.2 }, drawJacket(brush, number)),
  )
