export { MethodList } from './method-list.tsx'
