import { createContext, use } from 'react'
import type { Me } from './me.ts'

export const MeContext = createContext<Me | null>(null)

/** Who is signed in, for everything inside the frame. */
export function useMe(): Me {
  const me = use(MeContext)
  if (!me) throw new Error('useMe stands outside of the frame')
  return me
}
