import { redirect, type ShouldRevalidateFunction } from 'react-router'
import {
  Lobby,
  MissingGames,
  readLobby,
  readPlace,
  readShown,
  samePlace,
} from '../features/games/games.ts'
import { hallAddress } from '../platform/game-address.ts'
import { pageMeta } from '../platform/seo/page-meta.ts'
import { pageContext } from '../platform/page.ts'
import { seoWords } from '../platform/seo/seo.ts'
import { useText } from '@oriel/web/text'
import { useVisit } from '../platform/use-visit.ts'
import { Failed } from '../parts/failed.tsx'
import type { Route } from './+types/slot-game'

/**
 * S2.022: /slotgame without a query redirects to /. With a game type alone it redirects to the
 * hall.
 */
export async function loader({ context, url }: Route.LoaderArgs) {
  const { visit, call, text } = context.get(pageContext)
  const place = readPlace(url.searchParams)
  if (!place) throw redirect('/')
  if (place.gpId === null && Number.isInteger(place.gtId)) throw redirect(hallAddress(place.gtId))
  if (!visit) throw new Response('no site lives at this address', { status: 404 })
  const shown = readShown(url.searchParams)
  const after = url.searchParams.get('after')
  const found = await readLobby({ visit, call, text }, place, shown, after)
  if (found === 'missing') throw new Response('no such list', { status: 404 })
  const site = visit.site.name
  if (found === 'unread') return { found: null, words: seoWords(text, 'home', { site }) }
  const words = seoWords(text, 'provider', { provider: found.lobby.name, site })
  return { found, words }
}

/** A tab, a tag or a question is answered in the browser; another place is another page. */
export const shouldRevalidate: ShouldRevalidateFunction = ({ currentUrl, nextUrl }) =>
  currentUrl.href === nextUrl.href || !samePlace(currentUrl.searchParams, nextUrl.searchParams)

export const meta: Route.MetaFunction = (page) => {
  const { words, found } = page.loaderData ?? {}
  return pageMeta(words, page, found ? `hall-${found.hall.code}` : undefined)
}

export default function SlotGame({ loaderData: { found } }: Route.ComponentProps) {
  const { t } = useText()
  const { mode } = useVisit()
  if (!found) return <Failed title={t('games.failed')} message="" />
  const { hall, lobby } = found
  return <Lobby key={`${hall.id} ${lobby.gpId} ${lobby.house} ${mode}`} {...found} />
}

export const ErrorBoundary = MissingGames
