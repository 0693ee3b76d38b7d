import { useSession } from './use-session.ts'

export const useIsMember = (): boolean => useSession() !== null
