export { countQueue, startOfDay, type QueueCount } from './count.ts'
export { findItem, listQueue, readFacts, type QueuePage } from './list.ts'
export { letGo, renewLock, takeItem, takeNext, takeOver, noteSeen, type Asker } from './lock.ts'
export { addNote, listNotes, type QueueNote } from './notes.ts'
export { queuesOf } from './registry.ts'
export {
  mayTakeOver,
  type Fields,
  type Lock,
  type Queue,
  type QueueLine,
  type Viewer,
} from './rules.ts'
export { pruneQueue } from './sweep.ts'
