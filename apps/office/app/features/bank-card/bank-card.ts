export { CardActions } from './card-actions.tsx'
export { useCardColumns } from './card-columns.tsx'
