import type { MessageId } from '@oriel/i18n/message-id'
import type { Text } from '@oriel/i18n/text'
import type { DerbyOutcome } from '../../../src/games/derby/rules.ts'
import { runnersOn, type Kind } from './pays.ts'

type Say = Text['t']

const KIND_NAMES: Readonly<Record<Kind, MessageId>> = {
  win: 'derby.win',
  'top-two': 'derby.top_two',
  'top-three': 'derby.top_three',
}
const SPOT_NAMES: Readonly<Record<string, MessageId>> = {
  win: 'derby.on_win',
  'top-two': 'derby.on_two',
  'top-three': 'derby.on_three',
  exacta: 'derby.on_exacta',
}

export const kindName = (t: Say, kind: Kind): string => t(KIND_NAMES[kind])

/** "3 to win", "3 first, 5 second". */
export function spotName(t: Say, spot: string): string {
  const [first = 0, second = 0] = runnersOn(spot)
  return t(SPOT_NAMES[spot.split(':')[0] ?? ''] ?? 'derby.on_win', { first, second })
}

/** "3 wins, 5 is second, 1 third". */
export function resultWords(t: Say, { order: [first = 0, second = 0, third = 0] }: DerbyOutcome) {
  return t('derby.result', { first, second, third })
}

/** All eight as they came in: "3-5-1-8-2-4-6-7". */
export const orderText = ({ order }: DerbyOutcome): string => order.join('-')
