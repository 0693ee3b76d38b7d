import { createHash, createHmac } from 'node:crypto'
import { drawFrom } from '@oriel/core/chance/draw'
import { drawAmounts } from '@oriel/core/chance/red-envelope'
import { expect, test } from 'vitest'
import { drawAgain, type Proof } from './draw-again.ts'

const SEED = 'ac'.repeat(32)
const ID = '00000000-0000-7000-8000-000000000001'
const MEMBER = '00000000-0000-7000-8000-0000000000aa'

/** As the server draws it, with its own hash functions. */
function proofOf(slots: number): Proof & { readonly seed: string } {
  const hmac = (text: string): Buffer => createHmac('sha256', SEED).update(text).digest()
  const shape = { total: slots * 2_000, slots, least: 200, most: 50_000 }
  const amounts = drawAmounts(
    drawFrom((block) => hmac(`${ID}:${block}`)),
    shape,
  )
  const no = Number(BigInt(`0x${hmac(MEMBER).toString('hex')}`) % BigInt(slots))
  return {
    id: ID,
    currency: 'USD',
    total: BigInt(shape.total) * 100n,
    slots,
    least: 20_000n,
    most: 5_000_000n,
    opens_at: new Date(0),
    end_at: '2026-11-15T21:46:00-04:00',
    seed_hash: createHash('sha256').update(SEED).digest('hex'),
    seed: SEED,
    amounts: amounts.map((coins) => BigInt(coins) * 100n),
    claimed: 1,
    member_id: MEMBER,
    own: { no: (no + 2) % slots, amount: 1n, claimed_at: new Date(0) },
  }
}

test.each([1, 3, 200, 5_000])(
  '%i amounts drawn in a browser are those of the server',
  async (slots) => {
    const verdict = await drawAgain(proofOf(slots))
    expect(verdict).toMatchObject({ isHash: true, areAmounts: true, taken: 2 % slots })
  },
)

test('one unit more in one slot, or another seed, is seen', async () => {
  const proof = proofOf(50)
  const amounts = proof.amounts.with(7, (proof.amounts[7] ?? 0n) + 100n)
  expect((await drawAgain({ ...proof, amounts })).areAmounts).toBe(false)
  const other = await drawAgain({ ...proof, seed: 'ad'.repeat(32) })
  expect(other).toMatchObject({ isHash: false, areAmounts: false })
})
