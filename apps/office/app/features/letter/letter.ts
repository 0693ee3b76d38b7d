export { LetterEditor } from './letter-editor.tsx'
export { useLetterColumns } from './letter-columns.tsx'
export { LettersView } from './letters-view.tsx'
