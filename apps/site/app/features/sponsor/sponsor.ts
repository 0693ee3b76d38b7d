export { SponsorList } from './sponsor-list.tsx'
export { readSponsors } from './sponsors.ts'
