export { Rounds } from './rounds.tsx'
export { RoundSheet } from './round-sheet.tsx'
export type { Round } from './use-rounds.ts'
