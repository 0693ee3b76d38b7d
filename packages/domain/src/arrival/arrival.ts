/** Money that arrived and was credited to nobody: given to a member, or sent back to its payer. */
export { giveArrivalCommand, sendArrivalBackCommand } from './command.ts'
export { endTaken, type TakenEnd } from './take.ts'
export { endMatched, listWaitingOf, type WaitingArrival } from './match.ts'
export { driveParked, sweepParked } from './drive.ts'
export { readParkedFigures, type ParkedFigures } from './figures.ts'
export { readParked } from './read.ts'
export { driveRefund, hearRefunds, sweepRefunds } from './refund.ts'
