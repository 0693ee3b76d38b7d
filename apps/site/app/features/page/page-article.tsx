import { NavLink } from 'react-router'
import { useFormat } from '../../platform/use-format.ts'
import { RichText } from '../../parts/rich-text.tsx'
import { useText } from '@oriel/web/text'
import type { MainPage, PageLink } from './main-page.ts'
import './page.css'

type PageArticleProps = { page: MainPage; links: readonly PageLink[] }

/** A page of the house, with the others beside it. */
export function PageArticle({ page, links }: PageArticleProps) {
  const { t } = useText()
  const format = useFormat()
  return (
    <div className="main-page">
      <article className="panel main-article">
        <h1 className="page-title">{page.title}</h1>
        <p className="main-updated" suppressHydrationWarning>
          {t('content.updated', { date: format.date(page.updatedAt) })}
        </p>
        <RichText html={page.content} />
      </article>
      {links.length > 1 && (
        <nav className="main-links" aria-label={t('page.others')}>
          <h2 className="panel-title">{t('page.others')}</h2>
          <ul>
            {links.map(({ id, title }) => (
              <li key={id}>
                <NavLink to={`/main/${id}`} prefetch="intent" className="main-link">
                  {title}
                </NavLink>
              </li>
            ))}
          </ul>
        </nav>
      )}
    </div>
  )
}
