import type { Work } from '@oriel/db/database'
import { announce } from '@oriel/db/outbox'
import { closePaymentCase, findMethods } from '@oriel/domain/payment'
import type { Ledger } from '@oriel/ledger/ledger'
import { changedFact } from './fact.ts'
import { postRelease } from './post.ts'
import type { Withdrawal } from './rules.ts'
import * as store from './store.ts'

const ENDED = { name: 'ended', promiseS: 0 } as const

/** W4: all that was held is the member's again, with the reason they read. */
export async function endRefused(
  work: Work,
  ledger: Ledger,
  withdrawal: Withdrawal,
  { reason, by }: { readonly reason: string; readonly by: string | null },
): Promise<Withdrawal> {
  const { id, amount } = withdrawal
  await postRelease(work, ledger, withdrawal, amount)
  const ended = await store.change(work, id, {
    state: 'refused',
    reason,
    ...(withdrawal.people === null && { people: 0 }),
    ...(by !== null && { refusedBy: by }),
    released: amount,
    stage: ENDED,
    isDue: false,
    isEnded: true,
  })
  await closeLate(work, ended)
  await announce(work, changedFact(ended))
  return ended
}

/** W12 and W14: every part has ended. The fee of what was never paid is given back last. */
export async function endSent(
  work: Work,
  ledger: Ledger,
  withdrawal: Withdrawal,
  reason: string | null,
): Promise<Withdrawal> {
  const { id, settled, fee } = withdrawal
  const isPaid = settled > 0n
  if (!isPaid && fee > 0n) await postRelease(work, ledger, withdrawal, fee)
  const ended = await store.change(work, id, {
    state: isPaid ? 'paid' : 'failed',
    reason: withdrawal.released > 0n || !isPaid ? reason : null,
    ...(!isPaid && fee > 0n && { released: fee }),
    stage: ENDED,
    isEnded: true,
  })
  await closeLate(work, ended)
  await announce(work, changedFact(ended))
  return ended
}

/** Nobody waits for it any more: the case of its broken promise is over. */
async function closeLate(work: Work, { number, methodId, state }: Withdrawal): Promise<void> {
  const linkId = (await findMethods(work, [methodId])).get(methodId)?.linkId
  if (linkId) await closePaymentCase(work, { linkId, kind: 'payout', subject: number }, state)
}
