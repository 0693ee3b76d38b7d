export { useForcedPassword } from './use-forced-password.ts'
export { MemberProvider, useMember } from './use-member.tsx'
