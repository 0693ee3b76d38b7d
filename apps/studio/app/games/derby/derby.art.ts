import { RUNNER_PHASES, runnerNumbers, runnerSvg, silkSvg } from '@oriel/art/game/runners'
import type { RunnerNumber } from '@oriel/art/game/runners'
import { FRAME } from './frame.ts'

/** All phases of a stride side by side, so that a runner is one file. */
function sheetOf(number: RunnerNumber): string {
  const phases = Array.from({ length: RUNNER_PHASES }, (_, phase) => {
    const drawing = runnerSvg(number, phase, FRAME.width)
    const place = `x="${phase * FRAME.width}" width="${FRAME.width}" height="${FRAME.height}"`
    return `<svg ${place}>${drawing}</svg>`
  })
  const size = `width="${FRAME.width * RUNNER_PHASES}" height="${FRAME.height}"`
  return `<svg xmlns="http://www.w3.org/2000/svg" ${size} aria-hidden="true">${phases.join('')}</svg>`
}

/** The sign before the game's name: a runner on turf in the evening. */
const badge = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 96 96" width="96" height="96"
  aria-hidden="true"><defs><linearGradient id="evening" x1="0" y1="0" x2="0" y2="1">
  <stop stop-color="#1d1b4a"/><stop offset=".4" stop-color="#a34a6a"/><stop offset=".56" stop-color="#f2975a"/>
  <stop offset=".57" stop-color="#2f6b3a"/><stop offset="1" stop-color="#0f2a18"/></linearGradient></defs>
  <rect width="96" height="96" fill="url(#evening)"/><path d="M0 58H96" stroke="#f4f6fb" stroke-width="3"/>
  <svg x="-8" y="16" width="112" height="81">${runnerSvg(1, 0, 112)}</svg></svg>`

export const pictures: Readonly<Record<string, string>> = {
  badge: badge.replaceAll(/\s*\n\s*/g, ' '),
  ...Object.fromEntries(runnerNumbers.map((number) => [`silk-${number}`, silkSvg(number, 48)])),
  ...Object.fromEntries(runnerNumbers.map((number) => [`runner-${number}`, sheetOf(number)])),
}
