import { SLOT } from '@oriel/core/game-type'
import { redirect, type ShouldRevalidateFunction } from 'react-router'
import {
  MissingGames,
  readLobby,
  readPlace,
  readShown,
  Room,
  samePlace,
} from '../features/games/games.ts'
import { pageMeta } from '../platform/seo/page-meta.ts'
import { pageContext } from '../platform/page.ts'
import { seoWords } from '../platform/seo/seo.ts'
import { useText } from '@oriel/web/text'
import { Failed } from '../parts/failed.tsx'
import type { Route } from './+types/game-room'

/** A room shows all of a list, whatever stands in its address beside the place. */
const WHOLE = readShown(new URLSearchParams())

/**
 * S2.030, S2.031: the game room is for slots on desktop, if the site and the lobby have one;
 * otherwise the list is shown.
 */
export async function loader({ context, url }: Route.LoaderArgs) {
  const { visit, call, text } = context.get(pageContext)
  const place = readPlace(url.searchParams)
  if (!place) throw redirect('/')
  if (!visit) throw new Response('no site lives at this address', { status: 404 })
  const isOpen = visit.mode === 'desktop' && visit.site.gameRoom && place.gtId === SLOT
  if (!isOpen) throw redirect(`/slotgame${url.search}`)
  const found = await readLobby({ visit, call, text }, place, WHOLE)
  if (found === 'missing') throw new Response('no such room', { status: 404 })
  const site = visit.site.name
  if (found === 'unread') return { found: null, words: seoWords(text, 'home', { site }) }
  if (!found.lobby.hasRoom) throw redirect(`/slotgame${url.search}`)
  const words = seoWords(text, 'provider', { provider: found.lobby.name, site })
  return { found, words }
}

/** Another game of the same room is here already. */
export const shouldRevalidate: ShouldRevalidateFunction = ({ currentUrl, nextUrl }) =>
  currentUrl.href === nextUrl.href || !samePlace(currentUrl.searchParams, nextUrl.searchParams)

export const meta: Route.MetaFunction = (page) => {
  const { words, found } = page.loaderData ?? {}
  return pageMeta(words, page, found ? `hall-${found.hall.code}` : undefined)
}

export default function GameRoom({ loaderData: { found } }: Route.ComponentProps) {
  const { t } = useText()
  if (!found) return <Failed title={t('games.failed')} message="" />
  return <Room key={`${found.lobby.gpId} ${found.lobby.house}`} {...found} />
}

export const ErrorBoundary = MissingGames
