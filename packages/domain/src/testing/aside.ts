import { plant } from '@oriel/dev-world/testing/plant'
import { toldDatabase } from '@oriel/dev-world/testing/test-db'
import { sweepParked, sweepRefunds } from '@oriel/domain/arrival'
import type { Actor } from '@oriel/domain/command'
import { pullArrivals } from '@oriel/domain/deposit'
import type { PaymentCaps } from '@oriel/domain/payment'
import {
  commands,
  decideProposal,
  makeProposal,
  type ProposalId,
  type Vote,
} from '@oriel/domain/proposal'
import { openTestOffice } from './office.ts'
import { HERE, LINK, openPayhouse } from './payhouse.ts'

const WHY = 'payer, amount and time agree'
const NOW = new Date('2026-11-19T12:00:00.000Z')
type Permission = 'arrival.give' | 'arrival.send_back'

/** A house with money that nobody was credited with, and the two people who decide about it. */
export type Aside = Awaited<ReturnType<typeof openAside>>

export async function openAside(caps: Partial<PaymentCaps> = {}) {
  const house = await openPayhouse(await toldDatabase(), caps)
  const bank = await house.method()
  const office = openTestOffice(house.database, 8)
  const maker = await office.actor('pham.ha')
  const checker = await office.actor('tran.lan')

  const parked = () =>
    house.database.rows.selectFrom('parked_arrivals').selectAll().orderBy('entered_at').execute()
  async function one() {
    const [only, ...more] = await parked()
    if (!only || more.length > 0) throw new Error(`${more.length + 1} are set aside`)
    return only
  }
  const work = async (): Promise<void> => {
    await sweepParked(house.desk)
    await sweepRefunds(house.desk)
  }
  function propose(actor: Actor, permission: Permission, input: object) {
    const found = commands.get(permission)
    if (!found) throw new Error(`there is no ${permission}`)
    return makeProposal(office.tools, actor, { one: found, input, siteId: HERE }, WHY, NOW)
  }
  async function vote(actor: Actor, id: ProposalId, given: Vote = 'yes') {
    const { command_hash: hash } = await office.office.rows
      .selectFrom('proposals')
      .select('command_hash')
      .where('id', '=', id)
      .executeTakeFirstOrThrow()
    const input = { id, vote: given, reason: WHY, hash }
    return decideProposal(office.tools, commands, actor, input, NOW)
  }
  return {
    house,
    bank,
    office,
    maker,
    checker,
    one,
    work,
    propose,
    vote,
    refunds: () => house.database.rows.selectFrom('payment_refunds').selectAll().execute(),
    /** Time passes for whatever rests. */
    wake: () =>
      plant(
        house.database,
        'UPDATE payment_refunds SET due_at = house_now(), taken_until = NULL WHERE ended_at IS NULL',
        'UPDATE parked_arrivals SET due_at = house_now() WHERE due_at IS NOT NULL',
      ),
    /** Two people agree, and the worker does it. */
    async agree(permission: Permission, input: object) {
      const made = await propose(maker, permission, { parked_id: (await one()).id, ...input })
      if (!made.ok) return made
      const voted = await vote(checker, made.value)
      await work()
      return voted
    },
    /** Somebody pays under a reference that nobody has. */
    async paidToNobody(amount = 500_000n, more: object = {}): Promise<void> {
      house.outside.pay({ tx: 'one', reference: 'ORNOBODY', amount, ...more })
      await pullArrivals(house.desk, LINK)
    },
    async close(): Promise<void> {
      await office.close()
      await house.database.drop()
    },
  }
}
