export { Tracking } from './tracking-script.tsx'
