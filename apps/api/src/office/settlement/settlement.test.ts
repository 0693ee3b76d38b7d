import { proposalCall, voteCall } from '@oriel/contract/office/proposal'
import {
  postSettlementLine,
  settlementFileCall,
  settlementFilesCall,
  settlementLinesCall,
} from '@oriel/contract/office/settlement'
import { expectDone } from '@oriel/core/outcome'
import { SETTLEMENT_HEADER } from '@oriel/domain/payment'
import { bringFile, compareFiles } from '@oriel/domain/settlement'
import { HERE, LINK, openPayhouse, type Payhouse } from '@oriel/domain/testing/payhouse'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openOffice, type Desk, type OpenOffice } from '../../testing/open-office.ts'

const WHY = 'the contract names this fee'
const TEXT = [
  SETTLEMENT_HEADER,
  '1,fee,,,USD,-30.0000,0.0000,-30.0000,2026-11-14T10:00:00Z,2026-11-14',
  '2,fee,,,USD,-250.0000,0.0000,-250.0000,2026-11-14T10:00:00Z,2026-11-14',
  '',
].join('\n')

let office: OpenOffice
let house: Payhouse
let id: string
let maker: Desk
let checker: Desk
beforeAll(async () => {
  office = await openOffice()
  house = await openPayhouse(office.database)
  maker = await office.signIn('pham.ha')
  checker = await office.signIn('tran.lan')
  const brought = { linkId: LINK, siteId: HERE, day: '2026-11-14', text: TEXT, by: 'worker' }
  id = expectDone(await bringFile(house, brought)).id
  await compareFiles(house.desk)
})
afterAll(() => office.close())

test('files are listed with what differs, opened by kind, and read line by line', async () => {
  const { list } = await maker.get<{ list: unknown[] }>(settlementFilesCall, {})
  expect(list).toMatchObject([{ id, link_id: LINK, state: 'done', line_count: 2, differ: 1 }])
  expect(await maker.get(settlementFileCall, { id })).toMatchObject({
    kinds: [{ kind: 'fee', currency: 'USD', lines: 2, matched: 1, differ: 1 }],
  })
  const differing = await maker.get(settlementLinesCall, { id })
  expect(differing).toMatchObject({ list: [{ line: 2, outcome: 'waits' }], next: null })
  const first = await maker.get(settlementLinesCall, { id, show: 'all', count: 1 })
  expect(first).toMatchObject({ list: [{ line: 1, outcome: 'posted' }], next: 1 })
})

test('who may not read them is told so, and a file of nobody is not there', async () => {
  const support = await office.signIn('mai.srisuk')
  expect((await support.say(settlementFilesCall, {})).status).toBe(403)
  const nobody = { id: '01900000-0000-7000-8000-000000000000' }
  expect((await maker.say(settlementFileCall, nobody)).body.code).toBe(101)
})

test('two agree to a large cost, and the worker has it to post', async () => {
  const input = { file_id: id, line: 2 }
  expect(await maker.get(postSettlementLine.preview, input)).toMatchObject({
    before: { state: 'waits', amount: '-250.00 USD' },
    after: { state: 'agreed' },
    journals: [],
  })
  const asked = { ...input, reason: WHY }
  const { proposal } = await maker.get<{ proposal: string }>(postSettlementLine.run, asked)
  const seen = await checker.get<{ hash: string }>(proposalCall, { number: proposal })
  const vote = { number: proposal, vote: 'yes', reason: WHY, hash: seen.hash }
  expect((await checker.say(voteCall, vote)).body).toMatchObject({ code: 100 })
  const lines = await maker.get(settlementLinesCall, { id })
  expect(lines).toMatchObject({ list: [{ line: 2, outcome: 'agreed' }] })
  expect((await maker.say(postSettlementLine.run, asked)).body.code).toBe(110)
})
