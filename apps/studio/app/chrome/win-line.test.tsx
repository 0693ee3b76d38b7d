import { createText } from '@oriel/i18n/text'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { SeatContext, type Seat } from '../lib/seat.ts'
import { TextContext } from '../lib/text.tsx'
import { isCelebrated, WinLine } from './win-line.tsx'

const seat = { state: { currency: 'USD' } } as Seat
const render = (stake: bigint, payout: bigint | null): string =>
  renderToStaticMarkup(
    <TextContext value={createText('en_US', {})}>
      <SeatContext value={seat}>
        <WinLine stake={stake} payout={payout}>
          what happened
        </WinLine>
      </SeatContext>
    </TextContext>,
  )

test.each([
  [10_000n, null, false],
  [10_000n, 0n, false],
  [10_000n, 4_000n, false],
  [10_000n, 10_000n, false],
  [10_000n, 10_001n, true],
])('a stake of %i that pays %s is celebrated: %s', (stake, payout, isIt) => {
  expect(isCelebrated({ stake, payout })).toBe(isIt)
  expect(render(stake, payout).includes('data-celebrated')).toBe(isIt)
})

test('a payout below the stake is shown plainly and at once', () => {
  expect(render(10_000n, 4_000n)).toContain('<span aria-hidden="true">$0.40</span>')
  expect(render(10_000n, 0n)).not.toContain('$')
})
