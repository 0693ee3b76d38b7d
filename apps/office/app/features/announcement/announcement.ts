export { AnnouncementEditor, NewAnnouncement } from './announcement-editor.tsx'
export { AnnouncementList } from './announcement-list.tsx'
