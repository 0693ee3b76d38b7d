import { openPaymentCase, type PaymentHeard } from '@oriel/domain/payment'
import { askStatus, type Desk } from './drive.ts'
import { pullArrivals } from './pull.ts'

/**
 * Follows what a provider told. It is a hint: the provider is asked, and what it says then counts.
 * Where it does not answer now, its feed will.
 */
export async function hearPayments(
  desk: Desk,
  { linkId, eventId, news }: PaymentHeard,
): Promise<void> {
  const about = news.filter((one) => one.about === 'order')
  const references = new Set(about.flatMap(({ reference }) => reference ?? []))
  const known = new Map<string, bigint>()
  for (const reference of references) {
    for (const one of (await askStatus(desk, linkId, reference)) ?? []) {
      known.set(one.providerTx, one.amount)
    }
  }
  const isUnnamed = about.some(({ reference }) => reference === null)
  if (isUnnamed) await pullArrivals(desk, linkId)
  for (const { providerTx, amount, currency } of about) {
    const status = known.get(providerTx)
    if (status === undefined || String(status) === amount) continue
    const detail = { tx: providerTx, told: `${amount} ${currency}`, status: String(status) }
    await openPaymentCase(desk.database.rows, { linkId, kind: 'hook', subject: eventId, detail })
  }
}
