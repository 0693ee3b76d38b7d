import { Badge } from '@oriel/ui/feedback/badge'
import { IconButton } from '@oriel/ui/form/button'
import { Icon } from '@oriel/ui/picture/icon'
import { useText } from '@oriel/web/text'
import { useCopy } from '@oriel/web/use-copy'
import { Link } from 'react-router'
import { useFormat } from '../../platform/use-format.ts'
import type { Order } from './deposit-types.ts'
import { KIND_WORDS } from './method-words.ts'
import { isLive, isOpen, notesOf, STATE_WORDS } from './order-state.ts'
import './record-list.css'

/** Orders, the newest first: what, when, its number, what came of it, how much. */
export const RecordList = ({ orders }: { orders: readonly Order[] }) => (
  <ul className="deposit-records">
    {orders.map((order) => (
      <RecordRow key={order.number} order={order} />
    ))}
  </ul>
)

function RecordRow({ order }: { order: Order }) {
  const { t } = useText()
  const format = useFormat()
  const { kind, currency, state, asked, received, number } = order
  const { pill, tone } = STATE_WORDS[state]
  const shown = received > 0n ? received : asked
  const isNothing = received === 0n && !isLive(state)
  const amount = format.money(shown, currency)
  return (
    <li className="deposit-record">
      <span className="deposit-record-sign" data-tone={tone} aria-hidden="true">
        <Icon name={KIND_WORDS[kind].icon} className="size-5" />
      </span>
      <div className="deposit-record-words">
        <p className="profile-row-title">{t(KIND_WORDS[kind].title)}</p>
        <p className="profile-hint" suppressHydrationWarning>
          {format.dateTime(order.made_at)}
        </p>
        <CopyNumber number={number} />
      </div>
      <div className="deposit-record-end">
        {isNothing ? (
          <s className="deposit-record-amount">{amount}</s>
        ) : (
          <span className="deposit-record-amount">{amount}</span>
        )}
        <Badge tone={tone}>{t(pill)}</Badge>
      </div>
      <RecordNotes order={order} />
      {isOpen(state) && (
        <Link to={`/user/Deposit?order=${encodeURIComponent(number)}`} className="deposit-link">
          {t('deposit.go_on')}
          <span className="sr-only"> {number}</span>
        </Link>
      )}
    </li>
  )
}

function RecordNotes({ order }: { order: Order }) {
  const { t } = useText()
  const format = useFormat()
  const notes = notesOf(order)
  if (notes.length === 0) return null
  const asked = format.money(order.asked, order.currency)
  const amount = format.money(order.to_wallet, order.currency)
  return (
    <p className="deposit-record-notes">
      {notes.map((note) => t(note, { asked, amount })).join(' ')}
    </p>
  )
}

/** Read out to customer service, or copied. */
export function CopyNumber({ number }: { number: string }) {
  const { t } = useText()
  const [state, copy] = useCopy()
  return (
    <p className="deposit-number">
      <span>{number}</span>
      <IconButton
        icon={state === 'copied' ? 'check' : 'copy'}
        label={t('deposit.copy', { what: number })}
        onClick={() => void copy(number)}
      />
      <output className={state === 'refused' ? 'deposit-row-refused' : 'sr-only'}>
        {state === 'copied' && t('deposit.copied')}
        {state === 'refused' && t('deposit.copy_failed')}
      </output>
    </p>
  )
}
