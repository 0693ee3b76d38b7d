export { UpdateBar } from './update-bar.tsx'
