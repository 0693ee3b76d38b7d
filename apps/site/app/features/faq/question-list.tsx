import { Disclosure } from '@oriel/ui/navigation/disclosure'
import { Icon } from '@oriel/ui/picture/icon'
import { useEffect, useRef } from 'react'
import { Link } from 'react-router'
import { RichText } from '../../parts/rich-text.tsx'
import { useText } from '@oriel/web/text'
import type { Question } from './questions.ts'

type QuestionListProps = { questions: readonly Question[]; openId: number | null }

export function QuestionList({ questions, openId }: QuestionListProps) {
  return (
    <ul className="questions">
      {questions.map((question) => (
        <QuestionItem key={question.id} question={question} isOpen={question.id === openId} />
      ))}
    </ul>
  )
}

function QuestionItem({ question, isOpen }: { question: Question; isOpen: boolean }) {
  const { t } = useText()
  const item = useRef<HTMLLIElement>(null)
  useEffect(() => {
    if (isOpen) item.current?.scrollIntoView({ block: 'center' })
  }, [isOpen])
  return (
    <li ref={item}>
      <Disclosure title={question.question} isOpen={isOpen}>
        <RichText html={question.answer} />
        <Link to={`/faq/${question.id}`} className="question-link" preventScrollReset>
          <Icon name="share" className="size-4" />
          {t('faq.link')}
        </Link>
      </Disclosure>
    </li>
  )
}
