export { readLinks, type SiteLink } from './links.ts'
export { useShowLink } from './use-link.tsx'
export { useLinks, type WithLinks } from './use-links.ts'
