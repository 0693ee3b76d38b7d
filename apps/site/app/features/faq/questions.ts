import type { Client } from '@oriel/contract/client'
import { faqListCall } from '@oriel/contract/member/faq'
import { faqCategories, type FaqCategory } from '@oriel/core/content-kinds'
import { plainText, readRichText } from '@oriel/core/rich-text'
import { contentAsker } from '../../platform/content-asker.ts'
import type { Visit } from '../../platform/visit.ts'

export type Question = {
  readonly id: number
  readonly category: FaqCategory
  readonly question: string
  /** Cleaned HTML. */
  readonly answer: string
}
export type Topic = { readonly category: FaqCategory; readonly questions: readonly Question[] }

export async function readQuestions(call: Client, visit: Visit) {
  const answer = await call(faqListCall, contentAsker(visit))
  return answer.ok ? ({ ok: true, value: answer.value.list } as const) : answer
}

/** By category, in the order of the categories; one without a question is left out. */
export const topicsOf = (questions: readonly Question[]): Topic[] =>
  faqCategories
    .map((category) => ({
      category,
      questions: questions.filter((question) => question.category === category),
    }))
    .filter((topic) => topic.questions.length > 0)

/** The words of a question and its answer, ready to be searched. */
export type SearchedQuestion = Question & { readonly words: string }

export const withWords = (questions: readonly Question[]): SearchedQuestion[] =>
  questions.map((question) => {
    const answer = plainText(readRichText(question.answer, []))
    return { ...question, words: folded(`${question.question} ${answer}`) }
  })

/** Those that contain every word that was typed, wherever it stands. */
export function matching(questions: readonly SearchedQuestion[], typed: string): Question[] {
  const wanted = folded(typed).split(' ')
  return questions.filter(({ words }) => wanted.every((word) => words.includes(word)))
}

/** Capitals and accents are not typed on phones: `nap tien` finds `Nạp tiền`. */
const folded = (text: string): string =>
  text
    .normalize('NFD')
    .replaceAll(/[\u0300-\u036f]/g, '')
    .toLowerCase()
    .replaceAll('đ', 'd')
    .replaceAll(/\s+/g, ' ')
    .trim()
