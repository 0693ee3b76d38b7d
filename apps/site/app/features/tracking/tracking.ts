export { track } from './track.ts'
export { Tracking } from './tracking-script.tsx'
