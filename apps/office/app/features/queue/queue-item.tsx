import { queueItemCall } from '@oriel/contract/office/queue'
import type { QueueName } from '@oriel/core/queue'
import { amountText } from '@oriel/core/money-text'
import { useText } from '@oriel/web/text'
import { type ReactNode, useEffect, useRef } from 'react'
import { Beside } from '../../parts/beside.tsx'
import { KeyValues } from '../../parts/key-values.tsx'
import { LockBadge } from '../../parts/lock-badge.tsx'
import { Panel } from '../../parts/panel.tsx'
import { PromiseClock } from '../../parts/promise-clock.tsx'
import { useRead } from '../../platform/query.ts'
import { Decision } from './decision.tsx'
import { lockOf } from './lock.ts'
import { Notes } from './notes.tsx'
import type { Item } from './queue-kind.ts'
import { queueKinds } from './queue-kinds.ts'
import { useWrite } from './use-write.ts'

export const useItem = (queue: QueueName, id: string) =>
  useRead(queueItemCall, { queue, id }, { queue })

/** Beside the title of the page: who has it. */
export const ItemTag = ({ item }: { readonly item: Item }) => <LockBadge lock={lockOf(item.lock)} />

type QueueItemProps = {
  readonly queue: QueueName
  readonly item: Item
  /** In place of the facts, where another feature shows the item. */
  readonly body?: ReactNode
}

/** One item: what a person must know on the left, the decision and notes on the right. */
export function QueueItem({ queue, item, body }: QueueItemProps) {
  const side = (
    <>
      <Decision queue={queue} item={item} />
      <Notes queue={queue} item={item} />
    </>
  )
  if (body) {
    return (
      <>
        <Decision queue={queue} item={item} />
        {body}
      </>
    )
  }
  return (
    <Beside side={side}>
      <Facts queue={queue} item={item} />
    </Beside>
  )
}

function Facts({ queue, item }: Omit<QueueItemProps, 'body'>) {
  const kind = queueKinds[queue]
  const write = useWrite()
  const { t, dateTime } = write
  const lines = kind.facts(item, write).filter(({ value }) => value !== null)
  return (
    <>
      <Heading item={item} number={kind.numberOf(item)} />
      <Panel
        title={t('office.queue.facts')}
        icon="info"
        detail={t('office.queue.since', { time: dateTime(item.entered_at) })}
      >
        <KeyValues lines={lines.map(({ label, value }) => ({ name: t(label), value }))} />
      </Panel>
      {kind.more?.(item, write)}
    </>
  )
}

/** A page is made anew for each item; its heading takes the focus, so that readers hear it. */
function Heading({ item, number }: { readonly item: Item; readonly number: string }) {
  const { t } = useText()
  const place = useRef<HTMLHeadingElement>(null)
  useEffect(() => place.current?.focus(), [])
  const { amount, currency } = item
  return (
    <header className="panel queue-head">
      <h2 ref={place} tabIndex={-1}>
        {currency === null ? number : `${amountText({ units: amount, currency })} ${currency}`}
      </h2>
      <PromiseClock enteredAt={item.entered_at} promisedAt={item.promised_at} />
      {currency !== null && <span className="faint">{number}</span>}
      {item.account && (
        <span className="faint">{t('office.queue.of', { name: item.account })}</span>
      )}
    </header>
  )
}
