export { AnnouncementLine, AnnouncementMarquee } from './announcement-marquee.tsx'
export { MARQUEE_QUERY } from './use-announcements.ts'
