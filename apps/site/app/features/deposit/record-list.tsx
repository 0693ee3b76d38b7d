import { Badge, type BadgeTone } from '@oriel/ui/feedback/badge'
import { IconButton } from '@oriel/ui/form/button'
import { Icon, type IconName } from '@oriel/ui/picture/icon'
import { useText } from '@oriel/web/text'
import { useCopy } from '@oriel/web/use-copy'
import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { useFormat } from '../../platform/use-format.ts'
import type { Order } from './deposit-types.ts'
import { KIND_WORDS } from './method-words.ts'
import { isLive, isOpen, notesOf, STATE_WORDS } from './order-state.ts'
import './deposit.css'
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
  return (
    <PaymentRow
      icon={KIND_WORDS[kind].icon}
      tone={tone}
      title={t(KIND_WORDS[kind].title)}
      at={order.made_at}
      number={number}
      amount={format.money(shown, currency)}
      isNothing={received === 0n && !isLive(state)}
      pill={t(pill)}
    >
      <RecordNotes order={order} />
      {isOpen(state) && (
        <Link to={`/user/Deposit?order=${encodeURIComponent(number)}`} className="deposit-link">
          {t('deposit.go_on')}
          <span className="sr-only"> {number}</span>
        </Link>
      )}
    </PaymentRow>
  )
}

type PaymentRowProps = {
  icon: IconName
  tone: BadgeTone
  title: string
  at: Date
  number: string
  amount: string
  /** Nothing came of it: the amount is struck out. */
  isNothing: boolean
  pill: string
  children?: ReactNode
}

/** A payment in a list, in or out. */
export function PaymentRow(props: PaymentRowProps) {
  const format = useFormat()
  const { icon, tone, title, at, number, amount, isNothing, pill, children } = props
  return (
    <li className="deposit-record">
      <span className="deposit-record-sign" data-tone={tone} aria-hidden="true">
        <Icon name={icon} className="size-5" />
      </span>
      <div className="deposit-record-words">
        <p className="profile-row-title">{title}</p>
        <p className="profile-hint" suppressHydrationWarning>
          {format.dateTime(at)}
        </p>
        <CopyNumber number={number} />
      </div>
      <div className="deposit-record-end">
        {isNothing ? (
          <s className="deposit-record-amount">{amount}</s>
        ) : (
          <span className="deposit-record-amount">{amount}</span>
        )}
        <Badge tone={tone}>{pill}</Badge>
      </div>
      {children}
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
