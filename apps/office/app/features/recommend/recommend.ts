export { AwardList } from './award-list.tsx'
export { TermsPanel } from './terms-panel.tsx'
