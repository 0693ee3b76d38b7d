import { idOf, openPaymentCase, type PaymentHeard } from '@oriel/domain/payment'
import { findAmounts } from './arrivals.ts'
import { askStatus, type Desk } from './drive.ts'
import { pullArrivals } from './pull.ts'

type Pull = (linkId: string) => Promise<unknown>

/**
 * Follows what a provider told. It is a hint: what is final here already is compared, unless it is
 * taken back; else the feed is read, and where that has nothing of it the provider is asked about
 * the order.
 */
export async function hearPayments(
  desk: Desk,
  { linkId, eventId, news }: PaymentHeard,
  pull: Pull = (id) => pullArrivals(desk, id),
): Promise<void> {
  const about = news.filter((one) => one.about === 'order')
  const known = new Map<string, bigint>()
  const look = async (): Promise<PaymentHeard['news']> => {
    const found = await findAmounts(desk.database.rows, linkId, about.map(txOf))
    for (const [tx, amount] of found) known.set(tx, amount)
    return about.filter((one) => !known.has(txOf(one)))
  }
  const isBack = about.some((one) => one.isBack)
  if ((await look()).length > 0 || isBack) {
    await pull(linkId)
    for (const reference of new Set((await look()).flatMap((one) => one.reference ?? []))) {
      for (const one of (await askStatus(desk, linkId, reference)) ?? []) {
        known.set(idOf(one.providerTx), one.amount)
      }
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
