export { GiveSheet } from './give-sheet.tsx'
export { GrantList } from './grant-list.tsx'
export { RouletteView } from './roulette-view.tsx'
