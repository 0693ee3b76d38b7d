import { SPORT } from '@oriel/core/game-type'
import { redirect } from 'react-router'
import { Hall } from '../features/games/hall.tsx'
import { MissingGames } from '../features/games/missing-games.tsx'
import { readHall } from '../features/games/read-hall.ts'
import { QuickBet } from '../features/sport/quick-bet.tsx'
import { pageMeta } from '../lib/page-meta.ts'
import { pageContext } from '../lib/page.ts'
import { seoWords } from '../lib/seo.ts'
import { useText } from '../lib/text.tsx'
import { useVisit } from '../lib/use-visit.ts'
import { Failed } from '../shell/failed.tsx'
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
