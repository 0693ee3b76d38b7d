export { AnnouncementLine, AnnouncementMarquee } from './announcement-marquee.tsx'
export { AnnouncementHistory } from './announcement-history.tsx'
export { MARQUEE_QUERY } from './use-announcements.ts'
