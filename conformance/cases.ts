import { numbered, type Numbered } from './case.ts'
import { amount } from './cases/amount.ts'
import { answer } from './cases/answer.ts'
import { cancelling } from './cases/cancel.ts'
import { crowd } from './cases/crowd.ts'
import { kick } from './cases/kick.ts'
import { launch } from './cases/launch.ts'
import { player } from './cases/player.ts'
import { round } from './cases/round.ts'
import { signature } from './cases/signature.ts'
import { status } from './cases/status.ts'
import { transfer } from './cases/transfer.ts'
import { wire } from './cases/wire.ts'

/** Everything a provider must do before a house gives it money. */
export const CASES: readonly Numbered[] = [
  signature,
  answer,
  wire,
  player,
  transfer,
  crowd,
  amount,
  cancelling,
  status,
  launch,
  kick,
  round,
].flatMap(numbered)

/** Those of a group, with a number, or with a word in what they say; all for no word. */
export function casesOf(only: string | undefined): readonly Numbered[] {
  if (only === undefined) return CASES
  const byName = CASES.filter(({ group, number }) => group === only || String(number) === only)
  return byName.length > 0 ? byName : CASES.filter(({ what }) => what.includes(only))
}
