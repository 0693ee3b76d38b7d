import { newId } from '@oriel/core/id'
import { expectDone } from '@oriel/core/outcome'
import { askedOf, createOuthouse, FIRST, goOn, type Outhouse } from '@oriel/domain/testing/outhouse'
import type { SendFate } from '@oriel/domain/testing/sent-outside'
import { expect, test } from 'vitest'
import { holdWithdrawal } from './ask.ts'
import { approveWithdrawal } from './decide.ts'
import type { OutDesk } from './desk.ts'
import { sweepWithdrawals } from './drive.ts'
import { sweepPayouts } from './pay.ts'
import type { Withdrawal } from './rules.ts'

/** The process is gone: nothing after this line happened. */
class Death extends Error {}
const isDeath = (error: unknown): boolean =>
  error instanceof Death || (error instanceof AggregateError && error.errors.every(isDeath))

const MUCH = 5_000_000n
const ASKED = 1_500_000n
const NET = ASKED - 20_000n
const FATES: readonly SendFate[] = ['answered', 'lost', 'cut', 'late']

/** W1 to W9: asked for, checked, approved by two, sent and paid. */
async function run(house: Outhouse, desk: OutDesk, made: Withdrawal): Promise<void> {
  await sweepWithdrawals(desk)
  await approve(house, made)
  await sweepWithdrawals(desk)
  await sweepPayouts(desk)
}

async function approve(house: Outhouse, made: Withdrawal): Promise<void> {
  for (let people = 0; people < 2; people += 1) {
    const by = { staff: newId(), because: 'looked at it', now: new Date() }
    await house.database.transaction((work) => approveWithdrawal(work, house.ledger, made, by))
  }
}

const askOne = async (house: Outhouse): Promise<Withdrawal> =>
  expectDone(await holdWithdrawal(house.desk, askedOf(await house.holder(MUCH), ASKED)))

/** What processes do that come after. */
async function comeAfter(house: Outhouse, made: Withdrawal): Promise<void> {
  house.first.plan(() => 'answered')
  await goOn(house, 1)
  await approve(house, made)
  await goOn(house, 1)
  house.first.arrive()
  await goOn(house, 2)
}

test('whoever dies at any boundary, whatever became of the call, it is paid once', async () => {
  const house = await createOuthouse()
  const passed: string[] = []
  const at = (boundary: string): void => void passed.push(boundary)
  await run(house, { ...house.desk, at }, await askOne(house))
  expect(new Set(passed)).toEqual(
    new Set([
      'take',
      'before screening',
      'after screening',
      'before checked',
      'checked',
      'before payouts',
      'payouts made',
      'take payout',
      'before send',
      'after send',
      'before ask',
      'after ask',
      'ended',
    ]),
  )
  const ended: string[] = []
  let paid = 0n
  for (const fate of FATES) {
    for (let number = 0; number <= passed.length; number += 1) {
      ended.push(await dieAt(house, await askOne(house), number, fate))
      paid += NET
    }
  }
  expect(await house.judge()).toEqual([])
  expect(new Set(ended)).toEqual(new Set([`paid ${ASKED}, left ${MUCH - ASKED}, held 0`]))
  expect(house.first.paid).toBe(paid + NET)
  const cost = 120n * BigInt(ended.length + 1)
  expect(await house.facing('clearing', FIRST)).toBe(paid + NET + cost)
  await house.database.drop()
})

async function dieAt(
  house: Outhouse,
  made: Withdrawal,
  number: number,
  fate: SendFate,
): Promise<string> {
  let asked = 0
  house.first.plan(() => {
    asked += 1
    return asked === 1 ? fate : 'answered'
  })
  let count = 0
  const die = (): void => {
    count += 1
    if (count > number) throw new Death()
  }
  await run(house, { ...house.desk, at: die }, made).catch((error: unknown) => {
    if (!isDeath(error)) throw error
  })
  await comeAfter(house, made)
  const { state, settled, memberId } = await house.read(made)
  const left = await house.balance('available', memberId)
  return `${state} ${settled}, left ${left}, held ${await house.balance('held', memberId)}`
}
