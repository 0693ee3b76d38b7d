export { FairnessForm } from './fairness-form.tsx'
export { loadRouletteFloat, loadRouletteOverlay } from './load.ts'
