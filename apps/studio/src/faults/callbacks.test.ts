import { houseBalanceCall } from '@oriel/contract/provider/seamless'
import { beforeEach, expect, test, vi } from 'vitest'
import type { AskHouse } from '../seamless/line.ts'
import { withFaults } from './callbacks.ts'
import { createFaults, type Fault } from './faults.ts'

const faults = createFaults('callbacks')
const heard: string[] = []
/** A house that hears everything and has seven. */
const house = (async (_call, input) => {
  heard.push((input as { member_ref: string }).member_ref)
  return { is: 'done', data: { balance: 70_000n } }
}) as AskHouse
const ask = withFaults(faults, house)
const anna = { member_ref: 'anna', currency: 'USD' } as const
const order = (kind: Fault['kind'], ms = 0) =>
  faults.set([{ path: '/seamless/v1/*', kind, percent: 100, times: 1, ms }])

beforeEach(() => {
  heard.length = 0
  faults.set([])
})

test('nothing ordered: the house is asked once, and its answer counts', async () => {
  expect(await ask(houseBalanceCall, anna)).toMatchObject({ is: 'done' })
  expect(heard).toEqual(['anna'])
})

test('lost: the house hears nothing, and nobody knows', async () => {
  order('lost')
  expect(await ask(houseBalanceCall, anna)).toMatchObject({ is: 'unclear' })
  expect(heard).toEqual([])
})

test('cut: the house has heard, and nobody knows', async () => {
  order('cut')
  expect(await ask(houseBalanceCall, anna)).toMatchObject({ is: 'unclear' })
  expect(heard).toEqual(['anna'])
})

test('twice: the house hears it twice, the answer is one', async () => {
  order('twice')
  expect(await ask(houseBalanceCall, anna)).toMatchObject({ is: 'done' })
  expect(heard).toEqual(['anna', 'anna'])
})

test('late: the house hears it after what was sent behind it', async () => {
  order('late', 50)
  expect(await ask(houseBalanceCall, anna)).toMatchObject({ is: 'unclear' })
  await ask(houseBalanceCall, { ...anna, member_ref: 'bela' })
  await vi.waitFor(() => expect(heard).toEqual(['bela', 'anna']))
})
