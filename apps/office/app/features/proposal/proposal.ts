export { ProposalList } from './proposal-list.tsx'
export { ProposalView } from './proposal-view.tsx'
