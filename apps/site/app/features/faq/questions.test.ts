import { describe, expect, test } from 'vitest'
import { matching, topicsOf, withWords, type Question } from './questions.ts'

const question = (id: number, category: Question['category'], text: string, answer = '') => ({
  id,
  category,
  question: text,
  answer,
})
const questions = [
  question(1, 'games', 'Can I try games?', '<p>Yes, wherever a game shows <strong>Demo</strong>.'),
  question(2, 'account', 'Nạp tiền bằng cách nào?', '<p>Mở <em>Nạp tiền</em>, đặt số tiền.</p>'),
  question(3, 'account', 'பணத்தை எப்படி எடுப்பது?'),
]
const found = (typed: string) => matching(withWords(questions), typed).map(({ id }) => id)

describe('the filter', () => {
  test('finds words of the question and of the answer, in any order', () => {
    expect(found('demo')).toEqual([1])
    expect(found('  SHOWS   try ')).toEqual([1])
  })
  test('does not ask for capitals, accents or đ', () => {
    expect(found('nap tien')).toEqual([2])
    expect(found('dat')).toEqual([2])
    expect(found('NẠP')).toEqual([2])
  })
  test('keeps the signs of other scripts, which are letters there', () => {
    expect(found('எப்படி')).toEqual([3])
    expect(found('எப்பட')).toEqual([3])
    expect(found('எபபட')).toEqual([])
  })
  test('tags are not words; nothing typed finds all', () => {
    expect(found('strong')).toEqual([])
    expect(found('')).toEqual([1, 2, 3])
  })
})

test('topics stand in their order and none is empty', () => {
  expect(topicsOf(questions).map((topic) => [topic.category, topic.questions.length])).toEqual([
    ['account', 2],
    ['games', 1],
  ])
})
