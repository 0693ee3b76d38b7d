export { FairnessForm } from './fairness-form.tsx'
export { loadRouletteFloat, loadRouletteOverlay } from './load.ts'
export { RouletteRow, useRouletteGift } from './roulette-row.tsx'
export { startRoulette } from './roulette-store.ts'
