export { Letters } from './letters.tsx'
export { UnreadBadge } from './unread-badge.tsx'
export { LetterProvider, useUnread } from './use-unread.tsx'
