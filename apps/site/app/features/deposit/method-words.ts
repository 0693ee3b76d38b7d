import type { DepositKind } from '@oriel/contract/member/deposit'
import type { MessageId } from '@oriel/i18n/message-id'
import type { Text } from '@oriel/i18n/text'
import type { IconName } from '@oriel/ui/picture/icon'

type KindWords = {
  readonly icon: IconName
  readonly title: MessageId
  readonly text: MessageId
  /** On the button that makes the order. */
  readonly act: MessageId
}

export const KIND_WORDS: Readonly<Record<DepositKind, KindWords>> = {
  bank: {
    icon: 'bank',
    title: 'deposit.kind_bank',
    text: 'deposit.kind_bank_text',
    act: 'deposit.show_bank',
  },
  qr: {
    icon: 'qr',
    title: 'deposit.kind_qr',
    text: 'deposit.kind_qr_text',
    act: 'deposit.show_qr',
  },
  redirect: {
    icon: 'wallet',
    title: 'deposit.kind_redirect',
    text: 'deposit.kind_redirect_text',
    act: 'deposit.show_redirect',
  },
  crypto: {
    icon: 'coin',
    title: 'deposit.kind_crypto',
    text: 'deposit.kind_crypto_text',
    act: 'deposit.show_crypto',
  },
}

const MINUTE_S = 60

/** How long it usually takes. */
export const promiseText = (promisedS: number, t: Text['t']): string =>
  promisedS <= MINUTE_S
    ? t('deposit.usual_soon')
    : t('deposit.usual', { minutes: Math.ceil(promisedS / MINUTE_S) })
