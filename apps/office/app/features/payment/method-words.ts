import type { MessageId } from '@oriel/i18n/message-id'
import type { Text } from '@oriel/i18n/text'
import type { Format } from '@oriel/web/format'
import type { Method } from './method-list.tsx'

const KINDS: Readonly<Record<string, MessageId>> = {
  bank: 'office.payment.kind_bank',
  qr: 'office.payment.kind_qr',
  redirect: 'office.payment.kind_redirect',
  crypto: 'office.payment.kind_crypto',
}

/** "In: bank transfer (bank-2)". */
export const wayOf = ({ direction, kind, code }: Method, { t }: Pick<Text, 't'>): string =>
  t(direction === 'in' ? 'office.payment.way_in' : 'office.payment.way_out', {
    kind: t(KINDS[kind] ?? 'office.payment.kind_redirect'),
    code,
  })

const PPM_OF_PERCENT = 10_000

/** "1.00 + 1.5 %"; a dash where it costs nothing. */
export function feeText(
  { fee_fixed: fixed, fee_ppm: ppm, currency }: Method,
  { money, number }: Pick<Format, 'money' | 'number'>,
): string {
  const parts = [
    ...(fixed > 0n ? [money(fixed, currency)] : []),
    ...(ppm > 0 ? [`${number(ppm / PPM_OF_PERCENT)} %`] : []),
  ]
  return parts.length === 0 ? '–' : parts.join(' + ')
}
