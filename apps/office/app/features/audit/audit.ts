export { EventList } from './event-list.tsx'
