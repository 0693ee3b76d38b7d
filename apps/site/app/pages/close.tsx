import { leavePlayCall } from '@oriel/contract/member/play'
import { EmptyBlock } from '@oriel/ui/feedback/state-block'
import { useEffect } from 'react'
import { keepIsPlay, readIsPlay, takeState } from '../features/play/play.ts'
import { callLast } from '../platform/call.ts'
import { readSession } from '../platform/session.ts'
import { goTo } from '../platform/navigate.ts'
import { pageContext } from '../platform/page.ts'
import { useText } from '@oriel/web/text'
import { sendMessage } from '../platform/browser/window-message.ts'
import type { Route } from './+types/close'

const HOME_AFTER_MS = 400

/**
 * S2.016: the lobby-return address of games. It closes its window or frame, or goes back to the
 * site.
 */
export default function ClosePage() {
  const { t } = useText()
  useEffect(() => void goHome(), [])
  return <EmptyBlock icon="home" title={t('play.close_title')} text={t('play.close_text')} />
}

export const loader = ({ context }: Route.LoaderArgs) => ({
  title: context.get(pageContext).text.t('play.close_title'),
})

export const meta: Route.MetaFunction = ({ loaderData }) => [
  { title: loaderData?.title },
  { name: 'robots', content: 'noindex' },
]

async function goHome(): Promise<void> {
  const state = takeState()
  const isFramed = window.parent !== window
  // Whoever opened the game leaves it; in a tab of its own there is nobody but this page.
  const isHeard = isFramed || window.opener !== null
  if (state !== null) sendMessage({ msg: 'quickGame', state, data: { type: 'gameWindow' } })
  if (isFramed) return
  if (!isHeard && readSession() && readIsPlay()) {
    keepIsPlay(false)
    await callLast(leavePlayCall, {})
  }
  window.close()
  setTimeout(() => goTo('/', { replace: true }), HOME_AFTER_MS)
}
