/** Of its own, so that it is loaded with the first member: guests do without. */
export { UnreadBadge as default } from '../../features/letter/letter.ts'
