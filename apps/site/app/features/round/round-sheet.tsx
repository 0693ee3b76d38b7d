import type { DataOf } from '@oriel/contract/endpoint'
import { roundDetailCall } from '@oriel/contract/member/round'
import { Dialog } from '@oriel/ui/overlay/dialog'
import { Skeleton } from '@oriel/ui/feedback/skeleton'
import { useCallback, type ReactNode } from 'react'
import { call } from '../../platform/call.ts'
import { useFormat } from '../../platform/use-format.ts'
import { useText } from '@oriel/web/text'
import { useRead } from '@oriel/web/use-read'
import { RoundStatus } from './round-list.tsx'
import { RoundNet } from './round-net.tsx'
import { hallName, plainFacts } from './round-rules.ts'
import type { Round } from './use-rounds.ts'

type Detail = DataOf<typeof roundDetailCall>

/** One round: what we know of it at once, and what its provider shows when it answers. */
export function RoundSheet({ round, onClose }: { round: Round; onClose: () => void }) {
  const { t } = useText()
  const format = useFormat()
  const hall = hallName(round.game_type)
  return (
    <Dialog
      isOpen
      onClose={onClose}
      sheet
      icon="clock"
      title={round.game_name}
      description={[round.gp_name, hall && t(hall)].filter(Boolean).join(' · ')}
      closeLabel={t('shell.close')}
    >
      <dl className="round-facts">
        <Fact name={t('round.time')}>{format.dateTime(round.settled_at)}</Fact>
        <Fact name={t('round.stake')}>{format.money(round.stake, round.currency)}</Fact>
        <Fact name={t('round.payout')}>{format.money(round.payout, round.currency)}</Fact>
        <Fact name={t('round.net')}>
          <RoundNet net={round.net} currency={round.currency} />
        </Fact>
        <Fact name={t('round.status')}>
          <RoundStatus round={round} />
        </Fact>
        <Fact name={t('round.number')}>
          <span className="round-number">{round.round_id}</span>
        </Fact>
      </dl>
      <AtProvider round={round} />
    </Dialog>
  )
}

const Fact = ({ name, children }: { name: string; children: ReactNode }) => (
  <div>
    <dt>{name}</dt>
    <dd>{children}</dd>
  </div>
)

function AtProvider({ round }: { round: Round }) {
  const { t } = useText()
  const { gp_id: provider, round_id: id } = round
  const read = useCallback(
    () => call(roundDetailCall, { gp_id: provider, round_id: id }),
    [provider, id],
  )
  const [detail, again] = useRead<Detail>(read)
  if (detail.status === 'error') {
    return (
      <div className="round-away" role="alert">
        <p>{detail.message}</p>
        <button type="button" className="button-text" onClick={again}>
          {t('shell.retry')}
        </button>
      </div>
    )
  }
  if (!detail.data) {
    return (
      <>
        <output className="sr-only">{t('shell.loading')}</output>
        <Skeleton className="h-11 w-full" />
      </>
    )
  }
  return <Shown detail={detail.data} />
}

function Shown({ detail }: { detail: Detail }) {
  const { t } = useText()
  // Who can show the round again shows it better than its figures do.
  const facts = detail.replay_url ? [] : [...plainFacts(detail.choice), ...plainFacts(detail.view)]
  return (
    <>
      {facts.length > 0 && (
        // The provider's own words, as it says them.
        <dl className="round-facts" lang="en">
          {facts.map(({ name, value }) => (
            <Fact key={name} name={name}>
              {value}
            </Fact>
          ))}
        </dl>
      )}
      <div className="round-links">
        {detail.replay_url && <Out href={detail.replay_url}>{t('round.replay')}</Out>}
        {detail.fairness_url && <Out href={detail.fairness_url}>{t('round.fairness')}</Out>}
      </div>
    </>
  )
}

/** Pages of the provider open apart, and learn nothing of this one. */
const Out = ({ href, children }: { href: string; children: ReactNode }) => (
  <a className="round-out" href={href} target="_blank" rel="noopener noreferrer">
    {children}
  </a>
)
