import { plainText, readRichText } from '@oriel/core/rich-text'
import { EmptyBlock } from '@oriel/ui/feedback/state-block'
import { FaqPage, readQuestions, type Question } from '../features/faq/faq.ts'
import { failureText } from '@oriel/web/failure-text'
import { pageMeta, shortened } from '../platform/seo/page-meta.ts'
import { pageContext } from '../platform/page.ts'
import { seoWords } from '../platform/seo/seo.ts'
import { readNumber } from '../platform/read-number.ts'
import { faqData, StructuredData } from '../platform/seo/seo-data.tsx'
import { useText } from '@oriel/web/text'
import { Failed } from '../parts/failed.tsx'
import { Missing } from '../parts/missing.tsx'
import { PageHeading } from '../parts/section.tsx'
import type { Route } from './+types/faq'

/** S2.006, S2.007: /faq, and /faq/{id} with that question open. */
export async function loader({ context, params }: Route.LoaderArgs) {
  const { call, visit, text } = context.get(pageContext)
  if (!visit) throw new Response('no site lives at this address', { status: 404 })
  const words = seoWords(text, 'faq', { site: visit.site.name })
  const answer = await readQuestions(call, visit)
  if (!answer.ok) {
    return { words, questions: null, openId: null, message: failureText(answer, text) }
  }
  const questions = answer.value
  const open = questions.find(({ id }) => id === readNumber(params.id))
  if (params.id !== undefined && !open) throw new Response('no such question', { status: 404 })
  const own = open ? wordsOf(open, visit.site.name) : words
  return { words: own, questions, openId: open?.id ?? null, message: '' }
}

const plain = (html: string): string => plainText(readRichText(html, []))
const wordsOf = ({ question, answer }: Question, site: string) => ({
  title: `${question} | ${site}`,
  description: shortened(plain(answer)),
})

export const meta: Route.MetaFunction = (page) => pageMeta(page.loaderData?.words, page, 'faq')

export default function Faq({ loaderData }: Route.ComponentProps) {
  const { t } = useText()
  const { questions, openId, message } = loaderData
  if (questions && questions.length > 0) {
    const told = questions.map(({ question, answer }) => ({ question, answer: plain(answer) }))
    return (
      <>
        {openId === null && <StructuredData data={faqData(told)} />}
        <FaqPage questions={questions} openId={openId} />
      </>
    )
  }
  return (
    <>
      <PageHeading title={t('faq.title')} />
      {questions ? (
        <EmptyBlock icon="info" title={t('faq.empty_title')} />
      ) : (
        <Failed title={t('faq.failed')} message={message} />
      )}
    </>
  )
}

export function ErrorBoundary() {
  const { t } = useText()
  return (
    <Missing
      icon="search"
      title={t('faq.missing_title')}
      text={t('faq.missing_text')}
      to="/faq"
      action={t('faq.show_all')}
    />
  )
}
