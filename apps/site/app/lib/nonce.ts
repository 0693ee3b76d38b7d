import { createContext, use } from 'react'

/** Browsers hide nonces from scripts, so only the server knows one. */
export const NonceContext = createContext<string | undefined>(undefined)
export const useNonce = (): string | undefined => use(NonceContext)
