export { FaqPage } from './faq-page.tsx'
export { readQuestions, type Question } from './questions.ts'
