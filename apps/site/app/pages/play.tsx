import { buttonClass } from '@oriel/ui/button'
import { EmptyBlock } from '@oriel/ui/state-block'
import { useSyncExternalStore } from 'react'
import { Link, useNavigate } from 'react-router'
import { useMember } from '../features/member/use-member.tsx'
import { GameFrame } from '../features/play/game-frame.tsx'
import { onPlayChange, playOnServer, readPlay } from '../lib/play-store.ts'
import { quitPlay } from '../lib/quit-play.ts'
import { WalletNote } from '../shell/wallet-note.tsx'
import { pageContext } from '../lib/page.ts'
import { useText } from '../lib/text.tsx'
import type { Route } from './+types/play'
import '../features/play/play.css'

/** S2.014: the in-page game screen. Without a game it leads back to the games. */
export default function PlayPage() {
  const { t } = useText()
  const navigate = useNavigate()
  const { readAgain } = useMember()
  const { state } = useSyncExternalStore(onPlayChange, readPlay, playOnServer)
  const { game, url, mode } = state
  if (!game || mode !== 'page') {
    return (
      <div className="play-nothing">
        <EmptyBlock
          icon="play"
          title={t('play.nothing_title')}
          text={t('play.nothing_text')}
          actions={
            <Link to="/" className={buttonClass()}>
              {t('play.back')}
            </Link>
          }
        />
      </div>
    )
  }
  const leave = () => {
    void quitPlay(readAgain)
    void navigate(-1)
  }
  return (
    <div className="play-page">
      <GameFrame
        game={game}
        url={url}
        hasLaunch
        note={<WalletNote />}
        leaveLabel={t('play.leave')}
        onLeave={leave}
      />
    </div>
  )
}

export const loader = ({ context }: Route.LoaderArgs) => ({
  title: context.get(pageContext).text.t('play.page_title'),
})

export const meta: Route.MetaFunction = ({ loaderData }) => [
  { title: loaderData?.title },
  { name: 'robots', content: 'noindex' },
]
