export { ConsentBar, ConsentLink } from './consent-bar.tsx'
export { useConsent } from './use-consent.ts'
