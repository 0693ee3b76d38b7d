export { JackpotPanel, JackpotStrip } from './jackpot-panel.tsx'
