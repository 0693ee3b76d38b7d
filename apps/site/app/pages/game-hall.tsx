import { SPORT } from '@oriel/core/game-type'
import { redirect } from 'react-router'
import { Hall, MissingGames, readHall } from '../features/games/games.ts'
import { QuickBet } from '../features/sport/sport.ts'
import { pageMeta } from '../platform/seo/page-meta.ts'
import { pageContext } from '../platform/page.ts'
import { seoWords } from '../platform/seo/seo.ts'
import { useText } from '@oriel/web/text'
import { useVisit } from '../platform/use-visit.ts'
import { Failed } from '../parts/failed.tsx'
import type { Route } from './+types/game-hall'

/** S2.021: /gameHall without an id redirects to /. */
export async function loader({ context, params, url }: Route.LoaderArgs) {
  if (params.id === undefined) throw redirect('/')
  const { visit, call, text } = context.get(pageContext)
  if (!visit) throw new Response('no site lives at this address', { status: 404 })
  const found = await readHall(
    { visit, call, text },
    Number(params.id),
    url.searchParams.get('after'),
  )
  if (found === 'missing') throw new Response('no such hall', { status: 404 })
  const site = visit.site.name
  if (found === 'unread') return { found: null, words: seoWords(text, 'home', { site }) }
  const words = seoWords(text, 'hall', { hall: found.hall.name, site })
  return { found, words }
}

export const meta: Route.MetaFunction = (page) => {
  const { words, found } = page.loaderData ?? {}
  return pageMeta(words, page, found ? `hall-${found.hall.code}` : undefined)
}

export default function GameHall({ loaderData: { found } }: Route.ComponentProps) {
  const { t } = useText()
  const { mode } = useVisit()
  if (!found) return <Failed title={t('games.failed')} message="" />
  return (
    <Hall key={`${found.hall.id} ${mode}`} {...found}>
      {found.hall.id === SPORT && <QuickBet />}
    </Hall>
  )
}

export const ErrorBoundary = MissingGames
