import type { DepositState } from '@oriel/contract/member/deposit'
import { Button, buttonClass } from '@oriel/ui/form/button'
import { Icon } from '@oriel/ui/picture/icon'
import { useText } from '@oriel/web/text'
import { useEffect, useRef } from 'react'
import { Link } from 'react-router'
import { useFormat } from '../../platform/use-format.ts'
import type { Order, OrderRead } from './deposit-types.ts'
import { OrderHelp } from './order-help.tsx'
import { OrderSteps } from './order-steps.tsx'
import { OrderReceipt } from './order-receipt.tsx'
import { hasCost, isLive, notesOf, STATE_WORDS } from './order-state.ts'
import { PayCard } from './pay-card.tsx'
import { CopyNumber } from './record-list.tsx'

const IS_PAID: ReadonlySet<DepositState> = new Set(['seen', 'credited'])

type OrderBodyProps = { read: OrderRead; onChanged: () => void; onNew: () => void }

/** Where an order stands, what to pay while it waits, and the ways on once it is over. */
export function OrderBody({ read, onChanged, onNew }: OrderBodyProps) {
  const { t } = useText()
  const { order } = read
  const live = isLive(order.state)
  return (
    <div className="deposit-columns">
      <div className="deposit-column">
        <OrderHead order={order} />
        {IS_PAID.has(order.state) && <OrderReceipt order={order} />}
        {order.state === 'awaiting' && <PayCard read={read} onOver={onChanged} />}
        {!live && (
          <div className="deposit-ways">
            <Button onClick={onNew}>{t('deposit.again')}</Button>
            <Link to="/user/MyWallet" className={buttonClass('ghost')}>
              {t('wallet.open')}
            </Link>
          </div>
        )}
      </div>
      <div className="deposit-column">
        <OrderSteps order={order} onChanged={onChanged} />
        {live && <OrderHelp number={order.number} />}
      </div>
    </div>
  )
}

/** Readers hear it once for each state, and nothing in between. */
function OrderHead({ order }: { order: Order }) {
  const { t } = useText()
  const format = useFormat()
  const { state, currency } = order
  const { icon, tone, title, text } = STATE_WORDS[state]
  const amount = format.money(order.received, currency)
  const asked = format.money(order.asked, currency)
  const inWallet = format.money(order.to_wallet, currency)
  const time = format.time(order.expires_at)
  const head = useRef<HTMLElement>(null)
  useEffect(() => {
    // The form that was sent is gone, and the focus with it.
    if (document.activeElement === document.body) head.current?.focus()
  }, [])
  return (
    <section ref={head} tabIndex={-1} className="profile-card deposit-head" data-tone={tone}>
      <div className="deposit-head-sign" aria-hidden="true">
        {state === 'created' ? (
          <span className="spinner" />
        ) : (
          <Icon name={icon} className="size-6" />
        )}
      </div>
      <div className="deposit-head-words">
        {/* oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- an output holds no heading */}
        <div role="status">
          <h2 className="deposit-head-title">{t(title, { amount })}</h2>
          {!hasCost(order) && (
            <p className="profile-card-text" suppressHydrationWarning>
              {t(text, { time })}
            </p>
          )}
          {notesOf(order).map((note) => (
            <p key={note} className="deposit-head-note">
              {t(note, { asked, amount: inWallet })}
            </p>
          ))}
        </div>
        <CopyNumber number={order.number} />
      </div>
    </section>
  )
}
