export { ProviderList } from './provider-list.tsx'
export { ProviderView } from './provider-view.tsx'
