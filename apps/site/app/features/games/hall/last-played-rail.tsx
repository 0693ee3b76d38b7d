import { useCallback } from 'react'
import { call } from '../../../platform/call.ts'
import { useIsMember } from '../../../platform/use-is-member.ts'
import { useRead } from '@oriel/web/use-read'
import { useText } from '@oriel/web/text'
import { useVisit } from '../../../platform/use-visit.ts'
import { GameRail } from '../game-rail.tsx'
import { readLastPlayed } from '../read-own-games.ts'

const SHOWN = 14
const EVERYWHERE = { gtIds: [], gpId: null, house: null, tag: null, text: '' }

/** What a member has played, one tap away. Who has played nothing yet misses nothing. */
export function LastPlayedRail() {
  return useIsMember() ? <Rail /> : null
}

function Rail() {
  const { t } = useText()
  const visit = useVisit()
  const read = useCallback(
    (signal: AbortSignal) => readLastPlayed(call, visit, EVERYWHERE, { signal }),
    [visit],
  )
  const [played] = useRead(read)
  const games = (played.data?.games ?? []).slice(0, SHOWN)
  if (games.length === 0) return null
  return <GameRail title={t('games.last_play')} icon="clock" games={games} />
}
