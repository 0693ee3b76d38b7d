export { AdjustSheet } from './adjust-sheet.tsx'
