import type { Client } from '@oriel/contract/client'
import type { Text } from '@oriel/i18n/text'
import { createContext } from 'react-router'
import type { Visit } from './visit.ts'

/** What the server hands to loaders and to rendering. It never reaches a browser. */
export type Page = {
  /** Null when no site lives at the address. */
  readonly visit: Visit | null
  readonly text: Text
  readonly call: Client
  /** Absent in development, where Vite adds elements of its own. */
  readonly nonce: string | undefined
  readonly traceId: string
  readonly onError: (error: unknown) => void
  /** The site could not be found out, or (in a test world only) a fault was asked for. */
  readonly failure: 'unavailable' | 'fault' | null
  /** Pages for those who build the site: in development and in test worlds only. */
  readonly workshop: boolean
  /** S7.008: `data` for _payload.json, which holds only what the loaders returned. */
  readonly wants: 'page' | 'data'
}

export const pageContext = createContext<Page>()
