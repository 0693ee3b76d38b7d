import { writeUnits, type Units } from '@oriel/core/money'
import { Countdown } from '@oriel/ui/feedback/countdown'
import { buttonClass } from '@oriel/ui/form/button'
import { Icon } from '@oriel/ui/picture/icon'
import { useText } from '@oriel/web/text'
import { useFormat } from '../../platform/use-format.ts'
import { CopyRow } from './copy-row.tsx'
import type { Instructions, Order, OrderRead } from './deposit-types.ts'
import { QrCode } from './qr-code.tsx'

type PayCardProps = {
  read: OrderRead
  /** The time is over: the order may have ended. */
  onOver: () => void
}

/** What to pay, where, and how long there is for it. */
export function PayCard({ read, onOver }: PayCardProps) {
  const { t } = useText()
  const { order, read_at: readAt } = read
  if (!order.instructions) return null
  return (
    <section className="profile-card" aria-label={t('deposit.instructions')}>
      <p className="deposit-left">
        <Icon name="clock" className="size-5" />
        <span aria-hidden="true">{t('deposit.left')}</span>
        <Countdown
          endsAt={order.expires_at.getTime()}
          serverNow={readAt.getTime()}
          label={t('deposit.left')}
          onEnd={onOver}
        />
      </p>
      <HowToPay order={order} instructions={order.instructions} />
    </section>
  )
}

function HowToPay({ order, instructions }: { order: Order; instructions: Instructions }) {
  switch (instructions.kind) {
    case 'bank':
    case 'qr':
      return <Transfer order={order} instructions={instructions} />
    case 'redirect':
      return <ProviderPage order={order} url={instructions.url} />
    case 'crypto':
      return <Coins order={order} instructions={instructions} />
  }
}

type TransferProps = {
  order: Order
  instructions: Extract<Instructions, { kind: 'bank' | 'qr' }>
}

function Transfer({ order, instructions }: TransferProps) {
  const { t } = useText()
  const format = useFormat()
  const { bank, account, holder, message } = instructions
  const amount = format.money(order.to_pay, order.currency)
  return (
    <div className="deposit-pay" data-code={order.qr !== null || undefined}>
      {order.qr !== null && (
        <QrCode
          text={order.qr}
          label={t('deposit.qr_label', { amount })}
          name={order.number}
          caption={
            <>
              <strong>{amount}</strong>
              <span>{t('deposit.scan')}</span>
            </>
          }
        />
      )}
      <dl className="deposit-rows">
        <CopyRow label={t('deposit.bank')} value={bank} copied={null} />
        <CopyRow
          label={t('deposit.account')}
          value={account}
          copied={account.replaceAll(' ', '')}
        />
        <CopyRow label={t('deposit.holder')} value={holder} />
        <CopyRow
          label={t('deposit.pay_amount')}
          value={amount}
          copied={plainAmount(order.to_pay)}
        />
        {message !== null && <CopyRow label={t('deposit.message')} value={message} />}
      </dl>
      <Careful>
        {message === null
          ? t('deposit.exact_amount', { amount })
          : t('deposit.exact_message', { amount, message })}
      </Careful>
    </div>
  )
}

function ProviderPage({ order, url }: { order: Order; url: string }) {
  const { t } = useText()
  const format = useFormat()
  return (
    <div className="deposit-pay">
      <dl className="deposit-rows">
        <CopyRow
          label={t('deposit.pay_amount')}
          value={format.money(order.to_pay, order.currency)}
          copied={null}
        />
      </dl>
      <p className="profile-card-text">{t('deposit.redirect_text')}</p>
      <a href={url} rel="noreferrer" className={buttonClass('primary', 'button-large')}>
        <Icon name="external" />
        {t('deposit.redirect_go')}
      </a>
    </div>
  )
}

type CoinsProps = { order: Order; instructions: Extract<Instructions, { kind: 'crypto' }> }

function Coins({ order, instructions }: CoinsProps) {
  const { t } = useText()
  const format = useFormat()
  const { coin, network, address, coins, rate, rated_at: ratedAt } = instructions
  const amount = `${coins} ${coin}`
  return (
    <div className="deposit-pay" data-code>
      <QrCode
        text={order.qr ?? address}
        label={t('deposit.address_label', { network })}
        name={order.number}
        caption={<strong>{amount}</strong>}
      />
      <dl className="deposit-rows">
        <CopyRow label={t('deposit.network')} value={network} copied={null} />
        <CopyRow label={t('deposit.address')} value={address} />
        <CopyRow label={t('deposit.pay_amount')} value={amount} copied={coins} />
        <CopyRow
          label={t('deposit.rate')}
          value={t('deposit.rate_value', {
            coin,
            price: `${rate} ${order.currency}`,
            time: format.time(ratedAt),
          })}
          copied={null}
        />
      </dl>
      <Careful>{t('deposit.crypto_only', { coin, network })}</Careful>
    </div>
  )
}

const Careful = ({ children }: { children: string }) => (
  <p className="deposit-careful">
    <Icon name="warning" className="size-5" />
    <span>{children}</span>
  </p>
)

/** As a bank's app takes it: no groups, a point, and no more zeros than it needs. */
const plainAmount = (units: Units): string => writeUnits(units).replace(/\.?0+$/, '')
