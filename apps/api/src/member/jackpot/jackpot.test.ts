import { getJackpotCall } from '@oriel/contract/member/jackpot'
import { newId } from '@oriel/core/id'
import { money, parseUnits, writeUnits } from '@oriel/core/money'
import { expectDone } from '@oriel/core/outcome'
import { ORIEL } from '@oriel/dev-world/cast'
import { contributeToJackpot } from '@oriel/domain/jackpot'
import { houseAccount } from '@oriel/ledger/chart'
import { createLedger } from '@oriel/ledger/ledger'
import { readBalance } from '@oriel/ledger/reading'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { openDoor, SITE_TWO, type OpenDoor, type Request } from '../../testing/open-door.ts'

type Wire = {
  jackpot_amount_total: string
  currency: string
  tiers: { name: string; amount: string }[]
  version: number
}

let door: OpenDoor
beforeAll(async () => {
  door = await openDoor()
})
afterAll(() => door.close())

async function jackpot(request: Request = {}): Promise<Wire> {
  const said = await door.say(getJackpotCall, request)
  expect([said.status, said.body.code]).toEqual([200, 100])
  return said.body.data as Wire
}

describe('[S7.029] [S3.034] the jackpot', () => {
  test('is what the ledger holds, as a decimal string', async () => {
    const { currency, jackpot_amount_total, version } = await jackpot({ body: { currency: 'USD' } })
    const units = await readBalance(door.database.rows, houseAccount(ORIEL, 'jackpot', 'USD'))
    expect({ currency, jackpot_amount_total, version }).toEqual({
      currency: 'USD',
      jackpot_amount_total: '12845930.5500',
      version: 1,
    })
    expect(writeUnits(units)).toBe(jackpot_amount_total)
  })

  test('has tiers that sum to the total', async () => {
    const { tiers, jackpot_amount_total } = await jackpot({ body: { currency: 'USD' } })
    expect(tiers.map(({ name }) => name)).toEqual(['grand', 'major', 'minor', 'mini'])
    const sum = tiers.reduce((units, { amount }) => units + (parseUnits(amount) ?? 0n), 0n)
    expect(writeUnits(sum)).toBe(jackpot_amount_total)
  })

  test('changes only by a contribution, which raises its version', async () => {
    const body = { currency: 'GP' }
    const before = await jackpot({ body })
    expect(await jackpot({ body })).toEqual(before)
    const till = { database: door.database, ledger: createLedger(door.database) }
    const cause = { kind: 'round', id: newId() } as const
    const contribution = { siteId: ORIEL, amount: money(12_345n, 'GP'), cause }
    expectDone(await contributeToJackpot(till, contribution))
    const after = await jackpot({ body })
    const grown = (parseUnits(before.jackpot_amount_total) ?? 0n) + 12_345n
    expect(after.jackpot_amount_total).toBe(writeUnits(grown))
    expect(after.version).toBe(before.version + 1)
  })

  test('differs from site to site', async () => {
    const body = { currency: 'VND' }
    const [one, two] = [await jackpot({ body }), await jackpot({ body, host: SITE_TWO })]
    expect([one.jackpot_amount_total, two.jackpot_amount_total]).toEqual([
      '1284593055.0000',
      '256918611.0000',
    ])
  })

  test('is in the member’s currency when none is asked for', async () => {
    const member = await door.signIn('meilin')
    expect(await jackpot({ member })).toMatchObject({ currency: 'RMB' })
    expect(await jackpot({ member, headers: { lang: 'ja_JP' } })).toMatchObject({ currency: 'RMB' })
  })

  test.each([
    ['S9.044', 'zh_TW', 'RMB'],
    ['S9.045', 'zh_CN', 'RMB'],
    ['S9.046', 'en_US', 'USD'],
    ['S9.047', 'vi_VN', 'VND'],
    ['S9.048', 'ko_KR', 'WON'],
    ['S9.049', 'ja_JP', 'JPY'],
    ['S9.050', 'th_TH', 'THB'],
    ['S9.051', 'hi_IN', 'INR'],
    ['S9.052', 'ta_IN', 'INR'],
    ['S9.053', 'my_MM', 'MMK'],
    ['S9.054', 'bn_BD', 'BDT'],
  ])('[%s] is shown to a guest who reads %s in %s', async (_, lang, currency) => {
    expect(await jackpot({ headers: { lang } })).toMatchObject({ currency })
  })
})
