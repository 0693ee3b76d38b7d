import { ChipLinks } from '@oriel/ui/navigation/chip-links'
import { plainLink } from '@oriel/ui/navigation/render-link'
import { SearchField } from '@oriel/ui/form/search-field'
import { EmptyBlock } from '@oriel/ui/feedback/state-block'
import { useDeferredValue, useMemo, useState } from 'react'
import { useText } from '@oriel/web/text'
import { PageHeading } from '../../parts/section.tsx'
import { QuestionList } from './question-list.tsx'
import { matching, topicsOf, withWords, type Question, type Topic } from './questions.ts'
import { ServiceCard } from './service-card.tsx'
import './faq.css'

const TOPIC_WORDS = {
  account: 'faq.category_account',
  deposit: 'faq.category_deposit',
  withdrawal: 'faq.category_withdrawal',
  games: 'faq.category_games',
  fairness: 'faq.category_fairness',
  safer_play: 'faq.category_safer_play',
} as const satisfies Record<Topic['category'], string>

type FaqPageProps = {
  questions: readonly Question[]
  /** The question the address names. */
  openId: number | null
}

/** All questions by topic. The field narrows what is already here: nothing is asked for. */
export function FaqPage({ questions, openId }: FaqPageProps) {
  const { t } = useText()
  const [typed, setTyped] = useState('')
  const wanted = useDeferredValue(typed)
  const searched = useMemo(() => withWords(questions), [questions])
  const found = wanted.trim() === '' ? questions : matching(searched, wanted)
  const topics = topicsOf(found)
  return (
    <div className="faq">
      <div className="faq-side">
        <PageHeading title={t('faq.title')} lead={t('faq.lead')} />
        <SearchField
          label={t('faq.filter')}
          clearLabel={t('faq.clear')}
          value={typed}
          onChange={setTyped}
        />
        <TopicLinks topics={topics} />
      </div>
      <div className="faq-main">
        <output className="sr-only">
          {wanted.trim() !== '' && t('faq.found', { count: found.length })}
        </output>
        {topics.map((topic) => (
          <section key={topic.category} id={topic.category} aria-labelledby={`${topic.category}-h`}>
            <h2 id={`${topic.category}-h`} className="section-title faq-topic">
              {t(TOPIC_WORDS[topic.category])}
            </h2>
            <QuestionList questions={topic.questions} openId={openId} />
          </section>
        ))}
        {topics.length === 0 && (
          <EmptyBlock icon="search" title={t('faq.none_title')} text={t('faq.none_text')} />
        )}
        <ServiceCard />
      </div>
    </div>
  )
}

function TopicLinks({ topics }: { topics: readonly Topic[] }) {
  const { t } = useText()
  return (
    <ChipLinks
      label={t('faq.categories')}
      isRow
      items={topics.map(({ category, questions }) => ({
        id: category,
        label: t(TOPIC_WORDS[category]),
        count: questions.length,
        isCurrent: false,
        link: plainLink(`#${category}`),
      }))}
    />
  )
}
