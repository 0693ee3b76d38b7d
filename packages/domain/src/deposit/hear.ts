import { idOf, openPaymentCase, type PaymentHeard } from '@oriel/domain/payment'
import { findAmounts } from './arrivals.ts'
import { askStatus, type Desk } from './drive.ts'
import { pullArrivals } from './pull.ts'

type Pull = (linkId: string) => Promise<unknown>

/**
 * Follows what a provider told. It is a hint: the feed is read, and where that has nothing of it
 * the provider is asked about the order; what it says then counts. Many who are told of at one
 * moment share one reading of the feed.
 */
export async function hearPayments(
  desk: Desk,
  { linkId, eventId, news }: PaymentHeard,
  pull: Pull = (id) => pullArrivals(desk, id),
): Promise<void> {
  const about = news.filter((one) => one.about === 'order')
  if (about.length === 0) return
  await pull(linkId)
  const known = new Map(await findAmounts(desk.database.rows, linkId, about.map(txOf)))
  const unknown = about.filter((one) => !known.has(txOf(one)))
  for (const reference of new Set(unknown.flatMap((one) => one.reference ?? []))) {
    for (const one of (await askStatus(desk, linkId, reference)) ?? []) {
      known.set(idOf(one.providerTx), one.amount)
    }
  }
  for (const one of about) {
    const status = known.get(txOf(one))
    if (status === undefined || String(status) === one.amount) continue
    const told = `${one.amount} ${one.currency}`
    const detail = { tx: one.providerTx, told, status: String(status) }
    await openPaymentCase(desk.database.rows, { linkId, kind: 'hook', subject: eventId, detail })
  }
}

const txOf = ({ providerTx }: PaymentHeard['news'][number]): string => idOf(providerTx)
