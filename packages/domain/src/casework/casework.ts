/** What people settle that two sides do not agree on. */
export { closeCaseCommand } from './close-case.ts'
