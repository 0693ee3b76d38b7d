import { event } from '../event.ts'
import { JackpotWire } from '../member/jackpot.ts'

export const jackpotChanged = event({
  name: 'jackpot-changed',
  audience: 'currency',
  summary: 'The jackpot of the site in one currency, after one or many changes.',
  data: JackpotWire,
})
