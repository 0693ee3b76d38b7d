import { plainText, readRichText } from '@oriel/core/rich-text'
import { redirect } from 'react-router'
import { isPageName, PageArticle, readMainPage } from '../features/page/page.ts'
import { failureText } from '@oriel/web/failure-text'
import { pageMeta, shortened } from '../platform/seo/page-meta.ts'
import { pageContext } from '../platform/page.ts'
import { useText } from '@oriel/web/text'
import { Failed } from '../parts/failed.tsx'
import { Missing } from '../parts/missing.tsx'
import type { Route } from './+types/main'

/** S2.011: /main/{id} is a page of the site. S2.020: /main without an id redirects to /. */
export async function loader({ context, params }: Route.LoaderArgs) {
  const { call, visit, text } = context.get(pageContext)
  if (!visit) throw new Response('no site lives at this address', { status: 404 })
  const { id } = params
  if (id === undefined) throw redirect('/', 302)
  if (!isPageName(id)) throw missing(id)
  const answer = await readMainPage(call, visit, id)
  if (answer.ok) {
    const { title, content } = answer.value.page
    const description = shortened(plainText(readRichText(content, [])))
    const words = { title: `${title} | ${visit.site.name}`, description }
    return { ...answer.value, words, message: '' }
  }
  if (answer.reason === 'page_unknown') throw missing(id)
  const words = { title: visit.site.name, description: '' }
  return { page: null, links: [], words, message: failureText(answer, text) }
}

const missing = (id: string) => new Response(`no page ${id}`, { status: 404 })

export const meta: Route.MetaFunction = (page) => pageMeta(page.loaderData?.words, page)

export default function Main({ loaderData: { page, links, message } }: Route.ComponentProps) {
  const { t } = useText()
  if (!page) return <Failed title={t('page.failed')} message={message} />
  return <PageArticle page={page} links={links} />
}

export function ErrorBoundary() {
  const { t } = useText()
  return (
    <Missing
      icon="search"
      title={t('page.missing_title')}
      text={t('page.missing_text')}
      to="/"
      action={t('page.home')}
    />
  )
}
