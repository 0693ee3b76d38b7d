import { roundDetailCall } from '@oriel/contract/member/round'
import { ButtonLink } from '@oriel/ui/form/button'
import { useCallback } from 'react'
import { call } from '../../platform/call.ts'
import { useText } from '@oriel/web/text'
import { useRead } from '@oriel/web/use-read'

type RoundLinksProps = { providerId: string; roundId: string }

/** Where one round can be seen again and proven. A studio that is away only leaves them out. */
export function RoundLinks({ providerId, roundId }: RoundLinksProps) {
  const { t } = useText()
  const read = useCallback(
    (signal: AbortSignal) =>
      call(roundDetailCall, { gp_id: providerId, round_id: roundId }, signal),
    [providerId, roundId],
  )
  const [{ data }] = useRead(read)
  if (!data?.replay_url && !data?.fairness_url) return null
  return (
    <div className="wallet-actions">
      {data.replay_url && (
        <ButtonLink variant="ghost" href={data.replay_url} target="_blank" rel="noreferrer">
          {t('round.replay')}
        </ButtonLink>
      )}
      {data.fairness_url && (
        <ButtonLink variant="ghost" href={data.fairness_url} target="_blank" rel="noreferrer">
          {t('round.fairness')}
        </ButtonLink>
      )}
    </div>
  )
}
