import { forEachOf } from '@oriel/core/each'
import { houseNow } from '@oriel/db/clock'
import type { Work } from '@oriel/db/database'
import { announce } from '@oriel/db/outbox'
import { readPersonal } from '@oriel/domain/member'
import { findMethods, listPaymentMethods, openPaymentCase } from '@oriel/domain/payment'
import { backoffMs } from '@oriel/domain/provider'
import { setMemberStateWithin } from '@oriel/domain/session'
import { flagsOf } from '@oriel/domain/site'
import { decisive, judge, type Check } from './check-rules.ts'
import type { OutDesk } from './desk.ts'
import { endRefused } from './end.ts'
import { changedFact } from './fact.ts'
import { readFacts } from './facts.ts'
import * as payouts from './payout-store.ts'
import { partsOf, peopleFor, promiseS, type Withdrawal, type WithdrawalId } from './rules.ts'
import * as store from './store.ts'

/**
 * Takes up a withdrawal that is due: checks it, or makes the payouts of one that is approved. Safe
 * to call at any time by anybody: who is not the one it belongs to does nothing.
 */
export async function driveWithdrawal(desk: OutDesk, id: WithdrawalId): Promise<void> {
  await desk.at?.('take')
  const withdrawal = await store.take(desk.database.rows, id)
  if (!withdrawal) return
  if (withdrawal.state === 'checking') await check(desk, withdrawal)
  else if (withdrawal.state === 'approved') await makePayouts(desk, withdrawal)
}

/** W2, W3 and the refusals of W4. Nothing follows from a service that has not answered. */
async function check(desk: OutDesk, withdrawal: Withdrawal): Promise<void> {
  const { database, keys } = desk
  const { siteId, memberId } = withdrawal
  const personal = await readPersonal(database.rows, keys, memberId)
  const person = { name: personal.name ?? null, birthday: personal.birthday ?? null }
  await desk.at?.('before screening')
  const said = await desk.screening.check({ siteId, memberId, ...person })
  await desk.at?.('after screening')
  if (said.kind !== 'done') {
    return store.rest(database.rows, withdrawal, backoffMs(withdrawal.tries))
  }
  const checks = judge(await readFacts(database.rows, withdrawal, said.value))
  await desk.at?.('before checked')
  await database.transaction((work) => settle(work, desk, withdrawal, checks))
  await desk.at?.('checked')
}

async function settle(
  work: Work,
  desk: OutDesk,
  { id, tries, siteId }: Withdrawal,
  checks: readonly Check[],
): Promise<void> {
  const withdrawal = await store.lock(work, id)
  // Somebody was faster, or the member has taken it back.
  if (withdrawal?.state !== 'checking' || withdrawal.tries !== tries) return
  const flags = await flagsOf(work, siteId)
  const people = peopleFor(withdrawal, checks, flags)
  const because = decisive(checks)
  if (because?.says === 'refuse') {
    const kept = await store.change(work, id, { checks, people })
    // Whoever stands on a list is told nothing that would warn them.
    const reason = because.rule === 'screening' ? 'account_checks' : because.rule
    await endRefused(work, desk.ledger, kept, { reason, by: null })
    if (because.rule === 'screening') await freezeListed(work, kept)
    return
  }
  const isApproved = people === 0
  const name = isApproved ? 'sending' : 'review'
  const changed = await store.change(work, id, {
    checks,
    people,
    state: isApproved ? 'approved' : 'review',
    reason: isApproved ? null : (because?.rule ?? 'amount'),
    stage: { name, promiseS: promiseS(name, flags) },
    isDue: isApproved,
  })
  await announce(work, changedFact(changed))
}

/** Who stands on a list of sanctions does nothing more here until people have looked at it. */
async function freezeListed(work: Work, withdrawal: Withdrawal): Promise<void> {
  const { siteId, memberId: id, number, methodId } = withdrawal
  const by = { staff: 'screening', because: 'on a list of sanctions', now: await houseNow(work) }
  await setMemberStateWithin(work, { id, siteId, state: 'frozen' }, by)
  const linkId = (await findMethods(work, [methodId])).get(methodId)?.linkId
  if (!linkId) return
  const detail = { number, rule: 'screening' }
  await openPaymentCase(work, { linkId, kind: 'payout', subject: `listed:${number}`, detail })
}

/** W7: one payout for each part, written down before any provider is asked. */
async function makePayouts({ database, payments, at }: OutDesk, { id }: Withdrawal): Promise<void> {
  const port = await portOf({ database, payments }, id)
  await at?.('before payouts')
  await database.transaction(async (work) => {
    const withdrawal = await store.lock(work, id)
    if (withdrawal?.state !== 'approved' || !port) return
    const { siteId, currency, amount, fee } = withdrawal
    const parts = partsOf(amount - fee, port.max, port.step)
    await payouts.insert(
      work,
      parts.map((units, index) => ({
        withdrawalId: id,
        siteId,
        part: index + 1,
        linkId: port.linkId,
        currency,
        amount: units,
        restMs: 0,
      })),
    )
    const changed = await store.change(work, id, { state: 'sending', isDue: false })
    await announce(work, changedFact(changed))
  })
  await at?.('payouts made')
}

async function portOf(
  { database, payments }: Pick<OutDesk, 'database' | 'payments'>,
  id: WithdrawalId,
) {
  const withdrawal = await store.find(database.rows, id)
  const methods = withdrawal && (await findMethods(database.rows, [withdrawal.methodId]))
  const method = withdrawal && methods?.get(withdrawal.methodId)
  const port = method && (await payments.port(method.linkId))
  return method && port ? { linkId: method.linkId, max: method.max, step: port.caps.step } : null
}

/** The links that may pay it, the chosen one first. */
export async function routeOf(work: Work, withdrawal: Withdrawal): Promise<string[]> {
  const { siteId, currency, kind, methodId } = withdrawal
  const own = (await findMethods(work, [methodId])).get(methodId)
  const methods = await listPaymentMethods(work, { siteId, direction: 'out', currency })
  const others = methods.filter((method) => method.kind === kind).map(({ linkId }) => linkId)
  return [...new Set([...(own ? [own.linkId] : []), ...others])]
}

const SWEPT_MAX = 200
const AT_ONCE = 8

export async function sweepWithdrawals(desk: OutDesk): Promise<number> {
  const due = await store.listDue(desk.database.rows, SWEPT_MAX)
  await forEachOf(due, AT_ONCE, (id) => driveWithdrawal(desk, id))
  return due.length
}

/** What is past its promise says so, and is a case. */
export const watchPromises = ({ database }: Pick<OutDesk, 'database'>): Promise<number> =>
  database.transaction(async (work) => {
    const late = await store.markLate(work, SWEPT_MAX)
    const methods = await findMethods(
      work,
      late.map(({ methodId }) => methodId),
    )
    for (const one of late) {
      const linkId = methods.get(one.methodId)?.linkId
      const detail = { number: one.number, stage: one.stages.at(-1)?.stage ?? 'none' }
      if (linkId) {
        await openPaymentCase(work, { linkId, kind: 'payout', subject: one.number, detail })
      }
      await announce(work, changedFact(one))
    }
    return late.length
  })
