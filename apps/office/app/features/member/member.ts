export { MemberList } from './member-list.tsx'
export { MemberView } from './member-view.tsx'
export { isMemberTab } from './tabs.ts'
export { useMember } from './use-member.ts'
