import { createContext, use } from 'react'

/** Only the server knows these: browsers hide nonces, and a trace is one request's. */
export type RequestFacts = { readonly nonce: string | undefined; readonly trace: string }
export const RequestContext = createContext<RequestFacts | null>(null)

export const useNonce = (): string | undefined => use(RequestContext)?.nonce

/** The failed request's trace id: what a visitor can tell customer service. */
export function useTrace(): string | undefined {
  const facts = use(RequestContext)
  if (facts) return facts.trace
  return typeof document === 'undefined' ? undefined : document.documentElement.dataset['trace']
}
