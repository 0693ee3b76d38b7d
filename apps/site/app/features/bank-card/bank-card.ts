export { BankCards } from './bank-cards.tsx'
export { CardPrompt } from './card-prompt.tsx'
