import { buttonClass } from '@oriel/ui/form/button'
import { EmptyBlock } from '@oriel/ui/feedback/state-block'
import { useSyncExternalStore } from 'react'
import { Link, useNavigate } from 'react-router'
import { useMember } from '../features/member/member.ts'
import { GameFrame, onPlayChange, playOnServer, quitPlay, readPlay } from '../features/play/play.ts'
import { WalletNote } from '../shell/wallet-note.tsx'
import { pageContext } from '../platform/page.ts'
import { useText } from '@oriel/web/text'
import type { Route } from './+types/play'

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
