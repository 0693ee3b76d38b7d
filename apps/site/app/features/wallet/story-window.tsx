import { walletStoryCall } from '@oriel/contract/member/wallet'
import type { DataOf } from '@oriel/contract/endpoint'
import type { Currency } from '@oriel/core/currency'
import { Dialog } from '@oriel/ui/overlay/dialog'
import { Icon } from '@oriel/ui/picture/icon'
import { Skeleton } from '@oriel/ui/feedback/skeleton'
import { useCallback } from 'react'
import { call } from '../../platform/call.ts'
import { useFormat } from '../../platform/use-format.ts'
import type { Format } from '@oriel/web/format'
import { useText } from '@oriel/web/text'
import { useRead } from '@oriel/web/use-read'
import type { Text } from '@oriel/i18n/text'
import { Amount } from './amount.tsx'
import { RoundLinks } from './round-links.tsx'
import type { Line } from './statement-csv.ts'
import { kindShown, PLACES } from './statement-words.ts'
import { Timeline, type TimelineStep } from './timeline.tsx'
import { WalletFailed } from './wallet-page.tsx'

type Story = DataOf<typeof walletStoryCall>
type StoryWindowProps = { line: Line; currency: Currency; onClose: () => void }

/** What stands behind a line: the way the money took, step by step. */
export function StoryWindow({ line, currency, onClose }: StoryWindowProps) {
  const { t } = useText()
  const read = useCallback(
    (signal: AbortSignal) => call(walletStoryCall, { id: line.id }, signal),
    [line],
  )
  const [story, readAgain] = useRead(read)
  const { id, icon } = kindShown(line)
  return (
    <Dialog
      isOpen
      onClose={onClose}
      sheet
      icon={icon}
      title={t(id, { name: line.gp_name ?? '' })}
      closeLabel={t('shell.close')}
    >
      <p className="story-amount">
        <Amount units={line.amount} currency={currency} isSigned />
      </p>
      {story.status === 'error' ? (
        <WalletFailed message={story.message} onRetry={readAgain} />
      ) : story.data ? (
        <StoryBody story={story.data} currency={currency} />
      ) : (
        <div aria-busy="true">
          <span className="sr-only">{t('shell.loading')}</span>
          <Skeleton className="h-40 rounded-xl" />
        </div>
      )}
    </Dialog>
  )
}

function StoryBody({ story, currency }: { story: Story; currency: Currency }) {
  const text = useText()
  const { t } = text
  const format = useFormat()
  const { line, lines, transfer, stay } = story
  return (
    <div className="story">
      {stay && (
        <dl className="story-stay">
          <Fact name={t('wallet.stay_sent')} units={stay.sent} currency={currency} />
          <Fact
            name={t('wallet.stay_rounds', { count: stay.rounds })}
            units={stay.result}
            currency={currency}
            isSigned
          />
          <Fact name={t('wallet.stay_back')} units={stay.back} currency={currency} />
        </dl>
      )}
      {stay && (
        <p className={stay.adds_up ? 'wallet-checked' : 'wallet-box-text'}>
          {stay.adds_up && <Icon name="check" className="size-4" />}
          {t(stay.adds_up ? 'wallet.stay_adds_up' : 'wallet.stay_late')}
        </p>
      )}
      <Timeline
        steps={transfer ? transferSteps(transfer, text, format) : lineSteps(lines, text, format)}
      />
      {line.kind === 'round' && line.gp_id !== null && (
        <RoundLinks providerId={line.gp_id} roundId={roundOf(line)} />
      )}
      <p className="story-reference">
        {t('wallet.reference')} <span>{transfer?.reference ?? line.reference}</span>
      </p>
    </div>
  )
}

/** A round is booked under its provider's code and its own name there. */
const roundOf = ({ gp_id, reference }: Line): string =>
  reference.startsWith(`${gp_id}:`) ? reference.slice(`${gp_id}:`.length) : reference

type FactProps = { name: string; units: bigint; currency: Currency; isSigned?: boolean }

const Fact = ({ name, units, currency, isSigned = false }: FactProps) => (
  <div>
    <dt>{name}</dt>
    <dd>
      <Amount units={units} currency={currency} isSigned={isSigned} />
    </dd>
  </div>
)

function transferSteps(
  transfer: NonNullable<Story['transfer']>,
  { t }: Text,
  format: Format,
): TimelineStep[] {
  const { direction, state, gp_name: name, made_at, sent_at, ended_at, tries } = transfer
  const isIn = direction === 'in'
  const begun: TimelineStep = {
    text: t(isIn ? 'wallet.step_left' : 'wallet.step_asked', { name }),
    time: format.dateTime(made_at),
    state: 'done',
  }
  const sent: TimelineStep = {
    text: t('wallet.step_sent', { name }),
    time: sent_at ? format.dateTime(sent_at) : undefined,
    detail: tries > 1 ? t('wallet.step_tries', { count: tries }) : undefined,
    state: sent_at ? 'done' : 'now',
  }
  const time = ended_at ? format.dateTime(ended_at) : undefined
  if (state === 'completed') {
    const text = isIn ? t('wallet.step_arrived', { name }) : t('wallet.step_home')
    return [begun, sent, { text, time, state: 'done' }]
  }
  if (state === 'reversed') {
    const text = t(isIn ? 'wallet.step_returned' : 'wallet.step_stayed', { name })
    return [begun, sent, { text, time, state: 'failed' }]
  }
  return [begun, sent, { text: t('wallet.step_waiting', { name }), state: 'now' }]
}

const lineSteps = (lines: readonly Line[], { t }: Text, format: Format): TimelineStep[] =>
  lines.map((one) => ({
    text: `${t(kindShown(one).id, { name: one.gp_name ?? '' })} · ${t(PLACES[one.place])}`,
    time: format.dateTime(one.at),
    state: 'done',
  }))
