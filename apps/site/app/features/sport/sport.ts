export { QuickBet } from './quick-bet.tsx'
