import { useSyncExternalStore } from 'react'
import { createConsentStore, type ConsentState } from './consent-store.ts'

export const consent = createConsentStore(() => window)

export const useConsent = (): ConsentState =>
  useSyncExternalStore(consent.subscribe, consent.read, () => 'unknown')
